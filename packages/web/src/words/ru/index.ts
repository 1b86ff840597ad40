import type { Words } from '../words.ts';
import { app } from './app.ts';
import { board } from './board.ts';
import { home } from './home.ts';
import { saves } from './saves.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';

export const ru: Words = { app, board, home, saves, settings, setup, table };
