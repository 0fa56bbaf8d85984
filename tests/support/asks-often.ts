import type { Page } from 'playwright-core';

/** What Playwright asks a frame with until what is waited for is there. */
interface Frame {
  retryWithProgressAndTimeouts: (progress: unknown, pausesMs: readonly number[], ask: unknown) => unknown;
  retryWithProgressAndBackoff: (progress: unknown, ask: unknown) => unknown;
}

/** The same page on the other side of Playwright's own wire, which runs in this process. */
interface Inside {
  _connection: { toImpl: (page: Page) => { mainFrame: () => Frame } };
}

/** Between one question and the next; the last again and again. */
const pausesMs = [20, 50, 100];

/**
 * Playwright asks whether something is there after 20, 50, 100 and 100 ms, and then twice a second, if as long as a busy machine
 * needs may be waited: what comes after 300 ms is met at 770, and a walk stands idle a quarter of its time. From here on it
 * asks ten times a second, in every page of the process. @throws when Playwright asks in another way than it did
 */
export const askOften = (page: Page): void => {
  const frame = (page as unknown as Inside)._connection.toImpl(page).mainFrame();
  const frames = Object.getPrototypeOf(frame) as Frame;
  if (typeof frames.retryWithProgressAndBackoff !== 'function')
    throw new Error('Playwright waits in another way than it did: see tests/support/asks-often.ts.');
  frames.retryWithProgressAndBackoff = function (this: Frame, progress, ask) {
    return this.retryWithProgressAndTimeouts(progress, pausesMs, ask);
  };
};
