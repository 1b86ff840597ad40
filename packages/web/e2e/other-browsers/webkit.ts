/** WebKitGTK, by WebDriver: https://w3c.github.io/webdriver/. It has no way to be without a screen, so it gets one that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@room25/test-kit/server';
import { asScript, type BrowserWindow, handsOf, type OtherBrowser } from './browser-window.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** Nothing is put together by OpenGL: without a graphics card that is software, which crashes now and then. */
const PLAINLY = { GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

export const webkit: OtherBrowser = {
  name: 'WebKit',
  missing: () => [DRIVER, SCREEN].filter((path) => !existsSync(path)),
  install: 'apt-get install --no-install-recommends webkit2gtk-driver xvfb',
  open: async ({ width, height }) => {
    const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const display = await firstLine(screen.stdio[3] as Readable);
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, ...PLAINLY, DISPLAY: `:${display}` },
    });
    const kill = (): void => [driver, screen].forEach((child) => void child.kill('SIGKILL'));
    process.once('exit', kill);
    const address = `http://127.0.0.1:${port}/session`;
    await isListening(address);
    const { sessionId } = await ask<{ sessionId: string }>('POST', address, { capabilities: {} });
    const session = `${address}/${sessionId}`;
    const evaluate: BrowserWindow['evaluate'] = async (look, given) =>
      JSON.parse(await ask('POST', `${session}/execute/sync`, { script: `return ${asScript(look, given)}`, args: [] }));
    const resize = (wide: number, high: number): Promise<unknown> =>
      ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: wide, height: high });
    await resize(width, height);
    const bars = height - (await evaluate(() => innerHeight, undefined));
    await resize(width, height + bars);
    return {
      goTo: async (url) => void (await ask('POST', `${session}/url`, { url })),
      evaluate,
      ...handsOf((actions) => ask('POST', `${session}/actions`, { actions })),
      complaints: [],
      close: async () => {
        // A browser that loses its screen ends by itself.
        for (const child of [driver, screen]) await end(child);
        process.off('exit', kill);
      },
    };
  },
};

const firstLine = async (stream: Readable): Promise<string> => {
  const [data] = await once(stream, 'data');
  return String(data).trim();
};

const isListening = async (address: string): Promise<void> => {
  for (let tries = 0; tries < 500; tries++) {
    const isThere = await fetch(address.replace(/session$/, 'status')).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await pause(20);
  }
  throw new Error('WebKitWebDriver did not start');
};

const ask = async <T>(method: string, address: string, body?: object): Promise<T> => {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebKit, ${method} ${new URL(address).pathname}: ${value.error}, ${value.message}`);
  return value;
};

const end = async (child: ChildProcess): Promise<void> => {
  const gone = once(child, 'exit');
  child.kill();
  await gone;
};
