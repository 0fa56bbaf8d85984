import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { wizardSteps } from '../../domain/online-store/connection.ts';
import {
  defaultAutomation,
  defaultStoreAccounts,
  defaultSync,
  type TypedSettings,
} from '../../domain/online-store/settings.ts';
import { connectStoreFlow } from './connect-store.flow.ts';
import type { ConnectStoreInput } from './connect-store.setup.ts';

const shop = 'blue-kettle.myshopify.com';
const settings = {
  sync: defaultSync(shop, '2026-01-15'),
  automation: defaultAutomation,
  accounting: defaultStoreAccounts,
};
const fresh: ConnectStoreInput = {
  ...{ step: 'connect', shop: '', cameBack: null, fault: null, settings, isSetUp: false },
};
const refused = { name: 'refused', error: { message: 'Choose one from the list.', fields: [] } };
const away = {
  name: 'away',
  error: { message: 'The server can’t be reached.', fields: [], handledElsewhere: true },
};

const typed: readonly TypedSettings[] = [
  { part: 'sync', values: { ...settings.sync, autoSync: false } },
  { part: 'automation', values: { ...settings.automation, salesType: 1 } },
  { part: 'accounting', values: { ...settings.accounting, payment: 46 } },
];

const model: TestModel<typeof connectStoreFlow> = {
  name: 'connect-store',
  machine: connectStoreFlow,
  starts: [
    ...wizardSteps.map((step) => ({ name: `at ${step}`, input: { ...fresh, step } })),
    { name: 'come back from the store', input: { ...fresh, cameBack: { pickup: 'pickup', shop } } },
    { name: 'come back denied', input: { ...fresh, fault: 'denied' } },
    { name: 'come back by a way that isn’t good', input: { ...fresh, fault: 'again' } },
    { name: 'a store that is set up', input: { ...fresh, step: 'review', isSetUp: true } },
  ],
  ports: {
    begin: { done: [{ name: 'begun', output: 'https://shop.example/authorize' }], error: [refused, away] },
    finish: { done: [{ name: 'connected', output: undefined }], error: [refused, away] },
    save: { done: [{ name: 'saved', output: undefined }], error: [refused] },
    activate: { done: [{ name: 'activated', output: undefined }], error: [refused] },
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
          { name: 'flow.back', event: { type: 'flow.back' } },
          { name: 'act.retry', event: { type: 'act.retry' } },
          { name: 'act.confirm', event: { type: 'act.confirm' } },
        ],
};
export default model;
