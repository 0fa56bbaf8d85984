import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { currenciesOffDetails } from '../../domain/business/foreign-currency.ts';
import { wizardSteps } from '../../domain/online-store/connection.ts';
import { onlineStoreRefusals as words } from '../../domain/online-store/refusals.words.ts';
import {
  defaultAutomation,
  defaultStoreAccounts,
  defaultSync,
  proposedPaymentAccount,
  type TypedSettings,
} from '../../domain/online-store/settings.ts';
import { asProblem, beyondPlan, refused, unreachable } from '../problem.samples.ts';
import { connectStoreFlow } from './connect-store.flow.ts';
import type { ConnectStoreInput } from './connect-store.setup.ts';

const shop = 'blue-kettle.myshopify.com';
const settings = {
  sync: defaultSync(shop, '2026-01-15'),
  automation: defaultAutomation,
  // As the page begins: payments wait in the clearing account.
  accounting: { ...defaultStoreAccounts, payment: proposedPaymentAccount },
};
const locations = [
  { id: '1', locationId: 'main' },
  { id: '2', locationId: null },
];
const fresh: ConnectStoreInput = {
  step: 'connect',
  shop: '',
  cameBack: null,
  fault: null,
  settings,
  locations: [],
  isSetUp: false,
};
const choose = refused('Choose one from the list.');
const currenciesOff = refused(words.currenciesOff({ currency: 'EUR', home: 'USD' }), {
  name: 'foreign currencies are off',
  details: currenciesOffDetails,
});
const oneCurrency = beyondPlan(words.currencyNotOfPlan({ currency: 'EUR' }), { flag: 'multiCurrency' });

const typed: readonly TypedSettings[] = [
  { part: 'sync', values: { ...settings.sync, autoSync: false } },
  { part: 'automation', values: { ...settings.automation, salesType: 1 } },
  { part: 'accounting', values: defaultStoreAccounts },
];

const model: TestModel<typeof connectStoreFlow> = {
  name: 'connect-store',
  machine: connectStoreFlow,
  starts: [
    ...wizardSteps.map((step) => ({
      name: `at ${step}`,
      input: { ...fresh, step, ...(step === 'locations' && { locations }) },
    })),
    {
      name: 'at accounting, in a business of several locations',
      input: { ...fresh, step: 'accounting', locations },
    },
    { name: 'come back from the store', input: { ...fresh, cameBack: { pickup: 'pickup', shop } } },
    { name: 'come back denied', input: { ...fresh, fault: 'denied' } },
    { name: 'come back by a way that isn’t good', input: { ...fresh, fault: 'again' } },
    { name: 'a store that is set up', input: { ...fresh, step: 'review', isSetUp: true } },
  ],
  ports: {
    begin: {
      done: [{ name: 'begun', output: 'https://shop.example/authorize' }],
      error: [choose, unreachable],
      parseError: asProblem,
    },
    finish: {
      done: [{ name: 'connected', output: undefined }],
      error: [choose, unreachable, currenciesOff, oneCurrency],
      parseError: asProblem,
    },
    enableCurrencies: {
      done: [{ name: 'enabled', output: undefined }],
      error: [unreachable],
      parseError: asProblem,
    },
    save: { done: [{ name: 'saved', output: undefined }], error: [choose], parseError: asProblem },
    saveLocations: { done: [{ name: 'saved', output: undefined }], error: [choose], parseError: asProblem },
    activate: { done: [{ name: 'activated', output: undefined }], error: [choose], parseError: asProblem },
  },
  cases: ({ status }) =>
    status === 'done'
      ? []
      : [
          { name: 'shop.name', event: { type: 'shop.name', shop } },
          ...typed.flatMap((one) => [
            { name: `settings.change, ${one.part}`, event: { type: 'settings.change', typed: one } as const },
            { name: `settings.save, ${one.part}`, event: { type: 'settings.save', typed: one } as const },
          ]),
          { name: 'currencies.enable', event: { type: 'currencies.enable' } },
          { name: 'place.choose', event: { type: 'place.choose', choice: { id: '2', locationId: 'barn' } } },
          { name: 'places.save', event: { type: 'places.save' } },
          { name: 'flow.back', event: { type: 'flow.back' } },
          { name: 'act.retry', event: { type: 'act.retry' } },
          { name: 'act.confirm', event: { type: 'act.confirm' } },
        ],
};
export default model;
