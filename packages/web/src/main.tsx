import { render } from 'preact';
import './art/palette.css';
import './app/base.css';
import './app/motion.css';
import { loadFonts } from './app/fonts.ts';
import { watchHand } from './app/hand.ts';
import { loadFirstWords, words } from './app/language.ts';
import { applyLook } from './app/look.ts';
import { CurrentScreen } from './app/screen.tsx';
import { startOffline } from './offline/service.ts';
import { startSound } from './sound/sound.ts';

applyLook();
watchHand();
await loadFirstWords();
await loadFonts(`A${words.value.app.loading}`);
render(<CurrentScreen />, document.getElementById('app')!);
startSound();
void startOffline();
