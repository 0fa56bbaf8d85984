import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from 'playwright-core';
import { idToWire } from '../src/api/wire/id.ts';
import { findChromium } from '../tests/support/browser.ts';
import { type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';
import buildPage from '../tests/support/page.setup.ts';
import { openPlace, type Place } from './place.ts';

/** The built product on loopback, and a browser in which the owner of a business can be signed in. */
export interface PagePlace {
  place: Place;
  origin: string;
  business: OpenBusiness;
  context: BrowserContext;
  /** Where the browser is spoken to by other tools. */
  debugPort: number;
  /** Keeps the owner's session in the browser, as signing in does. */
  signIn: () => Promise<void>;
  end: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

/** Builds the page and serves it; opens a browser with storage of its own. */
export const openPagePlace = async (): Promise<PagePlace> => {
  await buildPage();
  const place = await openPlace(fileURLToPath(new URL('../dist/page', import.meta.url)));
  const business = await openBusiness(place.database);
  const profile = mkdtempSync(join(tmpdir(), 'counterfoil-browser-'));
  const [found, debugPort] = [findChromium(), await freePort()];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: found.executable,
    env: { ...process.env, ...found.environment } as Record<string, string>,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      `--remote-debugging-port=${debugPort}`,
    ],
    viewport: { width: 1350, height: 940 },
  });
  const origin = `http://localhost:${place.server.ready.port}`;
  return {
    place,
    origin,
    business,
    context,
    debugPort,
    async signIn() {
      const page = await context.newPage();
      await page.goto(`${origin}/healthz`);
      const session = { version: 1, token: business.token, userId: idToWire(business.shop.user.id) };
      await page.evaluate(
        (kept) => localStorage.setItem('counterfoil.session', kept),
        JSON.stringify(session),
      );
      await page.close();
    },
    async end() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
      await place.end();
    },
  };
};
