import { SettingRefusal } from '../../../server/setting.ts';
import { planReportPath, reportPaths } from '../../../src/api/wire/provider-calls.ts';
import type { ProviderName } from '../../../src/domain/payment-provider/provider.ts';
import { sandboxes } from './sandboxes.ts';
import {
  readPlanSandboxSettings,
  readProvidersSandboxSettings,
  readSandboxSettings,
  readShopSandboxSettings,
} from './settings.ts';

/**
 * Starts a sandbox as a process of its own: the payment page's, or by the argument "shop" that of online stores, by "providers" that of the
 * payment providers businesses connect, by "plans" that of payments for plans. Each shares a secret with the server. A parent process gets
 * its address by message, and the sandbox ends with it.
 */
const start = async () => {
  if (process.argv[2] === 'shop')
    return { what: 'The sandbox of online stores', ...(await sandboxes.shop(readShopSandboxSettings())) };
  if (process.argv[2] === 'providers') {
    const { origin, ...shared } = readProvidersSandboxSettings();
    const notifyUrl = (provider: ProviderName) => `${origin}${reportPaths[provider]}`;
    const sandbox = await sandboxes.providers({ ...shared, notifyUrl, say: console.log });
    return { what: 'The sandbox of payment providers', ...sandbox };
  }
  if (process.argv[2] === 'plans') {
    const { origin, ...shared } = readPlanSandboxSettings();
    const notifyUrl = `${origin}${planReportPath}`;
    const sandbox = await sandboxes.plans({ ...shared, notifyUrl, say: console.log });
    return { what: 'The sandbox of plan payments', ...sandbox };
  }
  const settings = readSandboxSettings();
  const sandbox = await sandboxes.payments({ ...settings, say: console.log });
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
