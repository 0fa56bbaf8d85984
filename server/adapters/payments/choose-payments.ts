import { keptSecret } from '../kept-secret.ts';
import { hasSandboxes, loadSandboxes } from '../load-sandboxes.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox.ts';

/** What the environment asks of online payments. */
export interface PaymentSettings {
  /** A sandbox that runs by itself; null where this server is to start one, or none. */
  sandboxUrl: string | null;
  /** What this server and the sandbox sign with; null where one is to be made. */
  secret: string | null;
  /** The port a sandbox of our own listens on; 0 takes any free one. */
  sandboxPort: number;
  /** False in production: no sandbox is started there. */
  mayStart: boolean;
}

export interface Payments {
  provider: PaymentProvider | null;
  close: () => Promise<void>;
}

/**
 * Who takes online payments: the sandbox that is named, else, outside production, one that is started here, on this
 * machine's own loopback. In production nobody, until one is named.
 */
export const choosePayments = async (
  { sandboxUrl, secret, sandboxPort, mayStart }: PaymentSettings,
  dataDirectory: string,
  say: (sentence: string) => void,
): Promise<Payments> => {
  if (sandboxUrl) return { provider: sandboxProvider(sandboxUrl, secret!), close: async () => {} };
  if (!mayStart || !hasSandboxes) return { provider: null, close: async () => {} };
  const shared = secret ?? keptSecret(dataDirectory, 'payment-secret');
  const { payments } = await loadSandboxes();
  const sandbox = await payments({ port: sandboxPort, secret: shared, say });
  say(`Online payments go to a sandbox at ${sandbox.url}: no money moves.`);
  return { provider: sandboxProvider(sandbox.url, shared), close: sandbox.close };
};
