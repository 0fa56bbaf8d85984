import { expect, test } from 'vitest';
import { copiedForm, type JournalEntry } from '../../src/screens/journal-entry/copied-form.ts';

/** A copy of an entry to a new one. Source: finance answers, Q69. */
const line: JournalEntry['lines'][number] = {
  accountId: 21,
  account: 'Rent',
  code: '6100',
  description: 'Shop',
  debit: '9',
  credit: '0',
  foreignDebit: '10',
  foreignCredit: '0',
  contactId: null,
  contact: null,
  taxId: null,
  tax: null,
  taxBase: null,
  dueOn: null,
};
const entry: JournalEntry = {
  message: '',
  id: 'first',
  number: 7,
  onDay: '2026-03-02',
  memo: 'March',
  reference: 'B-12',
  currency: 'USD',
  rate: '0.9',
  status: 'Reversed',
  byHand: true,
  reverses: null,
  reversedBy: { id: 'second', number: 8 },
  pair: { id: 'third', number: 9, onDay: '2026-04-01' },
  settled: false,
  document: null,
  attachments: [{ id: 'file', name: 'lease.pdf', type: 'application/pdf', size: 5 }],
  postedBy: 'Ada',
  postedAt: '2026-03-02T10:00:00Z',
  lines: [
    line,
    {
      ...line,
      accountId: 2,
      account: 'Accounts receivable',
      debit: '0',
      credit: '8.5',
      foreignDebit: '0',
      foreignCredit: '10',
      contactId: 'ada',
      contact: 'Ada Stone',
      dueOn: '2026-03-30',
    },
    // What rounding left, at home alone.
    { ...line, accountId: 20, account: 'Rounding', debit: '0', credit: '0.5', foreignDebit: '0' },
  ],
};

test('it keeps everything but number, day, files and the day it is undone, and works rounding out anew', () => {
  const { lines, ...head } = copiedForm(entry, 'EUR', '2026-11-29');
  expect(head).toEqual({
    onDay: '2026-11-29',
    reference: 'B-12',
    currency: 'USD',
    rate: '0.9',
    memo: 'March',
    reversed: false,
    reverseOn: '',
    attachments: null,
  });
  expect(
    lines.map(({ accountId, description, contact, debit, credit }) => [
      accountId,
      description,
      contact?.name ?? '',
      debit,
      credit,
    ]),
  ).toEqual([
    [21, 'Shop', '', '10', ''],
    [2, 'Shop', 'Ada Stone', '', '10'],
  ]);
});

test('an entry at home has no rate, and a line on a tax account keeps its tax and what it was computed from', () => {
  const taxed = { ...line, accountId: 9, taxId: 'vat', tax: 'VAT', taxBase: '-100' };
  const { rate, lines } = copiedForm(
    { ...entry, currency: 'EUR', rate: '1', lines: [taxed] },
    'EUR',
    '2026-11-29',
  );
  expect(rate).toBe('');
  expect(lines[0]).toMatchObject({ accountId: 9, taxId: 'vat', taxBase: '100' });
});
