import { expect, test } from 'vitest';
import { noAddress } from '../../src/domain/values/address.ts';
import {
  amountOf,
  draftsOf,
  grossSumsOfForm,
  linesToSave,
  totalsOfForm,
} from '../../src/screens/document/lines.ts';
import {
  blankMoney,
  moneyFaultsIn,
  moneyFormOf,
  moneyToSave,
  priceIn,
  priceWithTax,
  typedMoney,
} from '../../src/screens/document/money-form.ts';
import type { LineDraft } from '../../src/screens/kit/lines/line-draft.ts';
import { choicesWith, taxChoice } from '../../src/screens/kit/lines/tax-choices.ts';

const business = { homeCurrency: 'USD', taxAfterDiscount: false, taxPerRate: false };
const vat = { id: 'vat', name: 'VAT', percent: '20' };
const pounds = { ...blankMoney(business), currency: 'GBP', rate: '1.25' };
const line: LineDraft = { key: 'k', name: 'Loaf', description: '', quantity: '', price: '10', tax: vat };

test('a new document begins in home currency with a flat discount and nothing shipped', () => {
  expect(moneyToSave(blankMoney(business), 'USD')).toEqual({
    currency: null,
    rate: null,
    shipping: '0',
    terms: {
      discount: { type: 'flat', amount: '0' },
      shippingTaxId: null,
      pricesIncludeTax: false,
      shipTo: null,
    },
  });
});

test('a home price is divided by the rate, and a missing rate counts as 1', () => {
  expect(priceIn(pounds, '5', 'USD')).toBe('4');
  expect(priceIn({ ...pounds, rate: '' }, '5', 'USD')).toBe('5');
  expect(typedMoney({ ...pounds, rate: '' }).rate).toBe('1');
});

const terms = {
  discount: { type: 'percentage' as const, percent: '10' },
  shippingTax: vat,
  taxAfterDiscount: false,
  taxPerRate: false,
  shipTo: null,
};
const answer = { currency: 'GBP', rate: '1.25', lacksRate: false, shipping: '6', shippingTax: '0.6', terms };

test.each([
  ['GBP', '3', '10', '3.33'],
  ['JPY', '0.0067', '10', '1493'],
  ['JPY', '', '10.5', '11'],
  ['USD', '', '0.004567', '0.004567'],
])(
  'proposed in %s at %j, a price of %s at home is rounded to the currency: %s',
  (currency, rate, price, shown) => {
    expect(priceIn({ currency, rate }, price, 'USD')).toBe(shown);
  },
);

test('a rate that nobody gave stands empty in the form', () => {
  const answered = { ...answer, rate: '1', lacksRate: true };
  expect(moneyFormOf(answered, 'USD').rate).toBe('');
  expect(moneyFormOf({ ...answered, lacksRate: false }, 'USD').rate).toBe('1');
});

test('what was answered comes back into the form as it was typed', () => {
  const shipTo = { ...noAddress, city: 'Bristol' };
  const form = {
    ...pounds,
    discountType: 'percentage' as const,
    discount: '10',
    shipping: '6',
    shippingTax: vat,
    pricesIncludeTax: false,
    shipTo,
    proposed: null,
  };
  expect(moneyFormOf({ ...answer, terms: { ...terms, shipTo } }, 'USD')).toEqual(form);
});

test('totals leave out what can’t be read, and an emptied quantity counts as one', () => {
  const form = { ...pounds, discount: 'ten', lines: [line, { ...line, key: 'l', price: '1.2.3' }] };
  expect(totalsOfForm(form)).toMatchObject({ subtotal: '10', discount: '0', tax: '2', total: '12' });
  expect(amountOf(form.lines[1]!, 'GBP')).toBe('');
});

test('however it was typed, the totals are those of the form as it stands', () => {
  const blank = { ...pounds, lines: Array.from({ length: 12 }, (_, n) => ({ ...line, key: `l${n}` })) };
  const edits: ((form: typeof blank) => typeof blank)[] = [
    (form) => ({ ...form, lines: form.lines.with(3, { ...form.lines[3]!, price: '7.25' }) }),
    (form) => ({ ...form, lines: form.lines.with(3, { ...form.lines[3]!, price: '7.2.' }) }),
    (form) => ({ ...form, lines: form.lines.with(3, { ...form.lines[3]!, price: '8' }) }),
    (form) => ({ ...form, discount: '2' }),
    (form) => ({ ...form, lines: form.lines.with(0, { ...form.lines[0]!, quantity: '9' }) }),
    (form) => ({ ...form, discount: '' }),
    (form) => ({ ...form, lines: form.lines.with(0, { ...form.lines[0]!, tax: undefined }) }),
    (form) => ({ ...form, currency: 'JPY' }),
    (form) => ({ ...form, lines: form.lines.with(5, { ...form.lines[5]!, price: '1.6' }) }),
    (form) => ({
      ...form,
      lines: form.lines
        .with(4, { ...form.lines[4]!, price: '11' })
        .with(6, { ...form.lines[6]!, price: '13' }),
    }),
    // Behind a line that can't be read, places in the form and in the sums differ.
    (form) => ({ ...form, lines: form.lines.with(1, { ...form.lines[1]!, price: '5.5.' }) }),
    (form) => ({ ...form, lines: form.lines.with(5, { ...form.lines[5]!, price: '2' }) }),
    (form) => ({ ...form, lines: form.lines.with(5, { ...form.lines[5]!, price: '3' }) }),
    (form) => ({ ...form, lines: form.lines.slice(1) }),
    (form) => ({ ...form, lines: form.lines.toReversed() }),
    (form) => ({ ...form, shipping: '4.5', shippingTax: vat }),
    (form) => ({ ...form, lines: form.lines.with(1, { ...form.lines[1]!, quantity: '0.5' }) }),
  ];
  let form = blank;
  for (const edit of edits) {
    form = edit(form);
    const typed = totalsOfForm(form);
    // After a form of no lines, all of this one are summed; the next edit begins from there.
    totalsOfForm({ ...form, lines: [] });
    expect(typed).toEqual(totalsOfForm(form));
  }
});

test.each([
  ['a discount', { discount: '3' }],
  ['shipping', { shipping: '4.5' }],
  ['the tax on shipping', { shippingTax: vat }],
  ['the order of tax and discount', { taxAfterDiscount: true }],
])('%s and a line changed at once are both in the totals', (_, change) => {
  const third = { ...line, price: '10.333', quantity: '0.5' };
  const begun = { ...pounds, discount: '', shipping: '2', lines: [line, { ...line, key: 'l' }] };
  totalsOfForm(begun);
  const form = { ...begun, ...change, lines: begun.lines.with(1, third) };
  const typed = totalsOfForm(form);
  expect(typed).toEqual(totalsOfForm(structuredClone(form)));
});

test('each number that can’t be read is a fault at its field', () => {
  const form = { ...pounds, rate: 'x', discount: '1.234', shipping: 'y' };
  expect(moneyFaultsIn(form, 'invoice', 'en').map(({ fieldId }) => fieldId)).toEqual([
    'invoice-rate',
    'invoice-discount',
    'invoice-shipping',
  ]);
});

test('a tax that stands on a line is offered as it was, though it has changed or is out of use', () => {
  const now = [taxChoice({ ...vat, percent: '21' }, 'en')];
  expect(choicesWith(now, undefined, 'en')).toBe(now);
  expect(choicesWith(now, vat, 'en').map(({ label }) => label)).toEqual(['VAT 20%']);
  expect(
    choicesWith(now, { id: 'old', name: 'Old 5%', percent: '5' }, 'en').map(({ label }) => label),
  ).toEqual(['VAT 21%', 'Old 5%']);
});

const withTax = { ...pounds, pricesIncludeTax: true };

test('prices that include tax come to what was typed, with the tax in it', () => {
  const form = {
    ...withTax,
    discount: '2',
    shipping: '6',
    shippingTax: vat,
    lines: [{ ...line, discount: '10%' }],
  };
  // 9 less 2 is 7, of which 1.17 is tax; 6 of shipping, of which 1 is.
  expect(totalsOfForm(form)).toMatchObject({ tax: '1.17', shipping: '5', shippingTax: '1', total: '13' });
  expect(grossSumsOfForm(form)).toMatchObject({ subtotal: '9', discount: '2' });
  expect(grossSumsOfForm({ ...form, pricesIncludeTax: false })).toBeUndefined();
  expect(amountOf(form.lines[0]!, 'GBP')).toBe('9');
});

test('what was typed with its tax comes back into the form as it was typed', () => {
  const shown = { ...answer, shipping: '5', shippingTax: '1', terms: { ...terms, pricesIncludeTax: true } };
  expect(moneyFormOf(shown, 'USD')).toMatchObject({ shipping: '6', pricesIncludeTax: true });
  const stood = {
    id: 'line',
    productId: null,
    name: 'Loaf',
    description: '',
    unit: null,
    locationId: null,
    tax: vat,
    ...{
      quantity: '3',
      price: '8.3933333333',
      amount: '25.18',
      taxName: 'VAT',
      taxPercent: '19',
      taxAmount: '4.79',
    },
    ownPercent: null,
    ownDiscount: '1.68',
    grossPrice: '9.99',
    grossDiscount: '2',
  };
  const [draft] = draftsOf([stood]);
  expect(draft).toMatchObject({ price: '9.99', discount: '2' });
  expect(linesToSave([draft!])).toMatchObject([{ price: '9.99', ownDiscount: '2' }]);
});

test.each([
  ['8.3933333333', undefined, '8.393333'],
  ['10', vat, '12'],
  ['8.325', vat, '9.99'],
  ['10', { ...vat, kind: 'reverse-charge' as const }, '10'],
])('an item at %s is proposed with the tax that is charged where prices include it', (price, tax, shown) => {
  expect(priceWithTax(withTax, price, tax)).toBe(shown);
});

test('without tax an item is proposed as it is, to as many decimals as are typed', () => {
  expect(priceWithTax(pounds, '10.50', vat)).toBe('10.50');
  expect(priceWithTax(pounds, '8.3933333333', vat)).toBe('8.393333');
  expect(priceWithTax(pounds, '', vat)).toBe('');
});
