import { onlineStoreRefusals } from '../../domain/online-store/refusals.words.ts';
import { errorOf, saying } from '../problem.ts';
import { connectStoreSetup, typing } from './connect-store.setup.ts';

/**
 * Setting an online store up: the store is named, the browser leaves for it and comes back, then sync, automation, accounting and, in a business
 * of several, locations are each saved, and what activating will do is reviewed. Entered at the step the connection has reached. Source: lifecycles.md, "Wizard (flow)";
 * workflows.md, "Online-store wizard".
 */
export const connectStoreFlow = connectStoreSetup.createMachine({
  id: 'connect-store',
  context: ({ input }) => ({
    ...input,
    typed: null,
    problem: input.fault === 'again' ? saying(onlineStoreRefusals.startAgain) : null,
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
        { guard: { type: 'isAt', params: 'locations' }, target: 'locations' },
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
          {
            guard: { type: 'isTransient', params: errorOf },
            target: 'offline',
            actions: { type: 'showProblem', params: errorOf },
          },
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
          {
            guard: { type: 'isTransient', params: errorOf },
            target: 'returnOffline',
            actions: { type: 'showProblem', params: errorOf },
          },
          {
            guard: { type: 'isCurrenciesOff', params: errorOf },
            target: 'currenciesOff',
            actions: { type: 'showProblem', params: errorOf },
          },
          {
            guard: { type: 'isHandledElsewhere', params: errorOf },
            target: 'returnHeld',
            actions: { type: 'showProblem', params: errorOf },
          },
          { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
        ],
      },
    },
    connected: {
      description: 'The store is connected; the wizard goes on at the step it has reached.',
      type: 'final',
    },
    returnOffline: {
      description: 'The server or the store doesn’t answer; what was brought back is kept.',
      tags: ['connect', 'offline'],
      on: { 'act.retry': { target: 'returning', actions: 'clear' } },
    },
    returnHeld: {
      description:
        'The plan, the session or a second factor keeps the store out, and the way out is shown over the page. What was brought back is kept.',
      tags: ['connect', 'held'],
      on: {
        'act.retry': { target: 'returning', actions: 'clear' },
        'flow.back': { target: 'shop', actions: 'clear' },
      },
    },
    currenciesOff: {
      description:
        'The store keeps its money in another currency than the books, and foreign currencies are off. They can be switched on here.',
      tags: ['connect', 'currencies'],
      on: { 'currencies.enable': 'enabling', 'flow.back': { target: 'shop', actions: 'clear' } },
    },
    enabling: {
      description: 'Foreign currencies are being switched on; then the store is connected.',
      tags: ['busy', 'connect', 'currencies'],
      invoke: {
        id: 'enableCurrencies',
        src: 'enableCurrencies',
        onDone: { target: 'returning', actions: 'clear' },
        onError: { target: 'currenciesOff', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    offline: {
      description: 'The server doesn’t answer; the store that was named is kept.',
      tags: ['connect', 'offline'],
      on: { 'act.retry': { target: 'leaving', actions: 'clear' } },
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
        onDone: [{ guard: 'hasLocations', target: 'locations' }, { target: 'review' }],
        onError: { target: 'accounting', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    locations: {
      description: 'Which of the business’s locations each of the store’s is.',
      tags: 'locations',
      on: {
        'place.choose': { actions: { type: 'choosePlace', params: ({ event }) => event.choice } },
        'places.save': { target: 'savingLocations', actions: 'clear' },
        'flow.back': { target: 'accounting', actions: 'clear' },
      },
    },
    savingLocations: {
      description: 'The locations are being saved.',
      tags: ['busy', 'locations'],
      invoke: {
        id: 'saveLocations',
        src: 'saveLocations',
        input: ({ context }) => context.locations,
        onDone: 'review',
        onError: { target: 'locations', actions: { type: 'showProblem', params: errorOf } },
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
        'flow.back': [
          { guard: 'hasLocations', target: 'locations', actions: 'clear' },
          { target: 'accounting', actions: 'clear' },
        ],
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
