import { describe, expect, test } from 'vitest';
import { type PlanInvoice, partTakenBack, planInvoiceSums } from '../../src/domain/billing/plan-invoice.ts';
import { businessNumberOf, planTaxFor } from '../../src/domain/billing/plan-tax.ts';
import {
  amountFor,
  planCurrencyOf,
  priceOn,
  renewalPriceOn,
  usualPrices,
} from '../../src/domain/billing/prices.ts';
import { aMonth } from '../support/plan-invoices.ts';
import { planTaxes } from '../support/plan-seller.ts';

/** What plans cost, and the tax on them. Source: finance-answers.md, Q91, Q145 and M13. */
const growth = { plan: 'growth', interval: 'month', currency: 'USD' } as const;
const usual = usualPrices('2026-01-01');
const at = (amount: string, from: string, setOn = from) => ({
  ...priceOn(usual, growth, '2026-01-01')!,
  amount,
  from,
  setOn,
});

test('the usual prices are 9, 29 and 79 US dollars a month, a year for ten months', () => {
  expect(
    usual.map(({ plan, interval, currency, amount, seats }) => [plan, interval, currency, amount, seats]),
  ).toEqual([
    ['starter', 'month', 'USD', '9', 2],
    ['starter', 'year', 'USD', '90', 2],
    ['growth', 'month', 'USD', '29', 5],
    ['growth', 'year', 'USD', '290', 5],
    ['enterprise', 'month', 'USD', '79', null],
    ['enterprise', 'year', 'USD', '790', null],
  ]);
});

describe('a price', () => {
  const prices = [at('29', '2026-01-01'), at('39', '2026-06-15'), at('49', '2026-09-01', '2026-06-20')];

  test.each([
    ['2025-12-31', undefined],
    ['2026-01-01', '29'],
    ['2026-06-14', '29'],
    ['2026-06-15', '39'],
    ['2026-09-01', '49'],
  ])('of a purchase on %s is %s', (day, amount) => {
    expect(priceOn(prices, growth, day)?.amount).toBe(amount);
  });

  test.each([
    ['2026-07-14', '29', 'fewer than thirty days after it was set'],
    ['2026-07-15', '39', 'thirty days after it was set'],
    ['2026-08-31', '39', 'before the day it counts from'],
    ['2026-09-01', '49', 'long after it was set'],
  ])('of a renewal on %s is %s: %s', (day, amount) => {
    expect(renewalPriceOn(prices, growth, day, '2026-02-01')?.amount).toBe(amount);
  });

  test('of a renewal is never an older one than was bought at', () => {
    expect(renewalPriceOn(prices, growth, '2026-07-10', '2026-06-16')?.amount).toBe('39');
  });

  test('is in the currency of the country where there is one, else in US dollars', () => {
    const euros = { ...at('27', '2026-03-01'), currency: 'EUR' };
    expect(planCurrencyOf([...prices, euros], 'DE', '2026-03-01')).toBe('EUR');
    expect(planCurrencyOf([...prices, euros], 'DE', '2026-02-28')).toBe('USD');
    expect(planCurrencyOf([...prices, euros], 'GB', '2026-03-01')).toBe('USD');
  });

  test('has further people by the piece, where a plan bounds them', () => {
    expect(amountFor(at('29', '2026-01-01'), 7)).toEqual({ plan: '29', furtherSeats: 2, seats: '10' });
    expect(amountFor(at('29', '2026-01-01'), 3)).toEqual({ plan: '29', furtherSeats: 0, seats: '0' });
    const enterprise = priceOn(usual, { ...growth, plan: 'enterprise' }, '2026-01-01')!;
    expect(amountFor(enterprise, 400)).toEqual({ plan: '79', furtherSeats: 0, seats: '0' });
  });
});

describe('the tax on a plan', () => {
  test.each([
    ['a country that is not in the table', { country: 'US', taxId: '123456789' }, '0', ''],
    ['a business where nobody accounts for it', { country: 'IE', vatNumber: 'IE6388047V' }, '23', ''],
    ['a business without a number', { country: 'DE' }, '19', ''],
    ['a business with a number of the wrong form', { country: 'DE', vatNumber: 'DE12' }, '19', ''],
    [
      'a business with a number of the right form',
      { country: 'DE', vatNumber: 'DE136695976' },
      '0',
      'Reverse charge: the customer accounts for the VAT.',
    ],
  ])('of %s', (_, buyer, percent, sentence) => {
    expect(planTaxFor(planTaxes, buyer, '2026-05-01')).toMatchObject({ percent, sentence });
  });

  test('is that of the day', () => {
    const rates = [...planTaxes, { ...planTaxes[0]!, from: '2026-07-01', percent: '21' }];
    expect(planTaxFor(rates, { country: 'IE' }, '2026-06-30').percent).toBe('23');
    expect(planTaxFor(rates, { country: 'IE' }, '2026-07-01').percent).toBe('21');
    expect(planTaxFor(rates, { country: 'IE' }, '2019-12-31').percent).toBe('0');
  });

  test('asks for a tax office’s number where there is none for value added tax', () => {
    expect(businessNumberOf({ country: 'AU', taxId: '51 824 753 556' })).toBe('51 824 753 556');
    expect(businessNumberOf({ country: 'AU', taxId: '51' })).toBe(null);
    expect(businessNumberOf({ country: 'DE', taxId: '2893081508152' })).toBe(null);
  });
});

const vat = { name: 'VAT', percent: '23', sentence: '' };
const line = (price: string, off = '0') => ({ ...aMonth.lines[0]!, price, off });

test('the tax of an invoice is rounded once, and its lines have parts of it that add up to it', () => {
  const sums = planInvoiceSums(
    { lines: [line('26.33'), line('-9.67'), line('-1.67')], currency: 'USD' },
    vat,
  );
  expect(sums).toMatchObject({ net: '14.99', tax: '3.45', total: '18.44' });
  expect(sums.lines.map(({ net, tax }) => [net, tax])).toEqual([
    ['26.33', '6.05'],
    ['-9.67', '-2.22'],
    ['-1.67', '-0.38'],
  ]);
});

test('a coupon comes off before tax, down to nothing', () => {
  expect(planInvoiceSums({ lines: [line('290', '24.17')], currency: 'USD' }, vat)).toMatchObject({
    net: '265.83',
    tax: '61.14',
  });
  expect(planInvoiceSums({ lines: [line('5', '5')], currency: 'USD' }, vat).total).toBe('0');
});

test('parts that are taken back of an invoice add up to it, net and tax', () => {
  const invoice = {
    ...planInvoiceSums({ lines: [line('10')], currency: 'USD' }, vat),
    currency: 'USD',
  } as PlanInvoice;
  const first = partTakenBack(invoice, '4.10', { net: '0', total: '0' });
  expect(first).toEqual({ net: '3.33', tax: '0.77', total: '4.10' });
  const second = partTakenBack(invoice, '8.20', { net: first.net, total: first.total });
  expect(second).toEqual({ net: '6.67', tax: '1.53', total: '8.2' });
});
