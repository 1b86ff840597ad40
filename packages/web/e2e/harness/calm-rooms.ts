/** Rooms in which hardly anybody dies: a character that a test follows has to live for a while. */
export const CALM_ROOMS = { EM: 8, DA: 2, CL: 2, VX: 2, PR: 2, TU: 2, VI: 1, CO: 1, MO: 1, IL: 1, FL: 1 } as const;
