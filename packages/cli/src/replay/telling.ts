import { type Event, formatSheet, type Game, type SourceGame, type Viewer } from '@room25/engine';
import { type Language, sentenceOf } from '@room25/text';
import { paletteOf } from '../terminal/palette.ts';
import { drawTable } from '../terminal/table.ts';

/** How a game is told: what happens in it, and where it ends. */
export interface Telling {
  title(source: SourceGame): void;
  event(event: Event, source: SourceGame): void;
  end(source: SourceGame, game: Game, viewer: Viewer): void;
}

export const IN_JSON: Telling = {
  title() {},
  event: (event) => console.log(JSON.stringify(event)),
  end({ title }, game, viewer) {
    const end = viewer.kind === 'everyone' ? { position: formatSheet(game.position) } : { view: game.view(viewer) };
    console.log(JSON.stringify({ ...(title !== undefined && { title }), ...end }));
  },
};

export const inWords = (language: Language): Telling => ({
  title({ title }) {
    if (title !== undefined) console.log(`== ${title}`);
  },
  event: (event, { sheet: { edition } }) => console.log(sentenceOf(language, event, { edition })),
  end(_, game, viewer) {
    if (viewer.kind === 'seat') {
      const palette = paletteOf(process.stdout);
      console.log(`\n${drawTable({ view: game.view(viewer), language, palette, seat: viewer.seat })}\n`);
    } else console.log(`\n${formatSheet(game.position)}`);
  },
});
