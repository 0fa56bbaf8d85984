import { assign, fromPromise, setup } from 'xstate';
import type { WizardStep } from '../../domain/online-store/connection.ts';
import type { StoreSettings, TypedSettings } from '../../domain/online-store/settings.ts';
import { startAgain } from '../../domain/words/online-store-refusals.ts';
import { errorOf, type ShownProblem, saying, shownProblem } from '../problem.ts';

/** What a browser that came back from a store brings. */
export interface CameBack {
  pickup: string;
  shop: string;
}

/** How the wizard begins: at the step the connection has reached, or with what somebody brought back from a store. */
export interface ConnectStoreInput {
  step: WizardStep;
  /** The store that is proposed at the first step; empty for none. */
  shop: string;
  /** Null where nobody has just come back. */
  cameBack: CameBack | null;
  /** Why somebody who came back can't go on: the store's owner said no, or what they brought isn't good. */
  fault: 'denied' | 'again' | null;
  /** The settings as they are saved, or as they begin. */
  settings: StoreSettings;
  /** It was activated before: its settings are changed, and nothing is activated at the end. */
  isSetUp: boolean;
}

interface ConnectStoreContext extends ConnectStoreInput {
  /** What is being saved. */
  typed: TypedSettings | null;
  problem: ShownProblem | null;
}

export type ConnectStoreEvent =
  | { type: 'shop.name'; shop: string }
  | { type: 'settings.change'; typed: TypedSettings }
  | { type: 'settings.save'; typed: TypedSettings }
  | { type: 'flow.back' }
  | { type: 'act.retry' }
  | { type: 'act.confirm' };

type Part = TypedSettings['part'];

/** The events of a step whose settings are typed and saved. What is typed in another step is not of it. */
const typing = <const Step extends Part, const Saving extends string>(step: Step, saving: Saving) =>
  ({
    'settings.change': {
      guard: {
        type: 'isOf',
        params: ({ event }: { event: { typed: TypedSettings } }) => ({ typed: event.typed, step }),
      },
      actions: {
        type: 'type',
        params: ({ event }: { event: { typed: TypedSettings } }) => event.typed,
      },
    },
    'settings.save': {
      guard: {
        type: 'isOf',
        params: ({ event }: { event: { typed: TypedSettings } }) => ({ typed: event.typed, step }),
      },
      target: saving,
      actions: {
        type: 'keep',
        params: ({ event }: { event: { typed: TypedSettings } }) => event.typed,
      },
    },
  }) as const;

const unprovided = (name: string) => async () => {
  throw new Error(`The port ${name} is not provided.`);
};

/**
 * Setting an online store up: the store is named, the browser leaves for it and comes back, then sync, automation and accounting are each
 * saved, and what activating will do is reviewed. Entered at the step the connection has reached. Source: lifecycles.md, "Wizard (flow)";
 * workflows.md, "Online-store wizard".
 */
export const connectStoreFlow = setup({
  types: {
    context: {} as ConnectStoreContext,
    events: {} as ConnectStoreEvent,
    input: {} as ConnectStoreInput,
    tags: {} as
      | 'busy'
      | 'connect'
      | 'sync'
      | 'automation'
      | 'accounting'
      | 'review'
      | 'denied'
      | 'refused'
      | 'offline',
  },
  actors: {
    begin: fromPromise<string, string>(unprovided('begin')),
    finish: fromPromise<void, CameBack>(unprovided('finish')),
    save: fromPromise<void, TypedSettings>(unprovided('save')),
    activate: fromPromise<void>(unprovided('activate')),
  },
  guards: {
    hasComeBack: ({ context }) => context.cameBack !== null,
    isDenied: ({ context }) => context.fault === 'denied',
    isBroken: ({ context }) => context.fault === 'again',
    isSetUp: ({ context }) => context.isSetUp,
    isAt: ({ context }, step: WizardStep) => context.step === step,
    isOf: (_, { typed, step }: { typed: TypedSettings; step: WizardStep }) => typed.part === step,
    isAway: (_, error: unknown) => shownProblem(error).handledElsewhere === true,
  },
  actions: {
    name: assign({ shop: (_, shop: string) => shop, problem: null }),
    type: assign({
      settings: ({ context }, { part, values }: TypedSettings) => ({ ...context.settings, [part]: values }),
    }),
    keep: assign({
      typed: (_, typed: TypedSettings) => typed,
      settings: ({ context }, { part, values }: TypedSettings) => ({ ...context.settings, [part]: values }),
      problem: null,
    }),
    showProblem: assign({ problem: (_, error: unknown) => shownProblem(error) }),
    clear: assign({ problem: null }),
  },
}).createMachine({
  id: 'connect-store',
  context: ({ input }) => ({
    ...input,
    typed: null,
    problem: input.fault === 'again' ? saying(startAgain) : null,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'hasComeBack', target: 'returning' },
        { guard: 'isDenied', target: 'denied' },
        { guard: 'isBroken', target: 'refused' },
        { guard: { type: 'isAt', params: 'sync' }, target: 'sync' },
        { guard: { type: 'isAt', params: 'automation' }, target: 'automation' },
        { guard: { type: 'isAt', params: 'accounting' }, target: 'accounting' },
        { guard: { type: 'isAt', params: 'review' }, target: 'review' },
        { target: 'shop' },
      ],
    },
    shop: {
      description: 'The store is named.',
      tags: 'connect',
      on: {
        'shop.name': {
          target: 'leaving',
          actions: { type: 'name', params: ({ event }) => event.shop },
        },
      },
    },
    leaving: {
      description: 'The store’s own page is asked for, on which its owner gives permission.',
      tags: ['busy', 'connect'],
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => context.shop,
        onDone: 'left',
        onError: [
          { guard: { type: 'isAway', params: errorOf }, target: 'offline' },
          { target: 'shop', actions: { type: 'showProblem', params: errorOf } },
        ],
      },
    },
    left: { description: 'The browser goes to the store.', type: 'final' },
    denied: {
      description: 'The store’s owner gave no permission. Nothing happened.',
      tags: ['connect', 'denied'],
      meta: { requirements: ['W-101'] },
      on: {
        'shop.name': {
          target: 'leaving',
          actions: { type: 'name', params: ({ event }) => event.shop },
        },
      },
    },
    returning: {
      description: 'What the browser brought back from the store is exchanged for the connection.',
      tags: ['busy', 'connect'],
      invoke: {
        id: 'finish',
        src: 'finish',
        input: ({ context }) => context.cameBack!,
        onDone: 'connected',
        onError: [
          { guard: { type: 'isAway', params: errorOf }, target: 'returnOffline' },
          { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
        ],
      },
    },
    connected: {
      description: 'The store is connected; the wizard goes on at the step it has reached.',
      type: 'final',
    },
    returnOffline: {
      description: 'The server can’t be reached; what was brought back is kept.',
      tags: ['connect', 'offline'],
      on: { 'act.retry': 'returning' },
    },
    offline: {
      description: 'The server can’t be reached; the store that was named is kept.',
      tags: ['connect', 'offline'],
      on: { 'act.retry': 'leaving' },
    },
    refused: {
      description: 'The store can’t be connected, and the page says why.',
      tags: ['connect', 'refused'],
      meta: { requirements: ['N66', 'W-100'] },
      on: {
        'shop.name': {
          target: 'leaving',
          actions: { type: 'name', params: ({ event }) => event.shop },
        },
      },
    },
    sync: {
      description: 'From when and how orders are followed.',
      tags: 'sync',
      on: {
        ...typing('sync', 'savingSync'),
      },
    },
    savingSync: {
      description: 'The sync settings are being saved.',
      tags: ['busy', 'sync'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context.typed!,
        onDone: 'automation',
        onError: { target: 'sync', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    automation: {
      description: 'What becomes of orders, items and stock.',
      tags: 'automation',
      on: {
        ...typing('automation', 'savingAutomation'),
        'flow.back': { target: 'sync', actions: 'clear' },
      },
    },
    savingAutomation: {
      description: 'The automation settings are being saved.',
      tags: ['busy', 'automation'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context.typed!,
        onDone: 'accounting',
        onError: { target: 'automation', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    accounting: {
      description: 'The ten accounts that orders are posted to.',
      tags: 'accounting',
      on: {
        ...typing('accounting', 'savingAccounting'),
        'flow.back': { target: 'automation', actions: 'clear' },
      },
    },
    savingAccounting: {
      description: 'The accounts are being saved.',
      tags: ['busy', 'accounting'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context.typed!,
        onDone: 'review',
        onError: { target: 'accounting', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    review: {
      description: 'What activating will do is shown; nothing has happened yet.',
      tags: 'review',
      on: {
        'act.confirm': [
          { guard: 'isSetUp', target: 'done' },
          { target: 'activating', actions: 'clear' },
        ],
        'flow.back': { target: 'accounting', actions: 'clear' },
      },
    },
    activating: {
      description: 'The store is being activated.',
      tags: ['busy', 'review'],
      invoke: {
        id: 'activate',
        src: 'activate',
        onDone: 'done',
        onError: { target: 'review', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    done: { description: 'The store is set up.', type: 'final' },
  },
});
