import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { type Api, apiFor, expectOk, formOf } from '../support/api.ts';
import { neverExisted } from '../support/never-existed.ts';
import { type QuoteApi, quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let quotes: QuoteApi;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  api = apiFor(client);
  quotes = quoteApiFor(client);
});
afterAll(() => server.close());

const remove = (clientid: string) => client.send(customerCalls.deleteCustomer, { clientid });
const view = async (clientid: string) =>
  expectOk(await client.send(customerCalls.getCustomer, { clientid })).body.data;
const add = async (fields: Record<string, unknown> = {}, of = client) =>
  of.send(customerCalls.addCustomer, { type: 'person', name: 'Ada Stone', ...fields });
const added = async (fields: Record<string, unknown> = {}, of = client): Promise<string> =>
  expectOk(await add(fields, of)).body.data.id;

const address = {
  attention: 'Front desk',
  street: '1 Marina',
  city: 'Lagos',
  state: 'Lagos State',
  zip: '101241',
  country: 'Nigeria',
  phone: '+234 801 000 0000',
};
const wholeCard = {
  type: 'business',
  name: 'Ada & Sons',
  companyname: 'Ada and Sons Ltd',
  firstname: 'Ada',
  lastname: 'Stone',
  email: 'ada@example.com',
  Cc: 'books@example.com, ben@example.com',
  phone: '+234 801 234 5678',
  whatsappnumber: '+234 801 234 5679',
  website: 'www.example.com',
  taxid: 'TIN-1234',
  currency: 'NGN',
  paymentterms: 14,
  billing: address,
  shipping: { ...address, street: '2 Marina' },
  notes: 'Pays on Fridays.',
};

describe('a customer’s card', () => {
  test('keeps every field as it was typed, and as it is edited', async () => {
    const id = await added(wholeCard);
    expect(await view(id)).toMatchObject({ ...wholeCard, channel: 'manual', isdeleted: false });
    const other = { ...wholeCard, name: 'Ada & Co', phone: '', paymentterms: 7, shipping: address };
    expectOk(await client.send(customerCalls.updateCustomer, { id, ...other }));
    expect(await view(id)).toMatchObject({ ...other, version: 2 });
  });

  test('with the email of another is saved and warned of; a deleted one does not count', async () => {
    const email = 'twice@example.com';
    const first = await added({ email });
    expect(expectOk(await add({ email: email.toUpperCase() })).body.data.warning).toMatch(
      /^Another customer/,
    );
    const alone = await added({ email: 'once@example.com' });
    expectOk(await remove(alone));
    expect(expectOk(await add({ email: 'once@example.com' })).body.data.warning).toBeNull();
    expect(await view(first)).toMatchObject({ email });
  });

  test.each([
    ['name', { name: ' ' }, 'name'],
    ['name of more than 200 characters', { name: 'a'.repeat(201) }, 'name'],
    ['email', { email: 'ada@' }, 'email'],
    ['copy address', { Cc: 'ada@example.com, ben' }, 'Cc'],
    ['WhatsApp number', { whatsappnumber: 'call me' }, 'whatsappnumber'],
    ['website', { website: 'no site' }, 'website'],
    ['currency', { currency: 'XXQ' }, 'currency'],
    ['term', { paymentterms: 366 }, 'paymentterms'],
    ['postal code', { billing: { ...address, zip: '1'.repeat(21) } }, 'billing.zip'],
    ['opening balance below zero', { openingbalance: '-1' }, 'openingbalance'],
    ['opening balance of half a cent', { openingbalance: '0.005' }, 'openingbalance'],
    ['opening day to come', { openingbalance: '1', openingbalancedate: '2026-03-03' }, 'openingbalancedate'],
  ])('with a faulty %s is refused beside the field', async (_, fields, field) => {
    const { status, body } = await add(fields);
    expect([status, body]).toMatchObject([400, { kind: 'invalid', fields: [{ field }] }]);
  });
});

test('terms propose the due date of an invoice that names none', async () => {
  const customer = await added({ paymentterms: 14 });
  expect(await api.view(await api.invoice({ customer }))).toMatchObject({
    issue_date: '2026-03-02',
    due_date: '2026-03-16',
  });
});

describe('a deleted customer', () => {
  test('keeps documents and what they owe, which say that their customer is deleted', async () => {
    const customer = await api.customer();
    const invoice = await api.invoice({ customer });
    const quote = await quotes.quote({ customer });
    expect([(await api.view(invoice)).clientdeleted, (await quotes.view(quote)).clientdeleted]).toEqual([
      false,
      false,
    ]);
    expectOk(await remove(customer));
    expect(await view(customer)).toMatchObject({
      isdeleted: true,
      totaloutstanding: '100',
      standing: { status: 'Deleted' },
    });
    expect(await api.view(invoice)).toMatchObject({ clientdeleted: true, clientId: customer });
    expect(await quotes.view(quote)).toMatchObject({ clientdeleted: true });
    expectOk(await api.pay(invoice, '100'));
    expect(await view(customer)).toMatchObject({ totalpaid: '100', totaloutstanding: '0' });
  });

  test('gets no new document, by form or as a copy, and is not edited, until restored', async () => {
    const customer = await api.customer('Ben Brook');
    const invoice = await api.invoice({ customer });
    expectOk(await remove(customer));
    const refused = 'Ben Brook is deleted. Restore the customer first.';
    const request = [
      await api.client.send(invoiceCalls.createInvoice, formOf({ customer })),
      await api.duplicate(invoice),
    ];
    for (const { status, body } of request) expect([status, body]).toMatchObject([400, { Message: refused }]);
    const edit = await client.send(customerCalls.updateCustomer, { id: customer, type: 'person', name: 'B' });
    expect([edit.status, edit.body]).toMatchObject([
      400,
      { kind: 'illegal-move', Message: 'This customer is deleted. Restore them first.' },
    ]);
    expectOk(await client.send(customerCalls.restoreCustomer, { clientid: customer }));
    expect(await view(customer)).toMatchObject({ isdeleted: false });
    expectOk(await api.duplicate(invoice));
  });

  test('has their quotes converted all the same', async () => {
    const customer = await api.customer();
    const quote = await quotes.quote({ customer });
    expectOk(await remove(customer));
    expectOk(await quotes.convert(quote, 'invoice'));
  });

  test('is deleted once however often it is asked, and counts against the plan no more', async () => {
    const free = await server.client();
    await server.owner.query(`update business set plan = 'free' where id = $1`, [free.shop.business.id]);
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(await added({}, free));
    expect((await add({}, free)).body).toMatchObject({ kind: 'plan-limit' });
    const gone = { clientid: ids[0]! };
    expectOk(await free.send(customerCalls.deleteCustomer, gone));
    expectOk(await free.send(customerCalls.deleteCustomer, gone));
    await added({}, free);
    expect((await free.send(customerCalls.restoreCustomer, gone)).body).toMatchObject({ kind: 'plan-limit' });
    const many = expectOk(
      await free.send(customerCalls.deleteCustomers, {
        clientid: [ids[1]!, ids[2]!, neverExisted],
      }),
    ).body.data.rows;
    expect(many.map(({ done, reason }) => [done, reason])).toEqual([
      [true, null],
      [true, null],
      [false, 'Not found.'],
    ]);
    const counted = async () => expectOk(await free.send(customerCalls.listCustomers, {})).body.counts;
    expect(await counted()).toMatchObject({ all: 8, deleted: 3 });
    const back = expectOk(
      await free.send(customerCalls.restoreCustomers, { clientid: [ids[0]!, ids[1]!, ids[3]!] }),
    ).body.data.rows;
    expect(back.map(({ done, reason }) => [done, reason])).toEqual([
      [true, null],
      [true, null],
      [false, 'This customer is not deleted.'],
    ]);
    expect(await counted()).toMatchObject({ all: 10, deleted: 1 });
  });
});

describe('the list', () => {
  let own: Client;
  let ids: Record<'ada' | 'ben' | 'cleo' | 'dan', string>;
  beforeAll(async () => {
    own = await server.client();
    const shop = apiFor(own);
    ids = {
      ada: await added({ name: 'Ada', openingbalance: '20' }, own),
      ben: await added({ name: 'Ben', email: 'ben@example.com', phone: '0801' }, own),
      cleo: await added({ name: 'Cleo' }, own),
      dan: await added({ name: 'Dan' }, own),
    };
    await shop.invoice({ customer: ids.ben });
    expectOk(await shop.pay(await shop.invoice({ customer: ids.cleo }), '100'));
    expectOk(await own.send(customerCalls.deleteCustomer, { clientid: ids.dan }));
  });
  const names = (answer: { body: { clients: { name: string }[] } }) =>
    answer.body.clients.map(({ name }) => name);
  const listed = async (fields: Record<string, string> = {}) =>
    names(expectOk(await own.send(customerCalls.listCustomers, fields)));

  test('begins with all, the last added first, and counts each tab', async () => {
    const { body } = expectOk(await own.send(customerCalls.listCustomers, {}));
    expect(names({ body })).toEqual(['Cleo', 'Ben', 'Ada']);
    expect(body).toMatchObject({ total: 3, counts: { all: 3, unpaid: 2, deleted: 1 } });
  });

  test('is told at once to who chooses a customer, by name and without deleted ones', async () => {
    const { clients } = expectOk(await own.send(customerCalls.allCustomers, {})).body;
    expect(clients.map(({ id, name }) => [id, name])).toEqual([
      [ids.ada, 'Ada'],
      [ids.ben, 'Ben'],
      [ids.cleo, 'Cleo'],
    ]);
    expect(clients[1]).toEqual({ id: ids.ben, name: 'Ben', email: 'ben@example.com', paymentterms: null });
  });

  test.each([
    ['all', 'ascending', ['Ada', 'Ben', 'Cleo']],
    ['name', 'descending', ['Cleo', 'Ben', 'Ada']],
    ['totaloutstanding', 'descending', ['Ben', 'Ada', 'Cleo']],
    ['totalpaid', 'descending', ['Cleo', 'Ben', 'Ada']],
  ])('is sorted by %s, %s', async (sortby, sortorder, expected) => {
    expect(await listed({ sortby, sortorder })).toEqual(expected);
  });

  test('is searched by name, email and phone', async () => {
    expect(await listed({ searchquery: 'BEN@example' })).toEqual(['Ben']);
    expect(await listed({ searchquery: '0801' })).toEqual(['Ben']);
    expect(await listed({ searchquery: '%' })).toEqual([]);
  });

  test('shows deleted ones and those who owe under their own tabs', async () => {
    expect(await listed({ filter: 'deleted' })).toEqual(['Dan']);
    expect(await listed({ filter: 'unpaid' })).toEqual(['Ben', 'Ada']);
    expect(names(expectOk(await own.send(customerCalls.listUnpaidCustomers, {})))).toEqual(['Ben', 'Ada']);
    const deleted = (fields: Record<string, string>) => own.send(customerCalls.listDeletedCustomers, fields);
    expect(names(expectOk(await deleted({ fromdate: '2026-01-15' })))).toEqual(['Dan']);
    expect(names(expectOk(await deleted({ todate: '2026-01-14' })))).toEqual([]);
  });

  test.each([
    ['listCustomers', { sortby: 'name', sortorder: 'ascending', limit: '1', page: '2' }, ['Ben'], 3],
    ['listUnpaidCustomers', { sortby: 'name', sortorder: 'ascending', limit: '1', page: '2' }, ['Ben'], 2],
    ['listUnpaidCustomers', { searchquery: 'ada' }, ['Ada'], 1],
    ['listDeletedCustomers', { searchquery: 'dan', sortby: 'name', limit: '1' }, ['Dan'], 1],
    ['listDeletedCustomers', { searchquery: 'ada' }, [], 0],
  ] as const)('as %s with %j is %j', async (call, fields, expected, total) => {
    const { body } = expectOk(await own.send(customerCalls[call], fields));
    expect([names({ body }), body.total]).toEqual([expected, total]);
  });

  test('of deleted ones comes by page and order', async () => {
    const other = await server.client();
    for (const name of ['Eve', 'Fay', 'Gus'])
      expectOk(await other.send(customerCalls.deleteCustomer, { clientid: await added({ name }, other) }));
    const page = async (fields: Record<string, string>) =>
      expectOk(await other.send(customerCalls.listDeletedCustomers, { limit: '2', ...fields })).body;
    const second = await page({ page: '2', sortby: 'name', sortorder: 'descending' });
    expect([names({ body: second }), second.currentpage, second.pagetotal]).toEqual([['Eve'], 2, 2]);
    expect(names({ body: await page({ sortby: 'name', sortorder: 'ascending' }) })).toEqual(['Eve', 'Fay']);
  });

  test('shows a page beyond the last as the last, and one of 0 or less as the first', async () => {
    const page = async (of: string) =>
      expectOk(await own.send(customerCalls.listCustomers, { page: of, limit: '2' })).body;
    expect(await page('9')).toMatchObject({
      currentpage: 2,
      pagetotal: 2,
      total: 3,
      clients: [{ name: 'Ada' }],
    });
    expect(await page('0')).toMatchObject({ currentpage: 1 });
  });

  test('is summed up for this year unless another period is named', async () => {
    const summary = async (fields: Record<string, string> = {}) =>
      expectOk(await own.send(customerCalls.customerSummary, fields)).body.data;
    const year = { fromdate: '2026-01-01', todate: '2026-12-31', totalclients: 3, newclients: 4 };
    const sums = { totalinvoiced: '220', totalsettled: '100', totaloutstanding: '120' };
    expect(await summary()).toEqual({ ...year, ...sums });
    expect(await summary({ sortby: 'alltime' })).toMatchObject({ fromdate: null, todate: null, ...sums });
    expect(await summary({ sortby: 'quarter2' })).toMatchObject({ newclients: 0, totalinvoiced: '0' });
    expect(await summary({ fromdate: '2026-01-01', todate: '2026-01-14' })).toMatchObject({
      totalinvoiced: '0',
    });
  });
});
