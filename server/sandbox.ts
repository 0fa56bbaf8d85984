import { startSandbox } from './adapters/payments/sandbox/server.ts';

/**
 * The sandbox provider as a process of its own: SANDBOX_SECRET, shared with the server it reports to, and SANDBOX_PORT.
 * A parent process, where there is one, is told the address, and is followed when it ends.
 */
const { SANDBOX_SECRET, SANDBOX_PORT = '8090', SANDBOX_LATER_MS } = process.env;
if (!SANDBOX_SECRET) {
  console.error('SANDBOX_SECRET is missing: give the sandbox the same secret as the server.');
  process.exit(1);
}
const sandbox = await startSandbox({
  port: Number(SANDBOX_PORT),
  secret: SANDBOX_SECRET,
  ...(SANDBOX_LATER_MS ? { laterMs: Number(SANDBOX_LATER_MS) } : {}),
  say: (sentence) => console.log(sentence),
});
console.log(`The sandbox payment provider is at ${sandbox.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void sandbox.close());
if (process.send) {
  process.on('disconnect', () => process.exit());
  process.send({ url: sandbox.url });
}
