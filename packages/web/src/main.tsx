import { render } from 'preact';
import { loadFirstWords, words } from './app/language.ts';

await loadFirstWords();
render(<h1>{words.value.app.title}</h1>, document.getElementById('app')!);
