import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { lookUpPublic } from '../rates/public-address.ts';
import { BulkError } from './platform.ts';

const patienceMs = 10_000;
const silenceMs = 60_000;
/** Where Shopify stores the files of bulk operations. The address itself is the key: anyone who has it can open the file. */
const host = 'storage.googleapis.com';

/** Opens a file over HTTPS, connected by the very look-up that was checked; nothing is followed. */
const openHttps = (url: URL, lookup: LookupFunction): Promise<Readable> =>
  new Promise((resolve, reject) => {
    const request = requestSecure(url, { agent: false, lookup }, (response) => {
      clearTimeout(late);
      if (response.statusCode === 200) return resolve(response);
      response.destroy();
      reject(new BulkError(`The file was answered with ${response.statusCode}.`));
    });
    const late = setTimeout(() => request.destroy(new Error('late')), patienceMs);
    request.on('error', reject);
    request.end();
  });

const openSandbox = async (url: URL): Promise<Readable> => {
  const response = await fetch(url, { redirect: 'error' });
  if (response.status !== 200 || !response.body)
    throw new BulkError(`The file was answered with ${response.status}.`);
  return Readable.fromWeb(response.body as never);
};

/** Pieces of a file as they come; one that is silent for a minute ends. */
async function* pieces(open: () => Promise<Readable>): AsyncGenerator<Uint8Array> {
  let file: Readable | null = null;
  try {
    file = await open();
    const parts = file[Symbol.asyncIterator]();
    for (;;) {
      const silent = setTimeout(() => file?.destroy(new Error('silent')), silenceMs);
      const { done, value } = await parts.next().finally(() => clearTimeout(silent));
      if (done) return;
      yield value as Uint8Array;
    }
  } catch (error) {
    if (error instanceof BulkError) throw error;
    throw new BulkError(`The file broke off: ${(error as Error).name}.`);
  } finally {
    file?.destroy();
  }
}

/**
 * Opens files that shops wrote, at the one host where Shopify stores them, or at the sandbox where one is set up; at no other address.
 *
 * @returns pieces of a file, read as they are asked for; throws `BulkError`
 */
export const shopFile =
  (sandboxUrl: string | null, lookup: LookupFunction = lookUpPublic) =>
  (address: string): AsyncIterable<Uint8Array> =>
    pieces(async () => {
      const url = URL.canParse(address) ? new URL(address) : null;
      if (sandboxUrl && url?.origin === new URL(sandboxUrl).origin) return openSandbox(url);
      const isKept = url?.protocol === 'https:' && url.hostname === host && !url.port && !url.username;
      if (sandboxUrl || !url || !isKept) throw new BulkError('That is no address of a file.');
      return openHttps(url, lookup);
    });
