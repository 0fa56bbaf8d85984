import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { journalEntryChart } from './journal-entry.lifecycle.ts';

const byHand = { byHand: true, document: null, reverses: false, settled: false };

const model: TestModel<typeof journalEntryChart> = {
  name: 'journal-entry',
  machine: journalEntryChart,
  starts: [
    { name: 'an entry by hand', input: byHand },
    { name: 'what it opened is settled', input: { ...byHand, settled: true } },
    { name: 'an entry of an invoice', input: { ...byHand, byHand: false, document: 'INV-0001' } },
    { name: 'the reversal of another one', input: { ...byHand, reverses: true } },
  ],
  cases: () => (['entry.reverse', 'entry.copy'] as const).map((type) => ({ name: type, event: { type } })),
};

export default model;
