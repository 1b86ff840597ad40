/** What the window has room for, as far as the table needs to know. */
import { below, from, mediaSignal } from '../app/media.ts';

/** Is there a column for rundown and notes? */
export const hasSide = mediaSignal(`${from('column')} and ${from('upright')}`);
/** Is there room for nothing but the board, the desk and a line of each other thing? */
export const isPhone = mediaSignal(`${below('tablet')}, ${below('upright')}`);
