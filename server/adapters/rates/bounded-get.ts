import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookUpPublic, PrivateAddress } from './public-address.ts';

/** What a request sharings is held to. */
export interface Bounds {
  /** From the first look-up to the last byte. */
  timeLimitMs: number;
  sizeLimitKb: number;
  /** For tests: a server of plain HTTP on this machine may be asked. */
  loopbackAllowed: boolean;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const read = async (response: IncomingMessage, { sizeLimitKb }: Bounds): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > sizeLimitKb * 1024) throw new Error(`The answer is larger than ${sizeLimitKb} KB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * The text at an address of the outside world: by HTTPS alone, from where anybody could ask, without following anywhere,
 * in bounded time and size.
 *
 * @throws for whatever keeps it from being read
 */
export const boundedGet = async (url: URL, bounds: Bounds): Promise<string> => {
  const { timeLimitMs, loopbackAllowed } = bounds;
  if (url.protocol !== 'https:' && !loopbackAllowed) throw new Error('Only HTTPS is asked.');
  // An address is connected to without a look-up.
  if (isIP(hostOf(url)) !== 0 && !isPublicAddress(hostOf(url)) && !loopbackAllowed)
    throw new PrivateAddress(`${hostOf(url)} lies in a private network.`);
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const request = get(url, {
    headers: { accept: 'application/json', 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(timeLimitMs),
    agent: false,
    ...(loopbackAllowed ? {} : { lookup: lookUpPublic }),
  });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve);
      request.on('error', reject);
    });
    if (response.statusCode !== 200) throw new Error(`It answered ${response.statusCode}.`);
    return await read(response, bounds);
  } finally {
    request.destroy();
  }
};
