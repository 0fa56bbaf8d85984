import { afterAll, beforeAll, expect, test } from 'vitest';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let tax: string;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  tax = await apiFor(client).tax('VAT');
});
afterAll(() => server.close());

const add = (VendorName: string, more: Record<string, unknown> = {}) =>
  client.send(vendorCalls.addVendor, { type: 'business', VendorName, ...more });
const added = async (name: string, more?: Record<string, unknown>): Promise<string> =>
  expectOk(await add(name, more)).body.data.id;
const view = async (vendorid: string) =>
  expectOk(await client.send(vendorCalls.getVendor, { vendorid })).body.data;
const proposed = async (vendorid: string) => {
  const { PurchaseTaxId, ChargesNoTax } = expectOk(await client.send(vendorCalls.lastPurchases, { vendorid }))
    .body.data;
  return { PurchaseTaxId, ChargesNoTax };
};

test('a vendor has a tax for all that is bought from them, none at all, or leaves it to the item', async () => {
  const settings = [
    [{}, { PurchaseTaxId: null, ChargesNoTax: false }],
    [{ PurchaseTaxId: tax }, { PurchaseTaxId: tax, ChargesNoTax: false }],
    [{ ChargesNoTax: true }, { PurchaseTaxId: null, ChargesNoTax: true }],
  ] as const;
  for (const [index, [typed, kept]] of settings.entries()) {
    const id = await added(`Mill ${index}`, typed);
    expect(await view(id)).toMatchObject(kept);
    expect(await proposed(id)).toEqual(kept);
  }
});

test('an edit changes it', async () => {
  const id = await added('Farm', { PurchaseTaxId: tax });
  const card = { VendorMasterId: id, type: 'business', VendorName: 'Farm' };
  expectOk(await client.send(vendorCalls.updateVendor, { ...card, ChargesNoTax: true }));
  expect(await view(id)).toMatchObject({ PurchaseTaxId: null, ChargesNoTax: true });
  expectOk(await client.send(vendorCalls.updateVendor, { ...card, PurchaseTaxId: tax }));
  expect(await proposed(id)).toEqual({ PurchaseTaxId: tax, ChargesNoTax: false });
});

test('a tax of a vendor is archived where it is deleted: who has it keeps it, and nobody gets it anew', async () => {
  const old = await apiFor(client).tax('Old VAT');
  const id = await added('Old Mill', { PurchaseTaxId: old });
  expectOk(await client.send(taxCalls.deleteTax, { taxId: old }));
  const card = { VendorMasterId: id, type: 'business', VendorName: 'Old Mill', PurchaseTaxId: old };
  expectOk(await client.send(vendorCalls.updateVendor, card));
  expect(await view(id)).toMatchObject({ PurchaseTaxId: old });
  const refused = await add('New Mill', { PurchaseTaxId: old });
  expect(refused.body).toMatchObject({
    Message: 'Old VAT is no longer in use. Choose another tax.',
    fields: [{ field: 'PurchaseTaxId' }],
  });
});

test('a tax of another business is none', async () => {
  const theirs = await apiFor(await server.client()).tax('Theirs');
  expect((await add('Odd Mill', { PurchaseTaxId: theirs })).status).toBe(404);
});
