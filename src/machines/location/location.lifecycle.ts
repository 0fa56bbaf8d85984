import { setup } from 'xstate';
import type { LocationFacts, LocationStatus } from '../../domain/location/location.ts';
import { whyNotLocation } from '../../domain/location/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type LocationEvent =
  | { type: 'location.edit' }
  | { type: 'location.setDefault' }
  /** Another one was made the default. */
  | { type: 'location.demote' }
  | { type: 'location.deactivate' }
  | { type: 'location.activate' };

const machine = setup({
  types: { context: {} as LocationFacts, events: {} as LocationEvent, input: {} as LocationFacts },
  guards: {
    canBeEmptied: ({ context }) =>
      [context.onTheWay, context.below, context.counting].every((found) => found.length === 0),
  },
});

/**
 * The lifecycle of a location among others: one is the default, and it stays in use. Locations are never removed; one that
 * is deactivated gives its stock to another. Source: lifecycles.md, "Location"; answers-2.md, Q47, Q48.
 */
export const locationChart = machine.createMachine({
  id: 'location',
  context: ({ input }) => input,
  initial: 'Default',
  states: {
    Default: {
      description: 'Goods are here where a document names no location.',
      meta: { refuses: { 'location.deactivate': ['W-088'] } },
      on: {
        'location.edit': { target: 'Default' },
        'location.setDefault': { target: 'Default', meta: repeat },
        'location.demote': { target: 'Other' },
      },
    },
    Other: {
      description: 'In use, and another one is the default.',
      on: {
        'location.edit': { target: 'Other' },
        'location.setDefault': { target: 'Default' },
        'location.deactivate': {
          guard: 'canBeEmptied',
          target: 'Inactive',
          meta: { refuses: ['N30', 'W-088'] },
        },
      },
    },
    Inactive: {
      description: 'Its stock was moved to another one. It can be activated again, empty.',
      on: {
        'location.deactivate': { target: 'Inactive', meta: repeat },
        'location.activate': { target: 'Other' },
      },
    },
  },
});

export const locationLifecycle: Lifecycle<typeof locationChart, LocationFacts> = {
  name: 'location',
  chart: locationChart,
  whyNot: ({ status, facts }, { type }) => whyNotLocation(status as LocationStatus, type, facts),
};
