import { expect, test } from 'vitest';
import { taxAt, taxPlacesOf, taxRefusal } from '../../server/acts/typed-taxes.ts';
import { plainRule } from '../../src/domain/tax/tax.ts';
import { documentRequest, draftInvoice } from '../support/act-world.ts';

const vat = {
  id: 'vat',
  name: 'VAT',
  percent: '21',
  ...plainRule,
  active: true,
  used: true,
  version: 1,
};
const shut = { ...vat, active: false };
const [line] = documentRequest().lines;
const taxed = documentRequest({ shippingTaxId: 'vat', lines: [{ ...line!, taxId: 'vat' }, line!] });

test('shipping and every line are places of a tax, in the order of their form', () => {
  const places = taxPlacesOf(taxed, null);
  expect(places.map(({ field, id }) => [field, id])).toEqual([
    ['shippingTax', 'vat'],
    ['lines.0.tax', 'vat'],
    ['lines.1.tax', null],
  ]);
  const chosen = { id: 'vat', name: 'VAT', percent: '21', ...plainRule };
  expect(places.map((place) => taxAt(place, [vat]))).toEqual([chosen, chosen, null]);
});

test('a tax out of use is refused where it is chosen anew, the shipping first', () => {
  expect(taxRefusal(taxPlacesOf(taxed, null), [vat])).toBeNull();
  expect(taxRefusal(taxPlacesOf(taxed, null), [shut])?.fields).toMatchObject([{ field: 'shippingTax' }]);
  const onLine = { ...taxed, shippingTaxId: null };
  expect(taxRefusal(taxPlacesOf(onLine, null), [shut])?.fields).toMatchObject([{ field: 'lines.0.tax' }]);
});

test('a document that stands keeps the tax of its shipping as it was', () => {
  const draft = draftInvoice();
  const kept = { id: 'vat', name: 'Old VAT', percent: '19', ...plainRule, deductible: '0' };
  const standing = { ...draft, terms: { ...draft.terms, shippingTax: kept } };
  const [shipping] = taxPlacesOf({ ...taxed, lines: [] }, standing);
  expect(taxRefusal([shipping!], [shut])).toBeNull();
  expect(taxAt(shipping!, [shut])).toEqual(kept);
});
