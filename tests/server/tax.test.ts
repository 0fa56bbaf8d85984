import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withBusiness } from '../../server/store/database/tx.ts';
import { takeTaxes } from '../../server/store/settings/taxes.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { permissionKinds, permits } from '../../src/domain/access/permissions.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { waitingForLocks } from '../support/database.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

const add = (TaxName: string, TaxPercentage = '10', more: Record<string, unknown> = {}) =>
  client.send(taxCalls.addTax, { TaxName, TaxPercentage, ...more });
const update = (TaxId: string, more: Record<string, unknown>) =>
  client.send(taxCalls.updateTax, { TaxId, TaxName: 'VAT', TaxPercentage: '10', ...more });
const remove = (taxId: string) => client.send(taxCalls.deleteTax, { taxId });
const activate = (TaxId: string) => client.send(taxCalls.activateTax, { TaxId });
const list = async () => {
  const { body } = expectOk(await client.send(taxCalls.listTaxes));
  if (typeof body === 'string') throw new Error('There is no tax.');
  return body.data;
};
const items = (TaxId: string) => [{ ItemName: 'Work', quantity: '1', price: '100', TaxId }];
const trail = async (subject: string): Promise<string[]> => {
  const { rows } = await server.owner.query(
    `select act from event where business_id = $1 and subject_kind = 'tax'
     and rtrim(translate(encode(uuid_send(subject_id), 'base64'), '+/', '-_'), '=') = $2 order by id`,
    [client.shop.business.id, subject],
  );
  return rows.map(({ act }) => act);
};

test('without any tax the list is the text the spec fixes', async () => {
  const answer = await client.send(taxCalls.listTaxes);
  expect([answer.status, answer.body]).toEqual([200, 'No data found']);
});

test('taxes are listed by name with all that is known of them', async () => {
  const TaxId = await api.tax('VAT', '7.5');
  expectOk(await add('  eco levy ', '0.0625', { IsRecoverable: false }));
  const plain = { IsActive: true, IsUsed: false, version: 1 };
  expect(await list()).toMatchObject([
    { TaxName: 'eco levy', TaxPercentage: '0.0625', IsRecoverable: false, ...plain },
    { TaxId, TaxName: 'VAT', TaxPercentage: '7.5', IsRecoverable: true, ...plain },
  ]);
});

test.each([
  ['no name', { TaxName: ' ' }, 'TaxName', 'Enter a name.'],
  ['a long name', { TaxName: 'x'.repeat(101) }, 'TaxName', 'The name has at most 100 characters.'],
  ['less than nothing', { TaxPercentage: '-1' }, 'TaxPercentage', 'Enter a percentage from 0 to 100.'],
  ['more than all', { TaxPercentage: '100.0001' }, 'TaxPercentage', 'Enter a percentage from 0 to 100.'],
  ['five decimals', { TaxPercentage: '7.00001' }, 'TaxPercentage', 'A percentage has at most four decimals.'],
  [
    'a name that is taken',
    { TaxName: ' vat' },
    'TaxName',
    'Another tax, perhaps one no longer in use, has this name.',
  ],
])('a tax of %s is neither added nor saved', async (_, fault, field, message) => {
  await api.tax('VAT');
  const other = await api.tax('GST');
  const [added, saved] = [await add('New', '10', fault), await update(other, { TaxName: 'GST', ...fault })];
  for (const { status, body } of [added, saved])
    expect([status, body.kind, body.fields]).toEqual([400, 'invalid', [{ field, message }]]);
  expect(await list()).toHaveLength(2);
});

test.each(['0', '100', '7.1234'])('a percentage of %s is kept exactly', async (percent) => {
  await api.tax('VAT', percent);
  expect((await list())[0]!.TaxPercentage).toBe(percent);
});

test('of two taxes added at once under one name, one is', async () => {
  const answers = await Promise.all(['VAT', 'vat', 'Vat', 'VAT '].map((name) => add(name)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect(await list()).toHaveLength(1);
});

test('an edit says what it was made on, and an older one is refused with who saved since', async () => {
  const id = await api.tax('VAT');
  expect(expectOk(await update(id, { TaxPercentage: '12', version: 1 })).body.message).toBe('Changes saved.');
  const late = await update(id, { TaxPercentage: '14', version: 1 });
  expect([late.status, late.body.kind, late.body.details]).toMatchObject([
    400,
    'stale',
    { yours: 1, current: 2, savedBy: client.shop.user.name },
  ]);
  expect(await list()).toMatchObject([{ TaxPercentage: '12', version: 2 }]);
});

test('a tax that nothing used is removed, and its name is free again', async () => {
  const id = await api.tax('VAT');
  const { body } = expectOk(await remove(id));
  expect([body.message, body.data.end]).toEqual(['Tax has been deleted.', 'removed']);
  expect((await remove(id)).status).toBe(404);
  expect(await trail(id)).toEqual(['tax.create', 'tax.delete']);
  expectOk(await add('VAT'));
});

const uses: [what: string, use: (tax: string) => Promise<unknown>][] = [
  ['an invoice’s line', async (tax) => api.invoice({ items: items(tax) })],
  ['a draft’s line', async (tax) => api.invoice({ items: items(tax), status: 'Draft' })],
  ['an invoice’s shipping', async (tax) => api.invoice({ money: { ShipValue: '5', ShippingTaxIDFK: tax } })],
  [
    'a quote’s line',
    async (tax) =>
      quoteApiFor(client).quote({
        customer: await api.customer(),
        items: [{ ProductName: 'Work', Quantity: '1', UnitPrice: '1', TaxID: tax }],
      }),
  ],
  [
    'an item',
    (tax) =>
      client.send(productCalls.addProduct, {
        type: 'service',
        productname: 'Work',
        price: '1',
        salestaxid: tax,
      }),
  ],
];
test.each(uses)('a tax on %s is deactivated, and can be activated again', async (_, use) => {
  const id = await api.tax('VAT', '10');
  await use(id);
  expect(await list()).toMatchObject([{ IsUsed: true, IsActive: true }]);
  const { body } = expectOk(await remove(id));
  expect([body.message, body.data.end]).toEqual(['Tax has been deleted.', 'deactivated']);
  expect(expectOk(await remove(id)).body.data.end).toBe('deactivated');
  expect(await list()).toMatchObject([{ IsActive: false }]);
  expectOk(await activate(id));
  expectOk(await activate(id));
  expect(await list()).toMatchObject([{ IsActive: true }]);
  expect(await trail(id)).toEqual(['tax.create', 'tax.deactivate', 'tax.activate']);
});

test('documents keep the name and percentage they were written with, edited or deactivated since', async () => {
  const id = await api.tax('VAT', '10');
  const draft = await api.invoice({ items: items(id), status: 'Draft' });
  expectOk(await update(id, { TaxName: 'New VAT', TaxPercentage: '20' }));
  expectOk(await remove(id));
  const [line] = (await api.view(draft)).items;
  expect(line).toMatchObject({ TaxName: 'VAT', TaxPercentage: '10' });
  const customer = await api.customer();
  expectOk(
    await api.update(draft, { customer, items: [{ ...items(id)[0], id: line!.id }], status: 'Draft' }),
  );
  expect((await api.view(draft)).items[0]).toMatchObject({ TaxName: 'VAT', TaxPercentage: '10' });
});

test('a deactivated tax stands on no new line and no other item, and an item that has it keeps it', async () => {
  const id = await api.tax('VAT');
  const card = { type: 'service', productname: 'Work', price: '1', salestaxid: id };
  const item = expectOk(await client.send(productCalls.addProduct, card)).body.data.id;
  expectOk(await remove(id));
  const refused = await api.create({ items: items(id) });
  expect(refused.body.Message).toBe('VAT is no longer in use. Choose another tax.');
  const other = await client.send(productCalls.addProduct, { ...card, productname: 'Other' });
  expect([other.status, other.body.fields]).toEqual([
    400,
    [{ field: 'salestaxid', message: 'VAT is no longer in use. Choose another tax.' }],
  ]);
  expectOk(await client.send(productCalls.updateProduct, { ...card, id: item, price: '2' }));
  const kept = expectOk(await client.send(productCalls.getProduct, { productId: item })).body.data;
  expect([kept.price, kept.salestaxid]).toEqual(['2', id]);
});

test('a tax deleted while it is first used waits for the document, and is deactivated under it', async () => {
  const id = await api.tax('VAT');
  const ended = await withBusiness(client.shop, 'write', async (tx) => {
    await takeTaxes(tx, [idFromWire(id)]);
    const removal = remove(id);
    await expect.poll(() => waitingForLocks(server.owner)).toBe(1);
    return { removal };
  });
  expect(expectOk(await ended.removal).body.data.end).toBe('deactivated');
});

test('of a tax deleted and first used at once, the document has it or is refused', async () => {
  await api.tax('Another');
  for (let round = 0; round < 6; round += 1) {
    const id = await api.tax(`VAT ${round}`);
    const customer = await api.customer();
    const [made, ended] = await Promise.all([api.create({ customer, items: items(id) }), remove(id)]);
    const stands = (await list()).some(({ TaxId }) => TaxId === id);
    const { end } = expectOk(ended).body.data;
    expect([end, stands]).toEqual(made.status === 200 ? ['deactivated', true] : ['removed', false]);
  }
});

test('whoever writes documents or items may read the taxes, and only account settings change them', () => {
  const writing = (Object.keys(permissionKinds) as (keyof typeof permissionKinds)[]).filter((key) =>
    /^(invoice|receipt|quote|bill|expense|purchaseOrder|inventory)\.(add|edit)$/.test(key),
  );
  const roles = ['Owner', 'Admin', 'Manager', 'Staff', 'Accountant', 'Viewer'];
  const writers = roles.filter((role) => writing.some((key) => permits(role, key)));
  expect(roles.filter((role) => permits(role, taxCalls.listTaxes.permission!))).toEqual(writers);
  expect(writers).toEqual(['Owner', 'Admin', 'Manager', 'Staff']);
  expect(roles.filter((role) => permits(role, taxCalls.addTax.permission!))).toEqual(['Owner', 'Admin']);
});
