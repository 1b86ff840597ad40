import './fonts.css';

/** The longest wait: a page in other letters is better than none. */
const PATIENCE = 2500;

/** To be awaited before anything is drawn, so that no word changes its width afterwards. */
export const loadFonts = async (letters: string): Promise<void> => {
  const faces = ['800 20px "Sofia Sans Extra Condensed"', '400 15px "Sofia Sans"', '500 12px "Martian Mono"'];
  const loaded = Promise.all(faces.map((face) => document.fonts.load(face, letters).catch(() => [])));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE))]);
};
