import { expect, test } from 'vitest';
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
