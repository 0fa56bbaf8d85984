import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { bundled, type Child, startChild } from './child.ts';
import { testSecret } from './payments.ts';

/** A port of loopback that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** The sandbox provider as a process of its own, with the tests' secret; "later" is half a second. */
export const startSandboxProcess = async (): Promise<Child<{ url: string }>> =>
  startChild<{ url: string }>(await bundled('tools/sandboxes/src/main.ts'), {
    SANDBOX_SECRET: testSecret,
    SANDBOX_PORT: '0',
    SANDBOX_LATER_MS: '500',
  });

/** The sandbox of online stores as a process of its own, with the tests' secret. */
export const startShopSandboxProcess = async (): Promise<Child<{ url: string }>> =>
  startChild<{ url: string }>(
    await bundled('tools/sandboxes/src/main.ts'),
    { SHOPIFY_API_SECRET: testSecret, SHOP_SANDBOX_PORT: '0' },
    ['shop'],
  );

/** What the customer chooses on the payment page; answers where the page leads them. */
export const choose = async (link: string, act: string): Promise<string | null> => {
  const { origin, searchParams } = new URL(link);
  const response = await fetch(`${origin}/pay/sandbox`, {
    method: 'POST',
    body: new URLSearchParams({ session: searchParams.get('session')!, act }),
    redirect: 'manual',
  });
  return response.headers.get('location');
};
