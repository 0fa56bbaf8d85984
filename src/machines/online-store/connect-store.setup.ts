import { assign, fromPromise, setup } from 'xstate';
import { isCurrenciesOff } from '../../domain/business/foreign-currency.ts';
import type { WizardStep } from '../../domain/online-store/connection.ts';
import type { ShopLocationChoice } from '../../domain/online-store/locations.ts';
import type { StoreSettings, TypedSettings } from '../../domain/online-store/settings.ts';
import { type DisplayProblem, displayProblem, isTransient, unprovided } from '../problem.ts';

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
  /** The store’s locations, with ours as chosen or proposed; empty where the business has one alone. */
  locations: readonly ShopLocationChoice[];
  /** It was activated before: its settings are changed, and nothing is activated at the end. */
  isSetUp: boolean;
}

interface ConnectStoreContext extends ConnectStoreInput {
  /** What is being saved. */
  typed: TypedSettings | null;
  problem: DisplayProblem | null;
}

export type ConnectStoreEvent =
  | { type: 'shop.name'; shop: string }
  | { type: 'settings.change'; typed: TypedSettings }
  | { type: 'settings.save'; typed: TypedSettings }
  | { type: 'currencies.enable' }
  | { type: 'place.choose'; choice: ShopLocationChoice }
  | { type: 'places.save' }
  | { type: 'flow.back' }
  | { type: 'act.retry' }
  | { type: 'act.confirm' };

type Part = TypedSettings['part'];

/** The events of a step whose settings are typed and saved. What is typed in another step is not of it. */
export const typing = <const Step extends Part, const Saving extends string>(step: Step, saving: Saving) =>
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

/** What the wizard of an online store asks, guards and does. Its ports reject until a screen or a test provides them. */
export const connectStoreSetup = setup({
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
      | 'locations'
      | 'review'
      | 'denied'
      | 'refused'
      | 'offline'
      | 'held'
      | 'currencies',
  },
  actors: {
    begin: fromPromise<string, string>(unprovided('begin')),
    finish: fromPromise<void, CameBack>(unprovided('finish')),
    enableCurrencies: fromPromise<void>(unprovided('enableCurrencies')),
    save: fromPromise<void, TypedSettings>(unprovided('save')),
    saveLocations: fromPromise<void, readonly ShopLocationChoice[]>(unprovided('saveLocations')),
    activate: fromPromise<void>(unprovided('activate')),
  },
  guards: {
    hasComeBack: ({ context }) => context.cameBack !== null,
    isDenied: ({ context }) => context.fault === 'denied',
    isBroken: ({ context }) => context.fault === 'again',
    isSetUp: ({ context }) => context.isSetUp,
    hasLocations: ({ context }) => context.locations.length > 0,
    isAt: ({ context }, step: WizardStep) => context.step === step,
    isOf: (_, { typed, step }: { typed: TypedSettings; step: WizardStep }) => typed.part === step,
    isTransient: (_, error: unknown) => isTransient(error),
    isHandledElsewhere: (_, error: unknown) => displayProblem(error).handledElsewhere === true,
    isCurrenciesOff: (_, error: unknown) => isCurrenciesOff(error ?? {}),
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
    choosePlace: assign({
      locations: ({ context }, choice: ShopLocationChoice) =>
        context.locations.map((one) => (one.id === choice.id ? choice : one)),
    }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
    clear: assign({ problem: null }),
  },
});
