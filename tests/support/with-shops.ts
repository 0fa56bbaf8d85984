import { afterAll, beforeAll } from 'vitest';
import { type Server, startServer } from './server.ts';
import { sandboxShops } from './store-api.ts';

/** Sandbox shops, and the platform by which the product reaches them. */
export type Shops = Awaited<ReturnType<typeof sandboxShops>>;

/** What `startShops` started for the tests of this file. */
export let shops: Shops;
export let server: Server;

/**
 * Starts a server that reaches sandbox shops of its own before the tests of a file, and ends both after them.
 *
 * @param log is told each line the server logs
 */
export const startShops = (log?: (line: string) => void): void => {
  beforeAll(async () => {
    shops = await sandboxShops();
    server = await startServer({ shops: shops.platform, ...(log && { log }) });
  });
  afterAll(async () => {
    await server.close();
    await shops.close();
  });
};
