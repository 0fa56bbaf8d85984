import type { Browser, BrowserContext, Page } from 'playwright-core';
import { askOften } from './asks-often.ts';

/** Contexts whose visitor changed what lasts longer than a page, and that nobody else may use. */
const spent = new WeakSet<BrowserContext>();

/** Says that a visitor's browser is not to be somebody else's after them: its clock stands still for ever, say. */
export const spend = (context: BrowserContext): void => void spent.add(context);

/** The browsers of those who visit one product. */
export interface Visitors {
  /** A page in a browser of somebody's own, which knows nobody. It is left by closing its context. */
  open: (width: number) => Promise<{ context: BrowserContext; page: Page }>;
  close: () => Promise<void>;
}

/**
 * Browsers at an origin. One that is left goes to the next visitor, emptied of all but the product's own files, which
 * are for ever: a page in a new one is fetched and compiled first, which takes three times as long as opening it again.
 */
export const visitorsOf = (browser: Browser, origin: string): Visitors => {
  const all = new Set<BrowserContext>();
  const idle = new Map<number, Set<BrowserContext>>();

  const make = async (width: number): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      locale: 'en-GB',
      timezoneId: 'Europe/Brussels',
      reducedMotion: 'reduce',
      baseURL: origin,
    });
    context.setDefaultTimeout(15_000);
    all.add(context);
    const end = context.close.bind(context);
    context.close = async () => {
      if (spent.has(context)) {
        all.delete(context);
        return end();
      }
      await leave(context);
      idle.get(width)!.add(context);
    };
    return context;
  };

  return {
    open: async (width) => {
      if (!idle.has(width)) idle.set(width, new Set());
      const [waiting] = idle.get(width)!;
      if (waiting) idle.get(width)!.delete(waiting);
      const context = waiting ?? (await make(width));
      const page = await context.newPage();
      askOften(page);
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
      });
      await session.detach();
      return { context, page };
    },
    close: async () => {
      for (const context of all) spend(context);
      await Promise.all([...all].map((context) => context.close()));
    },
  };
};

const leave = async (context: BrowserContext): Promise<void> => {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await context.clearPermissions();
};
