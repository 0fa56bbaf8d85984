import { expect, test } from 'vitest';
import { isGivenBack } from '../../src/domain/documents/credited.ts';
import { sum } from '../../src/domain/money.ts';
import { knowsNotes, noteSituation } from '../../src/domain/next-step/situation.ts';
import { creditedStatusOf, creditPlacement, creditStateOf } from '../../src/domain/posted/credit-state.ts';

/** A document of 100 with credit notes: so much, of which so much was taken off what was owed; and what was paid of it. */
const credited = (
  notes: readonly { amount: string; settled: string; paidBack?: boolean; undone?: boolean }[],
  channel = 'manual',
  paid = '0',
) => ({
  channel,
  creditNotes: notes.map((note) => ({ paidBack: false, undone: false, ...note })),
  standing: {
    facts: {
      total: '100',
      writtenOff: '0',
      settled: sum([paid, ...notes.map((note) => note.settled)]),
      credited: notes.filter(({ undone }) => !undone),
    },
  },
});

test.each([
  ['no credit note', credited([]), null],
  ['an undone one', credited([{ amount: '100', settled: '0', undone: true }]), null],
  ['a part before it was paid', credited([{ amount: '40', settled: '40' }]), 'partly-credited'],
  ['all of it before it was paid', credited([{ amount: '100', settled: '100' }]), 'credited'],
  ['all of it, kept as credit', credited([{ amount: '100', settled: '0' }]), 'credited'],
  ['all of it, paid back', credited([{ amount: '100', settled: '0', paidBack: true }]), 'refunded'],
  ['a part, paid back', credited([{ amount: '40', settled: '0', paidBack: true }]), 'partly-refunded'],
  ['all of it, by the store', credited([{ amount: '100', settled: '0' }], 'store'), 'refunded'],
  ['a part, by the store', credited([{ amount: '40', settled: '0' }], 'store'), 'partly-refunded'],
  ['an unpaid order’s, by the store', credited([{ amount: '100', settled: '100' }], 'store'), 'credited'],
] as const)('what its credit notes made of a document: %s', (_, document, state) => {
  expect(creditStateOf(document)).toBe(state);
  expect(isGivenBack(state)).toBe(state !== null && state !== 'partly-credited');
});

test.each([
  ['invoice', 'manual', 'unsent'],
  ['invoice', 'store', 'settled'],
  ['bill', 'manual', 'settled'],
] as const)('a credit note of an %s made by %s is %s', (kind, channel, situation) => {
  expect(noteSituation({ undone: false, mailed: false }, knowsNotes({ kind, channel }))).toBe(situation);
});

test.each([
  // Nobody paid a part of it: the credit note is all there is to say.
  ['DepositPaid', credited([{ amount: '40', settled: '40' }]), { inPlace: 'partly-credited', beside: null }],
  [
    'DepositPaid',
    credited([{ amount: '40', settled: '40' }], 'manual', '10'),
    { inPlace: null, beside: 'partly-credited' },
  ],
  ['Paid', credited([{ amount: '40', settled: '40' }]), { inPlace: null, beside: null }],
  [
    'Paid',
    credited([{ amount: '40', settled: '0', paidBack: true }]),
    { inPlace: 'partly-refunded', beside: null },
  ],
  ['Paid', credited([{ amount: '100', settled: '100' }]), { inPlace: 'credited', beside: null }],
  ['Cancelled', credited([{ amount: '100', settled: '0', paidBack: true }]), { inPlace: null, beside: null }],
] as const)(
  'an invoice that is %s says so in the place of its status, or beside it',
  (status, document, shown) => {
    expect(creditPlacement({ kind: 'invoice', status, ...document })).toEqual(shown);
  },
);

test.each([
  ['0', 'DepositPaid', 'Partly credited'],
  ['0', 'Paid', 'Credited'],
  ['0', 'NotPaid', 'Not paid'],
  ['10', 'DepositPaid', 'Partly paid'],
  ['10', 'Paid', 'Paid'],
])('of an invoice of which %s was paid, giving back leads to %s, which reads %s', (paid, status, word) => {
  const document = { kind: 'invoice' as const, ...credited([], 'manual', paid) };
  expect(creditedStatusOf(document)(status, 'invoice').word).toBe(word);
});
