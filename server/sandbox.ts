import { startSandbox } from './adapters/payments/sandbox/server.ts';
import { readSandboxSettings, SettingRefusal } from './settings.ts';

/**
 * The sandbox provider as a process of its own: SANDBOX_SECRET, shared with the server it reports to, and SANDBOX_PORT.
 * A parent process, where there is one, is told the address, and is followed when it ends.
 */
const settings = () => {
  try {
    return readSandboxSettings();
  } catch (error) {
    console.error(error instanceof SettingRefusal ? error.message : error);
    process.exit(1);
  }
};
const sandbox = await startSandbox({ ...settings(), say: (sentence) => console.log(sentence) });
console.log(`The sandbox payment provider is at ${sandbox.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void sandbox.close());
if (process.send) {
  process.on('disconnect', () => process.exit());
  process.send({ url: sandbox.url });
}
