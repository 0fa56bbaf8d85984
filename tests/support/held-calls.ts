import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Call } from '../../src/api/wire/call.ts';

/** Calls of a page that are held back, by port, until a test says what comes of them. */
export interface HeldCalls {
  /** Ports of which a call is held. */
  waiting: () => string[];
  /** Forgets what was held for a page that has been left. */
  clear: () => void;
  /** The server's own answer goes to the call held last. */
  pass: (port: string) => Promise<void>;
  /** An answer of the test's own goes to the call held last. */
  answer: (port: string, status: number, body: unknown) => Promise<void>;
  /** No answer comes to the call held last. */
  fail: (port: string) => Promise<void>;
}

/** Faults of a page but for calls that a path cut off, which the browser’s console has too. */
export const faultsOfPage = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !fault.includes('net::ERR_FAILED'));

/**
 * Holds back what a page sends to some calls; everything else reaches the server.
 *
 * @param ports the calls of each port, by its name in the chart; or which addresses a port asks for
 */
export const holdCalls = async (
  page: Page,
  ports: Readonly<Record<string, readonly Call[] | ((address: URL) => boolean)>>,
): Promise<HeldCalls> => {
  const held = new Map<string, Route[]>(Object.keys(ports).map((port) => [port, []]));
  for (const [port, calls] of Object.entries(ports)) {
    const isCalled =
      typeof calls === 'function'
        ? calls
        : ({ pathname }: URL) => calls.some(({ path }) => path === pathname);
    await page.route(isCalled, (route) => void held.get(port)!.push(route));
  }
  const last = async (port: string): Promise<Route> => {
    await expect.poll(() => held.get(port)!.length, { interval: 10 }).toBeGreaterThan(0);
    return held.get(port)!.pop()!;
  };
  return {
    waiting: () => [...held].flatMap(([port, routes]) => (routes.length > 0 ? [port] : [])),
    clear: () => {
      for (const routes of held.values()) routes.length = 0;
    },
    pass: async (port) => (await last(port)).continue(),
    answer: async (port, status, body) =>
      (await last(port)).fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
    fail: async (port) => (await last(port)).abort(),
  };
};
