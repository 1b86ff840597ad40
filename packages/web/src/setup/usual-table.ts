import { openTable } from './open-table.ts';
import { USUAL_PLAN } from './plan.ts';

/** What `Play now` plays. */
export const openUsualTable = (): Promise<string> => openTable(USUAL_PLAN);
