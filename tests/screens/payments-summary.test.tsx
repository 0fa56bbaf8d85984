import { expect, test } from 'vitest';
import type { HistoryEvent } from '../../src/domain/documents/view.ts';
import { paymentsSummary } from '../../src/screens/posted/payments-summary.ts';

const cancelled = (payments: HistoryEvent['payments']): HistoryEvent => ({
  act: 'invoice.cancel',
  from: 'Paid',
  to: 'Cancelled',
  at: '2026-03-10T12:00:00Z',
  by: 'Ada Stone',
  amount: null,
  payments,
});

test.each([
  ['invoice', [], 'none yet'],
  ['invoice', [cancelled('none')], 'none yet'],
  ['invoice', [cancelled('refund'), cancelled('credit')], 'kept as credit'],
  ['invoice', [cancelled('refund')], 'refunded'],
  ['bill', [cancelled('credit')], 'left as an advance'],
  ['bill', [cancelled('refund')], 'paid back to you'],
] as const)(
  'of what was paid on a cancelled %s its page says what became: %s %s',
  (kind, history, expected) => {
    const document = { kind, currency: 'EUR', paid: '0', payments: [], history: [...history] };
    expect(paymentsSummary(document, 'en')).toBe(expected);
  },
);
