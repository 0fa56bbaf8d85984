import { expect, test } from 'vitest';
import type { DocumentRow } from '../../src/domain/documents/view.ts';
import { plus } from '../../src/domain/money.ts';
import { statusBadge } from '../../src/screens/document/status-badge.tsx';
import { render } from '../support/render.tsx';

const row = (kind: 'invoice' | 'bill', status: string, writtenOff: string) =>
  ({ kind, subtype: kind, status, standing: { status, facts: { writtenOff } } }) as unknown as DocumentRow;

test.each([
  ['invoice', 'Paid', '0', 'Paid', 'settled'],
  ['invoice', 'Paid', '70', 'Written off', 'stopped'],
  ['bill', 'Paid', '2', 'Discount taken', 'settled'],
  ['invoice', 'Cancelled', '70', 'Cancelled', 'stopped'],
] as const)(
  'a row of a %s that is %s, %s of it written off, says %s, in the tone %s',
  (kind, status, writtenOff, word, tone) => {
    render(statusBadge(row(kind, status, writtenOff)));
    expect(document.body.textContent).toBe(word);
    expect(document.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  },
);

/** An invoice of which 40 were credited and so much was paid. */
const credited = (paid: string, more: Partial<DocumentRow> = {}) =>
  ({
    ...row('invoice', 'DepositPaid', '0'),
    creditState: 'partly-credited',
    standing: {
      status: 'DepositPaid',
      facts: { settled: plus('40', paid), writtenOff: '0', credited: [{ amount: '40', settled: '40' }] },
    },
    ...more,
  }) as DocumentRow;

test.each([
  ['0', {}, ['Partly credited']],
  ['10', {}, ['Partly paid', 'Partly credited']],
  ['0', { overdue: true }, ['Overdue', 'Partly credited']],
  ['10', { overdue: true }, ['Overdue', 'Partly credited']],
])('one that is credited in part, %s of it paid, %j, says %j', (paid, more, words) => {
  render(statusBadge(credited(paid, more)));
  expect([...document.querySelectorAll('[data-tone]')].map(({ textContent }) => textContent)).toEqual(words);
});
