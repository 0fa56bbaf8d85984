import { X509Certificate } from 'node:crypto';
import { providerRefusals } from '../../../../src/domain/payment-provider/refusals.words.ts';
import { Unavailable } from '../../../../src/domain/values/unavailable.ts';

/** Where the certificates that reports are signed by come from, and what they are judged by. */
export interface CertificatePlace {
  /** The one origin they are fetched from, e.g. "https://api.paypal.com". */
  origin: string;
  /** The public roots one of which every chain ends at. */
  roots: () => Promise<readonly X509Certificate[]>;
  /** The machine's time. */
  clock: () => Date;
}

const patienceMs = 3_000;
const mostBytes = 16_384;
const mostKept = 8;
const betweenMs = 60_000;
const mostLinks = 5;
const path = /^\/v1\/notifications\/certs\/[\w-]{1,200}$/;

/** True for an address certificates are fetched from: exactly as it would be written, on the one origin, and nothing beside its path. */
export const isCertificateAddress = (address: string, origin: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.href === address && address === `${origin}${url.pathname}` && path.test(url.pathname);
};

const issued = (one: X509Certificate, by: X509Certificate): boolean =>
  one.checkIssued(by) && one.verify(by.publicKey);

/**
 * A certificate with those that vouch for it, up to a public root; null where they don't lead to one.
 *
 * @param served what was fetched: the certificate first, then those between it and the root
 */
export const chainOf = (
  served: readonly X509Certificate[],
  roots: readonly X509Certificate[],
): X509Certificate[] | null => {
  const [leaf, ...between] = served;
  if (!leaf || leaf.ca) return null;
  const chain = [leaf];
  for (let link = 0; link < mostLinks; link += 1) {
    const last = chain.at(-1)!;
    const root = roots.find((one) => issued(last, one));
    if (root) return [...chain, root];
    const next = between.find((one) => one.ca && !chain.includes(one) && issued(last, one));
    if (!next) return null;
    chain.push(next);
  }
  return null;
};

/** True while each certificate of a chain is good. */
export const isGoodAt = (chain: readonly X509Certificate[], now: Date): boolean =>
  chain.every(({ validFrom, validTo }) => new Date(validFrom) <= now && now <= new Date(validTo));

/** The bytes of an answer, as long as there aren't too many. */
const limited = async (response: Response): Promise<string> => {
  if (!response.ok || !response.body) throw new Error(`Answered ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > mostBytes) throw new RangeError('The certificate is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
};

/** Fetches a text: no redirect is followed, and neither a slow answer nor a long one is waited for. */
export const fetchedText = async (address: string): Promise<string> =>
  limited(await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) }));

/** The certificates of a PEM text, in their order. @throws Error for one that can't be read */
export const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (one) => new X509Certificate(one),
  );

/**
 * Certificates by their address, at most eight of which are kept. One is fetched a minute, so that whoever sends reports that nobody
 * signed makes us ask for no more. Source: connections.md, rule 23.
 *
 * @returns the certificate; null for one that may not be trusted. It throws `Unavailable` where it can't be had now.
 */
export const certificatesAt = ({ origin, roots, clock }: CertificatePlace) => {
  const kept = new Map<string, X509Certificate[]>();
  let fetching: { address: string; chain: Promise<X509Certificate[] | null> } | null = null;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  const away = () => new Unavailable(providerRefusals.signerUnknown, betweenMs / 1000);

  const fetched = async (address: string): Promise<X509Certificate[] | null> => {
    const [pem, trusted] = await Promise.all([fetchedText(address), roots()]).catch(() => {
      throw away();
    });
    let served: X509Certificate[];
    try {
      served = certificatesIn(pem);
    } catch {
      return null;
    }
    const chain = chainOf(served, trusted);
    if (!chain) return null;
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
    kept.set(address, chain);
    return chain;
  };
  const fetchedOnce = (address: string): Promise<X509Certificate[] | null> => {
    if (fetching?.address === address) return fetching.chain;
    const now = clock().getTime();
    if (fetching || now - fetchedAt < betweenMs) throw away();
    fetchedAt = now;
    const chain = fetched(address).finally(() => {
      fetching = null;
    });
    fetching = { address, chain };
    return chain;
  };

  return async (address: string): Promise<X509Certificate | null> => {
    if (!isCertificateAddress(address, origin)) return null;
    const chain = kept.get(address) ?? (await fetchedOnce(address));
    return chain && isGoodAt(chain, clock()) ? chain[0]! : null;
  };
};
