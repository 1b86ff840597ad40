import { render } from 'preact';
import './art/palette.css';
import './app/base.css';
import './app/motion.css';
import { watchDrops } from './app/dropped-file.ts';
import { watchStyles } from './app/fetched.ts';
import { loadFonts } from './app/fonts.ts';
import { watchInputDevice } from './app/input-device.ts';
import { loadFirstWords, words } from './app/language.ts';
import { CurrentScreen } from './app/screen.tsx';
import { applyTheme } from './app/theme.ts';
import { startOffline } from './offline/service.ts';
import { startSound } from './sound/sound.ts';

applyTheme();
watchInputDevice();
watchDrops();
watchStyles();
// What was fetched with the page is used at once, however long the words take.
void loadFonts('A');
await loadFirstWords();
await loadFonts(`A${words.value.app.loading}`);
render(<CurrentScreen />, document.getElementById('app')!);
startSound();
void startOffline();
