import { keptSecret } from '../kept-secret.ts';
import { hasSandboxes, loadSandboxes } from '../load-sandboxes.ts';
import type { ShopPlatform } from './platform.ts';

/** What the environment asks of online stores. */
export interface ShopSettings {
  /** What the platform knows this installation by; null without it. */
  key: string | null;
  secret: string | null;
  /** A sandbox that runs by itself; null where this server is to start one, or none. */
  sandboxUrl: string | null;
  /** The port a sandbox of our own listens on; 0 takes any free one. */
  sandboxPort: number;
  /** False in production: no sandbox is started there. */
  mayStart: boolean;
  /** Where a store's admin opens the product. */
  entryPath: string;
}

export interface Shops {
  platform: ShopPlatform | null;
  close: () => Promise<void>;
}

const sandboxKey = 'counterfoil-sandbox';

/**
 * Which shops can be connected: real ones where the installation has a key, else those of the sandbox that is named, else, outside
 * production, of one that is started here, on this machine's own loopback. In production without a key none.
 */
export const chooseShop = async (
  { key, secret, sandboxUrl, sandboxPort, mayStart, entryPath }: ShopSettings,
  origin: string,
  dataDirectory: string,
  say: (sentence: string) => void,
): Promise<Shops> => {
  const quiet = async () => {};
  if (!(key && secret) && !sandboxUrl && !(mayStart && hasSandboxes)) return { platform: null, close: quiet };
  // Loaded only where it is needed: the library takes its time.
  const { shopifyPlatform } = await import('./shopify.ts');
  if (key && secret)
    return {
      platform: shopifyPlatform({ key, secret, sandboxUrl, billsReally: !mayStart }, origin),
      close: quiet,
    };
  if (sandboxUrl)
    return {
      platform: shopifyPlatform({ key: sandboxKey, secret: secret!, sandboxUrl }, origin),
      close: quiet,
    };
  const shared = secret ?? keptSecret(dataDirectory, 'shop-secret');
  const appUrl = new URL(entryPath, origin).href;
  const { shop } = await loadSandboxes();
  const sandbox = await shop({ port: sandboxPort, secret: shared, appUrl });
  say(`Online stores connect to a sandbox at ${sandbox.url}, where nothing is really sold.`);
  return {
    platform: shopifyPlatform({ key: sandboxKey, secret: shared, sandboxUrl: sandbox.url }, origin),
    close: sandbox.close,
  };
};
