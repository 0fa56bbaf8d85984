import { expect, test } from 'vitest';
import { leastPayment, withoutTrifle } from '../../../src/domain/billing/least-payment.ts';
import { creditFor } from '../../../src/domain/billing/plan-invoice.ts';
import type { Quote, QuoteLine } from '../../../src/domain/billing/proration.ts';

const line = (kind: QuoteLine['kind'], net: string): QuoteLine => ({
  kind,
  plan: 'growth',
  quantity: 1,
  from: '2026-06-30',
  to: '2026-06-30',
  days: 1,
  ofDays: 30,
  price: '5',
  off: '0',
  net,
});
const quote = (net: string, ...lines: QuoteLine[]): Quote => ({
  terms: { plan: 'growth', interval: 'month', seats: 6 },
  period: { from: '2026-06-01', to: '2026-06-30' },
  anchorOn: '2026-06-01',
  lines,
  net,
  endsPaidLines: false,
});

test('what comes to less than a card is charged comes to nothing, credits beside it too', () => {
  const seat = withoutTrifle(quote('0.17', line('seats', '0.17')), 'USD');
  expect([seat.net, ...seat.lines.map(({ net }) => net)]).toEqual(['0', '0']);
  const up = withoutTrifle(
    quote('0.4', line('credit', '-0.5'), line('plan', '0.3'), line('seats', '0.6')),
    'USD',
  );
  expect([up.net, ...up.lines.map(({ net }) => net)]).toEqual(['0', '-0.5', '0', '0.5']);
});

test('what is as much or more, or gives something back, is left as it is', () => {
  for (const one of [quote('0.5', line('seats', '0.5')), quote('-3', line('credit', '-3')), quote('0')])
    expect(withoutTrifle(one, 'USD')).toBe(one);
  expect(leastPayment('GBP')).toBe('0.30');
  expect(withoutTrifle(quote('0.4', line('seats', '0.4')), 'GBP').net).toBe('0.4');
});

test('plan credit leaves nothing too small to be charged', () => {
  expect(creditFor('29', '10', 'USD')).toBe('10');
  expect(creditFor('29', '28.8', 'USD')).toBe('28.5');
  expect(creditFor('29', '29', 'USD')).toBe('29');
  expect(creditFor('0.2', '0.1', 'USD')).toBe('0.1');
  expect(creditFor('-5', '10', 'USD')).toBe('0');
});
