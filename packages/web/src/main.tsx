import { render } from 'preact';
import './art/palette.css';
import './app/base.css';
import './app/motion.css';
import { loadFonts } from './app/fonts.ts';
import { loadFirstWords, words } from './app/language.ts';
import { applyLook } from './app/look.ts';

applyLook();
await loadFirstWords();
await loadFonts(`A${words.value.app.loading}`);
render(<h1>{words.value.app.title}</h1>, document.getElementById('app')!);
