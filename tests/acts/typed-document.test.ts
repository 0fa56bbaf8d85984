import { expect, test } from 'vitest';
import { deletedContactRefusal, typedDocument } from '../../server/acts/typed-document.ts';
import { plainRule } from '../../src/domain/tax/tax.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, ada, documentRequest, draftInvoice, lookedUp, refused } from '../support/act-world.ts';

const tax = {
  id: 'vat',
  name: 'VAT',
  percent: '21',
  ...plainRule,
  active: false,
  used: true,
  version: 1,
};
const taxed = documentRequest({ lines: [{ ...documentRequest().lines[0]!, taxId: 'vat' }] });

test('what is left out is as the business, the customer and today have it', () => {
  const typed = typedDocument(
    documentRequest(),
    lookedUp({ contact: { ...ada, termsDays: 14 } }),
    null,
    actWorld(),
  );
  expect(typed).toMatchObject({
    contactId: 'customer',
    issuedOn: '2026-03-10',
    dueOn: '2026-03-24',
    currency: 'EUR',
    rate: '1',
    lacksRate: false,
    parties: { from: { name: 'Shop' }, to: { name: 'Ada' } },
  });
});

test('a foreign currency needs plan and switch, and is kept without a rate until it is issued', () => {
  const foreign = documentRequest({ currency: 'USD' });
  expect(typedDocument(foreign, lookedUp(), null, actWorld())).toMatchObject({ rate: '1', lacksRate: true });
  const { business } = lookedUp();
  const free = lookedUp({ business: { ...business, plan: 'free' } });
  expect(refused(typedDocument(foreign, free, null, actWorld())).kind).toBe('plan-limit');
  const off = lookedUp({ business: { ...business, multiCurrency: false } });
  expect(refused(typedDocument(foreign, off, null, actWorld())).fields).toMatchObject([
    { field: 'currency' },
  ]);
});

test('a deleted customer gets no new document and keeps the one they have', () => {
  const gone = lookedUp({ contact: { ...ada, deleted: true } });
  expect(refused(typedDocument(documentRequest(), gone, null, actWorld())).fields).toMatchObject([
    { field: 'customer' },
  ]);
  expect(isRefusal(typedDocument(documentRequest(), gone, draftInvoice(), actWorld()))).toBe(false);
  expect(deletedContactRefusal('invoice', ada)).toBeNull();
});

test('a deactivated tax is chosen for no new line; a line that has it keeps it as it was', () => {
  const looked = lookedUp({ taxes: [tax] });
  expect(refused(typedDocument(taxed, looked, null, actWorld())).fields).toMatchObject([
    { field: 'lines.0.tax' },
  ]);
  const draft = draftInvoice();
  const line = { ...draft.lines[0]!, taxId: 'vat', taxName: 'Old VAT', taxPercent: '19' };
  const request = documentRequest({ lines: [{ ...taxed.lines[0]!, id: line.id }] });
  expect(typedDocument(request, looked, { ...draft, lines: [line] }, actWorld())).toMatchObject({
    lines: [{ tax: { id: 'vat', name: 'Old VAT', percent: '19' } }],
  });
});
