/** A passkey in a real browser: a guest keeps their name, comes back to it elsewhere, and becomes one with whoever they were there. */
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { serve } from './harness/online.ts';
import { openPage, useBrowser } from './harness/open.ts';

useBrowser();

/** A device with an authenticator of its own, whose owner always agrees. */
class Device {
  readonly page: Page;
  readonly #session: CDPSession;
  readonly #authenticator: string;

  private constructor(page: Page, session: CDPSession, authenticator: string) {
    this.page = page;
    this.#session = session;
    this.#authenticator = authenticator;
  }

  static async open(url: string, screen: string): Promise<Device> {
    const page = await openPage({ url, screen, isStill: true });
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(page, session, authenticatorId);
  }

  /** As a cloud of passkeys does. */
  async copyPasskeysTo(other: Device): Promise<void> {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', {
      authenticatorId: this.#authenticator,
    });
    expect(credentials).toHaveLength(1);
    for (const credential of credentials)
      await other.#session.send('WebAuthn.addCredential', { authenticatorId: other.#authenticator, credential });
  }

  async openTableAs(name: string): Promise<void> {
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByRole('button', { name: 'Open the table' }).click();
    await this.page.locator('.seat-card.mine').waitFor();
  }

  async goToLobby(): Promise<void> {
    await this.page.evaluate(() => {
      location.hash = '#/lobby';
    });
    await this.page.locator('main.lobby').waitFor();
  }

  /** So many tables in the list of one's own. */
  async seeOwn(tables: number): Promise<void> {
    const own = this.page.getByRole('region', { name: 'Your games' }).locator('.table-line');
    await own.nth(tables - 1).waitFor();
    expect(await own.count()).toBe(tables);
  }

  async comeBack(): Promise<void> {
    await this.page.getByText('Come back to a name you kept').click();
    await this.page.getByRole('button', { name: 'Use a passkey' }).click();
  }
}

test('A name is kept by a passkey, comes back on other devices with its games, and takes those of another name along', async () => {
  const server = await serve();
  // Browsers have passkeys for a name, not for an address.
  const url = `http://localhost:${server.port}/`;
  const desk = await Device.open(url, 'open');
  await desk.openTableAs('Ada');
  await desk.goToLobby();
  await desk.page.getByText('Keep your name').click();
  await desk.page.getByRole('button', { name: 'Keep it with a passkey' }).click();
  await desk.page.getByText('You can come back as Ada from any device.').waitFor();
  expect(await violationsOn(desk.page)).toEqual([]);

  // A device that is nobody yet.
  const tablet = await Device.open(url, 'lobby');
  await desk.copyPasskeysTo(tablet);
  await tablet.comeBack();
  await tablet.seeOwn(1);
  await tablet.page.getByText('Your devices', { exact: true }).click();
  await tablet.page.locator('.devices li').nth(1).waitFor();

  // One that is somebody else, and sits somewhere.
  const phone = await Device.open(url, 'open');
  await tablet.copyPasskeysTo(phone);
  await phone.openTableAs('Bea');
  await phone.goToLobby();
  await phone.comeBack();
  const bring = phone.page.getByRole('button', { name: 'Bring Bea’s game along' });
  await bring.waitFor();
  expect(await phone.page.locator('main').innerText()).toMatch(/you are Bea[\s\S]*continue as Ada/);
  expect(await violationsOn(phone.page)).toEqual([]);
  await bring.click();
  await phone.seeOwn(2);
  expect(await phone.page.evaluate(() => localStorage.getItem('room25.name'))).toBe('Ada');
  await tablet.page.reload();
  await tablet.seeOwn(2);

  // Without its passkey the name is a guest's again.
  await desk.page.getByRole('button', { name: /^Remove/ }).click();
  await desk.page.getByText('Your name lives on this device only.').waitFor();
});
