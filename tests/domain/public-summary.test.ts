import { expect, test } from 'vitest';
import { printed } from '../../src/domain/documents/printed.ts';
import { minus } from '../../src/domain/money.ts';
import { publicSummary } from '../../src/domain/public/summary.ts';
import { printableInvoice } from '../support/printable.ts';

const on = (today: string, more = {}) =>
  publicSummary({ ...printableInvoice({ dueOn: '2026-04-02', ...more }), today });

test('an invoice is overdue from the day after it was due, and says since when', () => {
  expect(on('2026-04-02')).toMatchObject({ badge: { word: 'Not paid' }, lines: ['Due 2 April 2026'] });
  expect(on('2026-04-03')).toMatchObject({
    badge: { word: 'Overdue', tone: 'stopped' },
    lines: ['Overdue since 2 April 2026'],
  });
});

test('one that is paid in part is overdue too; one that is paid or cancelled is not', () => {
  expect(on('2026-05-01', { paid: '1', owed: '20' })).toMatchObject({
    badge: { word: 'Overdue' },
    lines: ['Overdue since 2 April 2026', expect.stringContaining('paid')],
  });
  for (const gone of [
    { status: 'Paid', paid: '21', owed: '0' },
    { status: 'Cancelled', owed: '0' },
  ])
    expect(JSON.stringify(on('2026-05-01', gone))).not.toContain('verdue');
});

test('a bill that is paid in part says what its vendor is still to be paid', () => {
  const bill = { kind: 'bill', subtype: 'bill', total: '100', dueOn: '2026-04-02' } as const;
  const outcomeText = (paid: string, owed: string) => {
    const status = paid === '0' ? 'NotPaid' : 'DepositPaid';
    const { badge, label, amount, lines } = on('2026-05-01', { ...bill, status, paid, owed });
    return [badge.word, label, amount, ...lines];
  };
  expect(outcomeText('0', '100')).toEqual(['Not paid', 'Total', '₦100.00', 'Due 2 April 2026']);
  expect(outcomeText('40', '60')).toEqual([
    'Partly paid',
    'Still to be paid',
    '₦60.00',
    'Due 2 April 2026',
    '₦40.00 of ₦100.00 paid',
  ]);
});

test.each([
  ['refunded', 'Refunded', 'This invoice was refunded in full. There’s nothing to pay.'],
  ['partly-refunded', 'Partly refunded', 'Part of this invoice was refunded. There’s nothing to pay.'],
  ['credited', 'Credited', 'This invoice was credited in full. There’s nothing to pay.'],
] as const)('one that is settled and %s says so, with what it came to', (creditState, word, line) => {
  const details = { ...printableInvoice({}).details, creditState };
  const settled = { status: 'Paid', paid: '21', owed: '0', details };
  expect(on('2026-05-01', settled)).toMatchObject({ badge: { word, tone: 'stopped' }, lines: [line] });
  expect(printed(printableInvoice(settled)).facts).toContain(word);
  // While something is owed, that comes first.
  expect(on('2026-04-01', { details }).badge.word).toBe('Not paid');
});

test('what a credit note alone settled in part is not paid in part', () => {
  const details = { ...printableInvoice({}).details, creditState: 'partly-credited' as const };
  const badgeOf = (paid: string) =>
    on('2026-04-01', { status: 'DepositPaid', paid, credited: '5', owed: minus('16', paid), details }).badge
      .word;
  expect(badgeOf('0')).toBe('Partly credited');
  expect(badgeOf('6')).toBe('Partly paid');
});
