import type { Sealing } from '../adapters/sealing.ts';

const context = 'store-entry';
/** Long enough to sign up, confirm an address and set a business up. */
const goodMs = 24 * 3_600_000;

interface Entry {
  shop: string;
  /** In milliseconds. */
  until: number;
}

/** Proves to us, by the browser that brings it again, that it was led here by the admin of a shop. Source: decision 0129. */
export const sealEntry = (sealing: Sealing, shop: string, now: Date): string =>
  sealing.seal(JSON.stringify({ shop, until: now.getTime() + goodMs } satisfies Entry), context);

/** True where a browser was led here by the admin of this shop, a day ago at most. */
export const cameFromStore = (sealing: Sealing, entry: string | null, shop: string, now: Date): boolean => {
  const text = entry === null ? null : sealing.open(entry, context);
  if (text === null) return false;
  const { shop: from, until } = JSON.parse(text) as Entry;
  return from === shop && until > now.getTime();
};
