import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { type Chromium, packagedChromium } from './packaged-chromium.ts';

let running: Promise<Browser> | undefined;

/** The browser of all journeys of this process; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await running?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  running = launch();
  return running;
}

/** Chromium, headless, for the journeys. @throws when the machine has none, saying what to type. */
async function launch(found: Chromium = findChromium()): Promise<Browser> {
  return chromium.launch({
    executablePath: found.executable,
    env: { ...process.env, ...found.environment } as Record<string, string>,
    // Root in a container has no sandbox to use and little room in /dev/shm.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
}

/** The first there is: CHROMIUM_PATH, one of the system, one of Playwright's, the one inside an npm package. */
export function findChromium(): Chromium {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return { executable: named };
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  const installed = onSystem() ?? inPlaywrightCache();
  if (installed) return { executable: installed };
  const packaged = packagedChromium();
  if (packaged) return packaged;
  throw new Error(
    'The journeys need a browser and found none: type "npx playwright-core install chromium", ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, macApplication].find((place) => existsSync(place));
}

/** The revision this Playwright was made for, or else any other that was installed. */
function inPlaywrightCache(): string | undefined {
  const expected = chromium.executablePath();
  if (existsSync(expected)) return expected;
  const [cache, inside] = splitAtRevision(expected);
  if (!cache || !inside || !existsSync(cache)) return undefined;
  const revisions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  return revisions.map((name) => join(cache, name, inside)).find((place) => existsSync(place));
}

function splitAtRevision(path: string): readonly (string | undefined)[] {
  const match = /^(.*)\/chromium-\d+\/(.*)$/.exec(path);
  return [match?.[1], match?.[2]];
}
