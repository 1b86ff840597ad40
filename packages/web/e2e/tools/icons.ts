// Draws the page's icons as PNG from packages/web/public/icon.svg, for devices that take no SVG: `npm run icons`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { launchBrowser } from '../harness/browser.ts';

const folder = new URL('../../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
const started = await launchBrowser();
const browser = await chromium.connect(started.wsEndpoint());
for (const { name, size, isMaskable } of [
  { name: 'icon-180.png', size: 180, isMaskable: true },
  { name: 'icon-192.png', size: 192, isMaskable: false },
  { name: 'icon-512.png', size: 512, isMaskable: false },
  { name: 'icon-maskable-512.png', size: 512, isMaskable: true },
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // A device cuts a maskable one to its own shape: the ground goes to the edge.
  const shown = isMaskable ? drawing.replace('rx="96"', 'rx="0"') : drawing;
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${shown}`);
  await page.screenshot({ path: fileURLToPath(new URL(name, folder)), omitBackground: true });
  await page.close();
}
await started.close();
