import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../src/domain/documents/content-faults.ts';
import { plainTerms } from '../../src/domain/documents/document.ts';
import { type PricedLine, type TotalsInput, totalsOf } from '../../src/domain/documents/totals.ts';
import { compare, minus, plus, rounded, sum, times } from '../../src/domain/money.ts';
import { taxedShipping } from '../../src/domain/posted/taxed.ts';
import { typed } from '../support/typed-content.ts';

const line = (
  quantity: string,
  price: string,
  percent: string | null,
  more: Partial<PricedLine> = {},
): PricedLine => ({
  quantity,
  price,
  taxName: percent && `VAT ${percent}`,
  taxPercent: percent,
  ...more,
});

const gross = (lines: PricedLine[], more: Partial<TotalsInput> = {}): TotalsInput => ({
  lines,
  discount: { type: 'flat', amount: '0' },
  shipping: '0',
  shippingTaxPercent: null,
  taxAfterDiscount: true,
  pricesIncludeTax: true,
  ...more,
});

describe('the totals of prices that include tax', () => {
  it('take the tax out of the price', () => {
    // 119 × 19 / 119 = 19.
    expect(totalsOf(gross([line('1', '119', '19')]), 2)).toEqual({
      lines: [
        {
          amount: '100',
          ownDiscount: '0',
          discountShare: '0',
          taxAmount: '19',
          price: '100',
          grossPrice: '119',
          grossDiscount: '0',
        },
      ],
      subtotal: '100',
      discount: '0',
      tax: '19',
      shipping: '0',
      shippingTax: '0',
      total: '119',
    });
  });

  it('come to what was typed to the cent, and the net price makes the net', () => {
    // 29.97 × 19 / 119 = 4.7851… → 4.79; 25.18 / 3 = 8.39333…
    const { lines, total } = totalsOf(gross([line('3', '9.99', '19')]), 2);
    expect(lines[0]).toMatchObject({ amount: '25.18', taxAmount: '4.79', price: '8.3933333333' });
    expect(total).toBe('29.97');
  });

  it('take each rate out of its own lines', () => {
    // 119 × 19/119 = 19; 21.40 × 7/107 = 1.40; 5 at 0 % and 6 without a tax stay whole.
    const input = gross([
      line('1', '119', '19'),
      line('1', '21.4', '7'),
      line('1', '5', '0'),
      line('1', '6', null),
    ]);
    const { lines, subtotal, tax, total } = totalsOf(input, 2);
    expect(lines.map(({ amount, taxAmount }) => [amount, taxAmount])).toEqual([
      ['100', '19'],
      ['20', '1.4'],
      ['5', '0'],
      ['6', '0'],
    ]);
    expect([subtotal, tax, total]).toEqual(['131', '20.4', '151.4']);
  });

  it('take tax after the line’s own discount', () => {
    // 238 less 10 % is 214.20; 214.20 × 19/119 = 34.20. Of the 23.80 off, 3.80 is tax.
    const { lines, subtotal, total } = totalsOf(gross([line('2', '119', '19', { ownPercent: '10' })]), 2);
    expect(lines[0]).toMatchObject({
      amount: '200',
      price: '100',
      ownDiscount: '20',
      discountShare: '20',
      taxAmount: '34.2',
      grossDiscount: '23.8',
    });
    expect([subtotal, total]).toEqual(['180', '214.2']);
    const amount = totalsOf(gross([line('2', '119', '19', { ownDiscount: '23.8' })]), 2);
    expect(amount.lines[0]).toMatchObject({ amount: '200', ownDiscount: '20', taxAmount: '34.2' });
  });

  it('take tax after the document’s discount, shared over its rates', () => {
    // 10 % of 140.40 is 14.04: 11.90 and 2.14 by weight. 107.10 × 19/119 = 17.10; 19.26 × 7/107 = 1.26.
    const lines = [line('1', '119', '19'), line('1', '21.4', '7')];
    const expected = { subtotal: '120', discount: '12', tax: '18.36', total: '126.36' };
    expect(totalsOf(gross(lines, { discount: { type: 'percentage', percent: '10' } }), 2)).toMatchObject(
      expected,
    );
    expect(totalsOf(gross(lines, { discount: { type: 'flat', amount: '14.04' } }), 2)).toMatchObject(
      expected,
    );
  });

  it('take the tax of shipping out of the shipping', () => {
    // 5.95 × 19/119 = 0.95.
    const input = gross([line('1', '119', '19')], { shipping: '5.95', shippingTaxPercent: '19' });
    expect(totalsOf(input, 2)).toMatchObject({
      shipping: '5',
      shippingTax: '0.95',
      total: '124.95',
      tax: '19',
    });
  });

  it('round once for a rate where the business does so', () => {
    // By line 0.99 × 19/119 = 0.158 → 0.16, three times 0.48; of 2.97 it is 0.4742 → 0.47, the cents to the first.
    const lines = [line('1', '0.99', '19'), line('1', '0.99', '19'), line('1', '0.99', '19')];
    expect(totalsOf(gross(lines), 2)).toMatchObject({ tax: '0.48', subtotal: '2.49', total: '2.97' });
    const perRate = totalsOf(gross(lines, { taxPerRate: true }), 2);
    expect(perRate).toMatchObject({ tax: '0.47', subtotal: '2.5', total: '2.97' });
    expect(perRate.lines.map(({ taxAmount, amount }) => [taxAmount, amount])).toEqual([
      ['0.16', '0.83'],
      ['0.16', '0.83'],
      ['0.15', '0.84'],
    ]);
  });

  it('know currencies without cents', () => {
    // 1,000 × 10/110 = 90.9 → 91.
    expect(totalsOf(gross([line('1', '1000', '10')]), 0)).toMatchObject({
      subtotal: '909',
      tax: '91',
      total: '1000',
    });
  });

  it('take off what a line takes off with its tax', () => {
    const { lines, total } = totalsOf(gross([line('1', '119', '19'), line('1', '-11.9', '19')]), 2);
    expect(lines[1]).toMatchObject({ amount: '-10', taxAmount: '-1.9', price: '-10' });
    expect(total).toBe('107.1');
  });

  it('are nothing where all is taken off', () => {
    const free = totalsOf(gross([line('1', '119', '19', { ownPercent: '100' })]), 2);
    expect(free.lines[0]).toMatchObject({ amount: '100', ownDiscount: '100', taxAmount: '0', price: '100' });
    expect(free.total).toBe('0');
    const off = totalsOf(gross([line('1', '119', '19')], { discount: { type: 'flat', amount: '119' } }), 2);
    expect(off).toMatchObject({ subtotal: '100', discount: '100', tax: '0', total: '0' });
  });

  it('leave a price as it was typed where nothing is in it', () => {
    const { lines } = totalsOf(gross([line('3', '0.333333', null)]), 2);
    expect(lines[0]).toMatchObject({ amount: '1', price: '0.333333', grossPrice: '0.333333' });
  });

  it('leave out what the buyer owes the office', () => {
    const { lines, total } = totalsOf(gross([line('1', '119', '19', { taxKind: 'reverse-charge' })]), 2);
    expect(lines[0]).toMatchObject({ amount: '119', taxAmount: '0', price: '119' });
    expect(total).toBe('119');
  });

  it('add up for whatever is typed', () => {
    let seed = 44;
    const upTo = (most: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % most;
    };
    for (let round = 0; round < 400; round += 1) {
      const digits = [0, 2, 3][upTo(3)]!;
      const lines = Array.from({ length: 1 + upTo(4) }, () =>
        line(
          `${1 + upTo(5000)}.${upTo(10)}`,
          `${upTo(300)}.${upTo(1000000)}`,
          ['19', '7', '7.5', '0', null][upTo(5)]!,
          {
            ownPercent: upTo(3) ? null : '12.5',
          },
        ),
      );
      const input = gross(lines, {
        discount: { type: 'percentage', percent: `${upTo(100)}` },
        shipping: `${upTo(50)}.5`,
        shippingTaxPercent: upTo(2) ? '19' : null,
        taxPerRate: upTo(2) === 1,
      });
      const totals = totalsOf(input, digits);
      const { subtotal, discount, tax, shipping, shippingTax, total } = totals;
      expect(sum([minus(subtotal, discount), tax, shipping, shippingTax])).toBe(total);
      for (const [at, { amount, price, discountShare, ownDiscount }] of totals.lines.entries()) {
        expect(rounded(times(lines[at]!.quantity, price!), digits)).toBe(amount);
        expect(compare(discountShare, ownDiscount)).toBeGreaterThanOrEqual(0);
      }
      const typed = sum(
        totals.lines.map(({ amount, discountShare, taxAmount }) =>
          plus(minus(amount, discountShare), taxAmount),
        ),
      );
      expect(plus(typed, rounded(input.shipping, digits))).toBe(total);
    }
  });
});

const content = {
  currency: 'EUR',
  digits: 2,
  rate: '1',
  discount: { type: 'flat' as const, amount: '0' },
  shipping: '0',
  shippingPercent: null,
  taxAfterDiscount: false,
  taxPerRate: false,
  pricesIncludeTax: true,
};
const typedLine = (price: string, percent: string | null) => ({
  product: null,
  quantity: '1',
  price,
  percent,
  ownPercent: null,
  ownAmount: '0',
});

describe('what is refused of prices that include tax', () => {
  const faultsOf = (lines: ReturnType<typeof typedLine>[], more: object = {}) =>
    problemsOf({ ...typed({ ...content, lines, ...more }, 'vendor'), subtype: 'bill' }, true).map(
      ({ field }) => field,
    );

  it('lines that take off more than they add, with their tax or without', () => {
    expect(faultsOf([typedLine('10', '19'), typedLine('-10', '19')])).toEqual([]);
    // −1.00 with tax, though 9.00 − 8.40 without.
    expect(faultsOf([typedLine('9', null), typedLine('-10', '19')])).toEqual(['lines']);
    // 0.50 with tax, though 8.82 − 10 without.
    expect(faultsOf([typedLine('10.5', '19'), typedLine('-10', null)])).toEqual(['lines']);
  });

  it('a discount over what the lines come to with their tax', () => {
    const off = (amount: string) => ({ discount: { type: 'flat', amount } });
    expect(faultsOf([typedLine('119', '19')], off('119'))).toEqual([]);
    expect(faultsOf([typedLine('119', '19')], off('119.01'))).toEqual(['discount']);
  });
});

it('shipping of a smallest unit that is all tax is taxed', () => {
  // 1 × 100/200 is half a yen, which rounds up.
  const all = totalsOf(gross([line('1', '0', null)], { shipping: '1', shippingTaxPercent: '100' }), 0);
  expect(all).toMatchObject({ shipping: '0', shippingTax: '1', total: '1' });
  const shippingTax = { id: 'vat', name: 'VAT', percent: '100' };
  const terms = { ...plainTerms, pricesIncludeTax: true, shippingTax };
  expect(taxedShipping({ ...all, terms })).toMatchObject({ base: '0', charged: '1' });
  expect(taxedShipping({ shipping: '0', shippingTax: '0', terms })).toBeNull();
});
