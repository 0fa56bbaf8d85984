import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { StoreFacts } from '../../domain/online-store/connection.ts';
import { settingsParts } from '../../domain/online-store/settings.ts';
import { onlineStoreChart } from './online-store.lifecycle.ts';

const shop = 'blue-kettle.myshopify.com';
const never: StoreFacts = { shop: null, before: null, missing: [...settingsParts], wrongAccounts: [] };
const granted = { type: 'store.authorised', shop, missing: [], taken: false } as const;

const model: TestModel<typeof onlineStoreChart> = {
  name: 'online-store',
  machine: onlineStoreChart,
  starts: [{ name: 'a business without a store', input: never }],
  cases: ({ context: { shop: connected, missing, wrongAccounts } }) => [
    { name: 'store.authorised', event: granted },
    ...(connected
      ? [{ name: 'store.authorised, another shop', event: { ...granted, shop: 'red-pan.myshopify.com' } }]
      : []),
    { name: 'store.authorised, less than asked', event: { ...granted, missing: ['read_orders'] } },
    { name: 'store.authorised, taken', event: { ...granted, taken: true } },
    // The parts are saved one after the other, as the wizard does; and the accounts again.
    ...[...new Set([missing[0] ?? 'sync', 'accounting'] as const)].map((part) => ({
      name: `store.saveSettings, ${part}`,
      event: { type: 'store.saveSettings', part } as const,
    })),
    ...(missing.includes('accounting') || wrongAccounts.length > 0
      ? []
      : [
          {
            name: 'store.accountingBroken',
            event: { type: 'store.accountingBroken', accounts: ['Taxes'] } as const,
          },
        ]),
    ...(
      [
        'store.activate',
        'store.pause',
        'store.resume',
        'store.tokenLost',
        'store.uninstalled',
        'store.scopesReduced',
        'store.disconnect',
      ] as const
    ).map((type) => ({ name: type, event: { type } })),
  ],
};
export default model;
