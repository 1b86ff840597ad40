import type { Words } from '../words.ts';
import { app } from './app.ts';
import { table } from './table.ts';

export const en: Words = { app, table };
