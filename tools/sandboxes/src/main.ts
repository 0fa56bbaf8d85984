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
 * A sandbox as a process of its own: the one that simulates payments, or by its argument "shop" the online stores', "providers" the
 * payment providers that businesses connect, "plans" who takes what they pay for their plans. Each shares a secret with the server. A parent process, where there is one, is told the address, and is followed when it ends.
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
  const sandbox = await sandboxes.payments({ ...settings, say: (sentence) => console.log(sentence) });
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
