import { and, assign, setup } from 'xstate';
import type { BankFacts, BankStatus } from '../../domain/books/bank.ts';
import { whyNotBank } from '../../domain/books/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type BankEvent =
  | { type: 'bank.edit' }
  | { type: 'bank.setDefault' }
  /** Another one was made the default. */
  | { type: 'bank.demote' }
  | { type: 'bank.delete' }
  | { type: 'bank.activate' };

const machine = setup({
  types: { context: {} as BankFacts, events: {} as BankEvent, input: {} as BankFacts },
  guards: { hasEntries: ({ context }) => context.used, isAlone: ({ context }) => context.alone },
  actions: { meetAnother: assign({ alone: false }) },
});

/** The default is deleted last: with another in use, payments would change their bank unnoticed. Source: finance-answers.md, Q74. */
const endAlone = [
  { guard: and(['hasEntries', 'isAlone']), target: 'Archived' as const },
  { guard: 'isAlone' as const, target: 'Removed' as const },
];

const end = [{ guard: 'hasEntries' as const, target: 'Archived' as const }, { target: 'Removed' as const }];

/**
 * The lifecycle of a bank among others: one at a time is the default, and as long as any is in use there is one, for modes of
 * payment that reach a bank must reach the same one tomorrow. The books keep what is in them, so that a bank whose
 * account has entries is archived, and only another is removed. Source: finance-and-settings, section 4, "Banks";
 * answers.md, "Account".
 */
export const bankChart = machine.createMachine({
  id: 'bank',
  context: ({ input }) => input,
  initial: 'Default',
  states: {
    Default: {
      description: 'Money goes through this bank unless another one is chosen.',
      on: {
        'bank.edit': { target: 'Default' },
        'bank.setDefault': { target: 'Default', meta: repeat },
        'bank.demote': { target: 'Other', actions: 'meetAnother', meta: { requirements: ['F-382'] } },
        'bank.delete': endAlone,
      },
    },
    Other: {
      description: 'In use, and another one is the default.',
      on: {
        'bank.edit': { target: 'Other' },
        'bank.setDefault': { target: 'Default', meta: { requirements: ['F-382'] } },
        'bank.delete': end,
      },
    },
    Archived: {
      description: 'Its account keeps its entries and takes no new ones. It can be activated again.',
      on: {
        'bank.delete': { target: 'Archived', meta: repeat },
        'bank.activate': [{ guard: 'isAlone', target: 'Default' }, { target: 'Other' }],
      },
    },
    Removed: { description: 'Gone, along with its account, which never had an entry.' },
  },
});

export const bankLifecycle: Lifecycle<typeof bankChart, BankFacts> = {
  name: 'bank',
  chart: bankChart,
  whyNot: ({ status }, { type }) => whyNotBank(status as BankStatus, type),
};
