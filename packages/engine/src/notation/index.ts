/** The `.r25` notation: text to typed objects and back. It knows how things are written, not what is legal. */
export { formatAnswer, formatCommand, readCommand } from './commands.ts';
export type { Can, Expectation, ExpectationKind } from './expectations.ts';
export { readFile, type SourceFile } from './file.ts';
export { formatFile, type GameText } from './format.ts';
export type { SourceGame } from './game.ts';
export { formatSheet } from './header.ts';
export type { NotationError, Place } from './line.ts';
export { type MacCard, PLAIN_CARDS, type PlainCard } from './mac.ts';
export { programOf } from './program.ts';
export { formatStatement, type Play, type ScriptLine, type Statement, type Unsayable } from './script.ts';
export { isSeed } from './seed.ts';
export { formatSquare, type Square } from './square.ts';
