import { startSandbox } from './adapters/payments/sandbox/server.ts';
import { startShopSandbox } from './adapters/shop/sandbox/server.ts';
import { readSandboxSettings, readShopSandboxSettings, SettingRefusal } from './settings.ts';

/**
 * A sandbox as a process of its own: the payment provider's, or with "shop" as its argument the online stores'. Each shares a secret with
 * the server. A parent process, where there is one, is told the address, and is followed when it ends.
 */
const start = async () => {
  if (process.argv[2] === 'shop')
    return { what: 'The sandbox of online stores', ...(await startShopSandbox(readShopSandboxSettings())) };
  const settings = readSandboxSettings();
  const sandbox = await startSandbox({ ...settings, say: (sentence) => console.log(sentence) });
  return { what: 'The sandbox payment provider', ...sandbox };
};

const sandbox = await start().catch((error: unknown) => {
  console.error(error instanceof SettingRefusal ? error.message : error);
  process.exit(1);
});
console.log(`${sandbox.what} is at ${sandbox.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void sandbox.close());
if (process.send) {
  process.on('disconnect', () => process.exit());
  process.send({ url: sandbox.url });
}
