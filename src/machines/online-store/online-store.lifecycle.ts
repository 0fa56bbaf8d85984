import { assign, setup } from 'xstate';
import type { StoreFacts, StoreStatus } from '../../domain/online-store/connection.ts';
import { onlineStoreRefusals } from '../../domain/online-store/refusals.words.ts';
import { type SettingsPart, settingsParts } from '../../domain/online-store/settings.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type OnlineStoreEvent =
  /** The shop gave its permission. `missing` are the scopes it kept back, `taken` says that another business has it. */
  | { type: 'store.authorised'; shop: string; missing: readonly string[]; taken: boolean }
  | { type: 'store.saveSettings'; part: SettingsPart }
  | { type: 'store.activate' }
  | { type: 'store.pause' }
  | { type: 'store.resume' }
  | { type: 'store.tokenLost' }
  | { type: 'store.uninstalled' }
  | { type: 'store.scopesReduced' }
  /** An account that orders are posted to was taken out of use; `accounts` are the places that lack theirs. */
  | { type: 'store.accountingBroken'; accounts: readonly string[] }
  | { type: 'store.disconnect' };

type Authorised = Extract<OnlineStoreEvent, { type: 'store.authorised' }>;
type Saved = Extract<OnlineStoreEvent, { type: 'store.saveSettings' }>;
type Broken = Extract<OnlineStoreEvent, { type: 'store.accountingBroken' }>;

const isWhole = (event: OnlineStoreEvent): event is Authorised =>
  event.type === 'store.authorised' && event.missing.length === 0 && !event.taken;

const machine = setup({
  types: { context: {} as StoreFacts, events: {} as OnlineStoreEvent, input: {} as StoreFacts },
  guards: {
    isGranted: ({ event }) => isWhole(event),
    isGrantedAgain: ({ context, event }) => isWhole(event) && event.shop === context.shop,
    wasActive: ({ context, event }) =>
      isWhole(event) && event.shop === context.shop && context.before === 'Active',
    wasPaused: ({ context, event }) =>
      isWhole(event) && event.shop === context.shop && context.before === 'Paused',
    isReady: ({ context }) => context.missing.length === 0 && context.wrongAccounts.length === 0,
    isReadyAgain: ({ context }) => context.wrongAccounts.length === 0,
  },
  actions: {
    take: assign({ shop: ({ event }) => (event as Authorised).shop }),
    save: assign({
      missing: ({ context, event }) => context.missing.filter((part) => part !== (event as Saved).part),
      // Accounts that can’t be posted to aren’t saved.
      wrongAccounts: ({ context, event }) =>
        (event as Saved).part === 'accounting' ? [] : context.wrongAccounts,
    }),
    breakAccounts: assign({ wrongAccounts: ({ event }) => (event as Broken).accounts }),
    rememberInactive: assign({ before: 'Inactive' }),
    rememberActive: assign({ before: 'Active' }),
    rememberPaused: assign({ before: 'Paused' }),
    goOn: assign({ before: null }),
    forget: assign({
      shop: null,
      before: null,
      missing: [...settingsParts],
      wrongAccounts: [],
    }),
  },
});

const lost = (remember: 'rememberInactive' | 'rememberActive' | 'rememberPaused') => {
  const arrow = {
    target: 'NeedsReauthorisation',
    actions: remember,
    meta: { requirements: ['W-104'] },
  } as const;
  return { 'store.tokenLost': arrow, 'store.uninstalled': arrow, 'store.scopesReduced': arrow };
};

const ends = {
  'store.disconnect': { target: 'NotConnected', actions: 'forget', meta: { requirements: ['W-106'] } },
} as const;

/**
 * The lifecycle of a business's online store. Orders are followed while it is Active alone. Source: lifecycles.md, "Store
 * connection"; connections.md, rule 7.
 */
export const onlineStoreChart = machine.createMachine({
  id: 'online-store',
  context: ({ input }) => input,
  initial: 'NotConnected',
  states: {
    NotConnected: {
      description: 'No shop is connected.',
      on: {
        'store.authorised': {
          guard: 'isGranted',
          target: 'Inactive',
          actions: 'take',
          meta: { requirements: ['W-105'] },
        },
        'store.tokenLost': { target: 'NotConnected', meta: repeat },
        'store.uninstalled': { target: 'NotConnected', meta: repeat },
        'store.disconnect': { target: 'NotConnected', meta: repeat },
      },
    },
    Inactive: {
      description:
        'The shop gave its permission. Nothing is posted until the settings are saved and it is activated.',
      on: {
        'store.authorised': { guard: 'isGrantedAgain', target: 'Inactive' },
        'store.saveSettings': { target: 'Inactive', actions: 'save' },
        'store.accountingBroken': { target: 'Inactive', actions: 'breakAccounts' },
        'store.activate': { guard: 'isReady', target: 'Active' },
        ...lost('rememberInactive'),
        ...ends,
      },
    },
    Active: {
      description: 'Set up and switched on.',
      on: {
        'store.authorised': { guard: 'isGrantedAgain', target: 'Active' },
        'store.activate': { target: 'Active', meta: repeat },
        'store.resume': { target: 'Active', meta: repeat },
        'store.saveSettings': { target: 'Active', actions: 'save' },
        'store.pause': { target: 'Paused' },
        'store.accountingBroken': {
          target: 'Inactive',
          actions: 'breakAccounts',
          meta: { requirements: ['N70'] },
        },
        ...lost('rememberActive'),
        ...ends,
      },
    },
    Paused: {
      description: 'Somebody paused it. It goes on where it was.',
      on: {
        'store.authorised': { guard: 'isGrantedAgain', target: 'Paused' },
        'store.saveSettings': { target: 'Paused', actions: 'save' },
        'store.pause': { target: 'Paused', meta: repeat },
        'store.resume': { guard: 'isReadyAgain', target: 'Active' },
        'store.accountingBroken': { target: 'Inactive', actions: 'breakAccounts' },
        ...lost('rememberPaused'),
        ...ends,
      },
    },
    NeedsReauthorisation: {
      description:
        'The shop took its permission back, or less of it is left than is needed. Settings are kept.',
      on: {
        'store.authorised': [
          { guard: 'wasActive', target: 'Active', actions: 'goOn' },
          { guard: 'wasPaused', target: 'Paused', actions: 'goOn' },
          { guard: 'isGrantedAgain', target: 'Inactive', actions: 'goOn' },
        ],
        'store.saveSettings': { target: 'NeedsReauthorisation', actions: 'save' },
        'store.pause': { target: 'NeedsReauthorisation', actions: 'rememberPaused' },
        'store.accountingBroken': {
          target: 'NeedsReauthorisation',
          actions: ['rememberInactive', 'breakAccounts'],
        },
        'store.tokenLost': { target: 'NeedsReauthorisation', meta: repeat },
        'store.uninstalled': { target: 'NeedsReauthorisation', meta: repeat },
        'store.scopesReduced': { target: 'NeedsReauthorisation', meta: repeat },
        ...ends,
      },
    },
  },
});

export const onlineStoreLifecycle: Lifecycle<typeof onlineStoreChart, StoreFacts> = {
  name: 'online-store',
  chart: onlineStoreChart,
  whyNot: ({ status, facts }, event) => onlineStoreRefusals.whyNotStore(status as StoreStatus, facts, event),
};
