import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { StoreFacts } from '../../domain/online-store/connection.ts';
import { onlineStoreChart } from './online-store.lifecycle.ts';

const shop = 'blue-kettle.myshopify.com';
const free: StoreFacts = { shop: null, before: null, missing: [], wrongAccounts: [] };
const granted = { type: 'store.authorised', shop, missing: [], taken: false } as const;

const model: TestModel<typeof onlineStoreChart> = {
  name: 'online-store',
  machine: onlineStoreChart,
  starts: [
    { name: 'a store with all its settings', input: free },
    { name: 'a store without its accounts', input: { ...free, missing: ['accounting'] } },
    { name: 'a store with an account out of use', input: { ...free, wrongAccounts: ['Taxes'] } },
  ],
  cases: () => [
    { name: 'store.authorised', event: granted },
    { name: 'store.authorised, another shop', event: { ...granted, shop: 'red-pan.myshopify.com' } },
    { name: 'store.authorised, less than asked', event: { ...granted, missing: ['read_orders'] } },
    { name: 'store.authorised, taken', event: { ...granted, taken: true } },
    ...(
      [
        'store.saveSettings',
        'store.activate',
        'store.pause',
        'store.resume',
        'store.tokenLost',
        'store.uninstalled',
        'store.scopesReduced',
        'store.accountingBroken',
        'store.disconnect',
      ] as const
    ).map((type) => ({ name: type, event: { type } })),
  ],
};
export default model;
