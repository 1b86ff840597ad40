/** Tells the service worker which files the build has, and the page which fonts it will want first. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Rules of older games, which few devices ever need: kept once they were fetched. */
const OLDER_RULES = /(^|\/)rules-\d+-[^/]*\.js$/;

const FIRST_FONTS = /(sofia-sans-extra-condensed|sofia-sans)-latin-wght-normal.*\.woff2$/;

export const offline = (publicFolder: string): Plugin => ({
  name: 'room25-offline',
  apply: 'build',
  enforce: 'post',
  config: () => ({
    build: {
      rollupOptions: {
        input: { index: 'index.html', sw: 'src/offline/sw.ts' },
        output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
      },
    },
  }),
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FONTS.test(file))
        .map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          }),
        ),
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') this.error('the build has no service worker');
      const built = Object.values(bundle).filter(({ fileName }) => fileName !== 'sw.js' && !fileName.endsWith('.map'));
      const page = createHash('sha256');
      for (const file of built.toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1)))
        page.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
      const files = built.map(({ fileName }) => (fileName === 'index.html' ? './' : `./${fileName}`));
      const others = readdirSync(publicFolder).map((name) => `./${name}`);
      const all = [...files, ...others].toSorted();
      const build = {
        version: page.digest('hex').slice(0, 12),
        files: all.filter((file) => !OLDER_RULES.test(file)),
        later: all.filter((file) => OLDER_RULES.test(file)),
      };
      worker.code = `const BUILD = ${JSON.stringify(build)};\n${worker.code}`;
    },
  },
});
