/** Two small numbers in the one that a frame of the stack has room for: `first` below 32, as cells, tiles and characters are. */
export const pack = (first: number, second: number): number => (second << 5) | first;
export const firstIn = (detail: number): number => detail & 31;
export const secondIn = (detail: number): number => detail >> 5;
