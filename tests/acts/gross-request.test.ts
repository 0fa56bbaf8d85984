import { expect, test } from 'vitest';
import { asTyped } from '../../server/acts/gross-request.ts';
import { typedDocument } from '../../server/acts/typed-document.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, documentRequest, draftInvoice, lookedUp } from '../support/act-world.ts';

const [line] = documentRequest().lines;
const gross = (more: object = {}, fields: object = {}) =>
  documentRequest({ pricesIncludeTax: true, ...fields, lines: [{ ...line!, ...more }] });

/** A draft whose line was typed at 119 less 11.90, with 5.95 of shipping and 10 off all. */
const standing = (): Document => ({
  ...draftInvoice(),
  discount: '8.4',
  shipping: '5',
  shippingTax: '0.95',
  terms: {
    ...draftInvoice().terms,
    pricesIncludeTax: true,
    discount: { type: 'flat', amount: '10' },
  },
  lines: [
    {
      ...draftInvoice().lines[0]!,
      id: 'line',
      price: '8.3933333333',
      grossPrice: '9.99',
      ownDiscount: '1.68',
      grossDiscount: '2',
    },
  ],
});

test('amounts with tax are what was typed, and nothing of them is left beside', () => {
  const request = gross(
    { grossPrice: '119', grossDiscount: '11.9' },
    { grossDiscount: '10', grossShipping: '5.95' },
  );
  expect(asTyped(request, null)).toMatchObject({
    pricesIncludeTax: true,
    discount: { type: 'flat', amount: '10' },
    shipping: '5.95',
    lines: [{ price: '119', ownPercent: null, ownDiscount: '11.9' }],
  });
  expect(Object.keys(asTyped(request, null))).not.toContain('grossDiscount');
  const typed = asTyped(request, null);
  expect(!isRefusal(typed) && Object.keys(typed.lines[0]!)).not.toContain('grossPrice');
});

test('left out, prices are as they were, and what was answered without tax is the same sent back', () => {
  const sent = (more: object = {}, fields: object = {}) =>
    asTyped(
      documentRequest({
        discount: { type: 'flat', amount: '8.4' },
        shipping: '5',
        ...fields,
        lines: [{ ...line!, id: 'line', price: '8.393333', ownPercent: null, ownDiscount: '1.68', ...more }],
      }),
      standing(),
    );
  expect(sent()).toMatchObject({
    pricesIncludeTax: true,
    discount: { amount: '10' },
    shipping: '5.95',
    lines: [{ price: '9.99', ownDiscount: '2' }],
  });
  const refusedAt = (request: ReturnType<typeof sent>) => isRefusal(request) && request.fields?.[0]?.field;
  expect(refusedAt(sent({ price: '8.4' }))).toBe('lines.0.price');
  expect(refusedAt(sent({ id: null }))).toBe('lines.0.price');
  expect(refusedAt(sent({ ownDiscount: '1.69' }))).toBe('lines.0.discount');
  expect(refusedAt(sent({}, { discount: { type: 'flat', amount: '8.5' } }))).toBe('discount');
  expect(refusedAt(sent({}, { shipping: '6' }))).toBe('shipping');
});

test('with prices without tax again, a discount nobody speaks of stays what it was without', () => {
  const { ownDiscount: _, ...plain } = { ...line!, id: 'line', price: '8', ownDiscount: '0' };
  const request = asTyped(documentRequest({ pricesIncludeTax: false, lines: [plain] }), standing());
  expect(request).toMatchObject({ pricesIncludeTax: false, lines: [{ price: '8', ownDiscount: '1.68' }] });
});

test('a document says that its prices include tax only where they do', () => {
  const typed = typedDocument(gross({ grossPrice: '119' }), lookedUp(), null, actWorld());
  expect(!isRefusal(typed) && typed.terms).toMatchObject({ pricesIncludeTax: true, taxAfterDiscount: false });
  const net = typedDocument(documentRequest(), lookedUp(), null, actWorld());
  expect(!isRefusal(net) && Object.keys(net.terms)).not.toContain('pricesIncludeTax');
});
