import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isShopDomain } from '../../../src/domain/online-store/shop-name.ts';
import { lookUpPublic } from '../rates/public-address.ts';
import { ShopError } from './platform.ts';

const patienceMs = 10_000;
const mostBytes = 4 * 1024 * 1024;

/** Asks over HTTPS, connected by the very look-up that was checked; nothing is followed, and the answer is bounded. */
const overHttps = (url: string, init: RequestInit, lookup: LookupFunction): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = requestSecure(
      url,
      {
        method: init.method ?? 'GET',
        headers: { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(patienceMs),
        agent: false,
        lookup,
      },
      (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > mostBytes) request.destroy(new Error('The answer is too large.'));
          chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () => {
          const headers = new Headers();
          for (const [name, value] of Object.entries(response.headers))
            if (value !== undefined) headers.set(name, String(value));
          resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 500, headers }));
        });
      },
    );
    request.on('error', reject);
    request.end(init.body as string | undefined);
  });

/**
 * Fetches from shops and from nowhere else: over HTTPS at a shop's own domain, following no redirect, and not where that name leads
 * inside. With the address of a sandbox every shop is asked there instead, which only whoever runs the installation can say.
 *
 * @param lookup finds a host's address, and refuses those inside
 * @returns a fetch that throws `ShopError` where nothing was answered
 */
export const shopFetch = (
  sandboxUrl: string | null,
  lookup: LookupFunction = lookUpPublic,
): ((url: string, init: RequestInit) => Promise<Response>) => {
  const ask = (url: string, init: RequestInit): Promise<Response> => {
    const { hostname, pathname, search, protocol, port, username } = new URL(url);
    if (protocol !== 'https:' || port !== '' || username !== '' || !isShopDomain(hostname))
      throw new ShopError('unreachable', 'That is no address of a shop.');
    if (!sandboxUrl) return overHttps(url, init, lookup);
    const { method, headers, body } = init;
    return fetch(`${sandboxUrl}/shops/${hostname}${pathname}${search}`, {
      ...(method ? { method } : {}),
      ...(headers ? { headers } : {}),
      ...(body ? { body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
  };
  return async (url, init) => {
    try {
      return await ask(url, init);
    } catch (error) {
      if (error instanceof ShopError) throw error;
      throw new ShopError('unreachable', `The shop didn’t answer: ${(error as Error).name}.`);
    }
  };
};
