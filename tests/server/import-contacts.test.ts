import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { vendorAccountCalls } from '../../src/api/calls/vendor-account.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

/** What of a contact the two sides of the wire call differently. */
const sides = {
  customers: {
    add: (fields: Record<string, unknown>) =>
      client.send(customerCalls.addCustomer, { type: 'business', ...fields } as never),
    rename: (id: string, name: string) =>
      client.send(customerCalls.updateCustomer, { id, type: 'business', name } as never),
    remove: (clientid: string) => client.send(customerCalls.deleteCustomer, { clientid }),
    pay: (clientid: string, amount: string) =>
      client.send(customerAccountCalls.payOpeningBalance, { clientid, amount, paymentmode: 1 } as never),
    rows: async () => expectOk(await client.send(customerCalls.listCustomers)).body.clients,
    view: async (clientid: string): Promise<Record<string, unknown>> =>
      expectOk(await client.send(customerCalls.getCustomer, { clientid })).body.data,
    nameOf: (row: Record<string, unknown>) => row.name as string,
    name: 'name',
  },
  vendors: {
    add: ({ name, ...fields }: Record<string, unknown>) =>
      client.send(vendorCalls.addVendor, { type: 'business', VendorName: name, ...fields } as never),
    rename: (VendorMasterId: string, VendorName: string) =>
      client.send(vendorCalls.updateVendor, { VendorMasterId, type: 'business', VendorName } as never),
    remove: (vendorid: string) => client.send(vendorCalls.deleteVendor, { vendorid }),
    pay: (vendorid: string, amount: string) =>
      client.send(vendorAccountCalls.payVendorOpening, { vendorid, amount, paymentmode: 1 } as never),
    rows: async () => expectOk(await client.send(vendorCalls.listVendors)).body.Vendors,
    view: async (vendorid: string): Promise<Record<string, unknown>> =>
      expectOk(await client.send(vendorCalls.getVendor, { vendorid })).body.data,
    nameOf: (row: Record<string, unknown>) => row.VendorName as string,
    name: 'VendorName',
  },
} as const;

const file = `Display name;Type;Company;Email;Phone;Tax id;Currency;Terms;Street;City;ZIP;Country;Notes;Opening balance;As of
Harbour Café;;Harbour Ltd;Hello@Harbour.example;+44 20 7946 0018;GB1;usd;Net 30;4 Quay Street;Bristol;BS1;United Kingdom;"'=Regular
guest";1.240,50;31.01.2026
Ada Obi;Person;;;;;;;;Lagos;;Nigeria;;;
`;
const typed = [
  {
    name: 'Harbour Café',
    companyname: 'Harbour Ltd',
    email: 'Hello@Harbour.example',
    taxid: 'GB1',
    phone: '+44 20 7946 0018',
    currency: 'USD',
    paymentterms: 30,
    notes: '=Regular\nguest',
    openingbalance: '1240.5',
    openingbalancedate: '2026-01-31',
  },
  { name: 'Ada Obi', type: 'person' },
];
const addresses = [
  { street: '4 Quay Street', city: 'Bristol', state: '', zip: 'BS1', country: 'United Kingdom' },
  { street: '', city: 'Lagos', state: '', zip: '', country: 'Nigeria' },
];

describe.each(['customers', 'vendors'] as const)('a file of %s', (type) => {
  const side = sides[type];
  const imports = () => importApiFor(client, type);
  const names = async () => (await side.rows()).map((row) => side.nameOf(row)).sort();
  const idOf = async (name: string) => (await side.rows()).find((row) => side.nameOf(row) === name)!.id;
  /** Their pages, without what differs from one time to the next. */
  const pages = async () =>
    Promise.all(
      (await side.rows()).map(async (row) => {
        const page = await side.view(row.id);
        const { id: _, VendorMasterId: __, history, ...rest } = page;
        return { ...rest, acts: (history as { act: string }[]).map(({ act }) => act) };
      }),
    );

  const unversioned = ({ version: _, acts: __, ...page }: Record<string, unknown>) => page;

  test('is what typing its rows is: the same pages, books and sums', async () => {
    const run = await imports().imported(file);
    expect(run).toMatchObject({ type, status: 'Finished', created: 2, failed: 0 });
    const imported = [await pages(), await api.journal(), await api.balances()];
    expect(imported[2]).toEqual(
      type === 'customers' ? { 2: '1240.5', 33: '-1240.5' } : { 10: '-1240.5', 33: '1240.5' },
    );

    client = await server.client();
    api = apiFor(client);
    for (const [at, fields] of typed.entries())
      expectOk(
        await side.add({
          ...fields,
          billing: { attention: '', phone: '', ...addresses[at] },
        }),
      );
    expect(imported).toEqual([await pages(), await api.journal(), await api.balances()]);
    expect(await violationsSeenBy(server.owner)).toEqual([]);
  });

  test('imported twice is there once; who is here already is left, updated or added again', async () => {
    await imports().imported(file);
    expect(await names()).toEqual(['Ada Obi', 'Harbour Café']);
    expect(await imports().imported(file, { again: true })).toMatchObject({ created: 0, skipped: 2 });
    const books = await api.journal();
    const before = await side.view(await idOf('Harbour Café'));
    const change = 'Name,Email,City,Opening balance\nHARBOUR CAFÉ,hello@harbour.example,Bath,9\n';
    expect(await imports().imported(change, { duplicates: 'update' })).toMatchObject({ updated: 1 });
    const { billing, version, history, ...after } = await side.view(await idOf('HARBOUR CAFÉ'));
    expect(after).toMatchObject({
      [side.name]: 'HARBOUR CAFÉ',
      companyname: 'Harbour Ltd',
      paymentterms: 30,
    });
    expect(billing).toEqual({ ...(before.billing as object), city: 'Bath' });
    expect(await api.journal()).toEqual(books);
    await imports().imported(file, { again: true, duplicates: 'create' });
    expect(await names()).toEqual(['Ada Obi', 'Ada Obi', 'HARBOUR CAFÉ', 'Harbour Café']);
  });

  test('is previewed by what the import then does', async () => {
    const importid = await imports().uploaded(`${file}Broken;;;nobody;;;;soon;;;;;;;\n`);
    const mapping = await imports().mapping(importid);
    const request = { importid, ...mapping };
    const preview = expectOk(await client.send(importCalls.previewImport, request)).body.data;
    expect(preview).toMatchObject({ created: 2, failed: 1, openingvalue: '1240.5' });
    expect(preview.groups.map(({ column, value }) => `${column} ${value}`).sort()).toEqual([
      'email nobody',
      'termsDays soon',
    ]);
    expect(await names()).toEqual([]);
    expect(await api.journal()).toEqual([]);
    expectOk(await imports().start(importid));
    await imports().work(importid);
    expect(await imports().view(importid)).toMatchObject({ created: 2, failed: 1 });
  });

  test('is refused by row as the form refuses, and its errors come back as a file that is uploaded as it is', async () => {
    await server.lockBooks(client, '2026-02-28');
    const run = await imports().imported(
      'Name,Email,Currency,Opening balance,Opening day,Opening currency\n,x@y.example,,,,\nA,,XYZ,,,\nB,,,5,2026-02-01,\nC,,,-5,,\nD,,,5,2026-03-21,\nE,,,5,,EUR\nF,,,5,,\n',
    );
    expect(run).toMatchObject({ created: 1, failed: 6 });
    expect(run.groups.map(({ column, lines }) => `${lines} ${column}`).sort()).toEqual([
      '2 name',
      '3 currency',
      '4 openingOn',
      '5 openingBalance',
      '6 openingOn',
      '7 openingRate',
    ]);
    const errors = expectOk(await client.send(importCalls.importErrorFile, { importid: run.importid }));
    const { payload } = await server.app.inject({ url: errors.body.data.url });
    const again = await imports().imported(payload.replace('XYZ', 'USD'));
    expect(again).toMatchObject({ total: 6, created: 1, failed: 5 });
    expect(await names()).toEqual(['A', 'F']);
  });

  test('is taken back but for who was changed, paid or used since, and locked days', async () => {
    const { importid } = await imports().imported(
      'Name,Opening balance,Opening day\nFree,10,2026-03-01\nRenamed,,\nPaid,20,2026-03-01\nLocked,5,2026-01-15\nGone,,\n',
    );
    expectOk(await side.rename(await idOf('Renamed'), 'Renamed twice'));
    expectOk(await side.pay(await idOf('Paid'), '5'));
    expectOk(await side.remove(await idOf('Gone')));
    await server.lockBooks(client, '2026-01-31');
    const undone = await imports().undone(importid);
    expect(undone).toMatchObject({ status: 'Undone', undone: 1, kept: 3, refused: 1 });
    expect(undone.left.map(({ line, undo, name, reason }) => `${line} ${undo} ${name}: ${reason}`)).toEqual([
      '3 kept Renamed twice: They were changed after the import.',
      '4 kept Paid: Their opening balance was paid since.',
      expect.stringMatching(/^5 refused Locked: .*2026/),
      '6 kept Gone: They were deleted after the import.',
    ]);
    expect(await names()).toEqual(['Locked', 'Paid', 'Renamed twice']);
    expect(await violationsSeenBy(server.owner)).toEqual([]);
  });

  test('brings back who was deleted, with what they are owed or owe; undoing deletes them again', async () => {
    const first = await imports().imported(file);
    await imports().undone(first.importid);
    expect([await names(), await api.balances()]).toEqual([[], {}]);
    const run = await imports().imported(file);
    expect(run).toMatchObject({ created: 0, updated: 2 });
    expect(await names()).toEqual(['Ada Obi', 'Harbour Café']);
    expect((await api.balances())[33]).toBe(type === 'customers' ? '-1240.5' : '1240.5');
    expect(await imports().undone(run.importid)).toMatchObject({ undone: 2, kept: 0, refused: 0 });
    expect([await names(), await api.balances()]).toEqual([[], {}]);
    expect(await violationsSeenBy(server.owner)).toEqual([]);
  });

  test('puts back what an update changed', async () => {
    await imports().imported(file);
    const before = (await pages()).map(unversioned);
    const change = 'Name,Email,Address\nHarbour café,hello@harbour.example,"1 New Road, Bath"\n';
    const { importid } = await imports().imported(change, { duplicates: 'update' });
    expect(await side.view(await idOf('Harbour café'))).toMatchObject({
      billing: { street: '1 New Road, Bath', city: '' },
    });
    expect(await imports().undone(importid)).toMatchObject({ undone: 1 });
    expect((await pages()).map(unversioned)).toEqual(before);
  });

  test('has a history of its own', async () => {
    await imports().imported(file);
    const listed = async (kind: string) =>
      expectOk(await client.send(importCalls.listImports, { type: kind })).body.Total;
    expect([await listed(type), await listed('inventory')]).toEqual([1, 0]);
  });
});

const onPlan = (plan: string) =>
  server.owner.query('update business set plan = $2 where id = $1', [client.shop.business.id, plan]);

test('customers beyond the plan’s wait, and need no plan with imports of items', async () => {
  await onPlan('free');
  const imports = importApiFor(client, 'customers');
  const rows = Array.from({ length: 12 }, (_, at) => `Customer ${at}`).join('\n');
  const importid = await imports.uploaded(`Name\n${rows}\n`);
  const answered = { importid, ...(await imports.mapping(importid)) };
  const preview = expectOk(await client.send(importCalls.previewImport, answered)).body.data;
  expect(preview).toMatchObject({ created: 10, capped: 2 });
  expectOk(await imports.start(importid));
  await imports.work(importid);
  const stopped = await imports.view(importid);
  expect(stopped).toMatchObject({ status: 'Stopped', created: 10, pending: 2 });
  expect(stopped.fault).toContain('no room for the customer on line 12');
  await onPlan('starter');
  expectOk(await client.send(importCalls.resumeImport, { importid }));
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: 12, fault: null });
  // What was undone makes room again.
  await imports.undone(importid);
  await onPlan('free');
  expectOk(await sides.customers.add({ name: 'One more' }));
});

test.each([
  ['vendors', 'starter', 'vendors'],
  ['inventory', 'free', 'importInventory'],
] as const)(
  'a file of %s is refused on the plan %s, also where its import is resumed',
  async (type, plan, flag) => {
    const imports = importApiFor(client, type);
    const importid = await imports.uploaded('Name\nA\n');
    expectOk(await imports.start(importid));
    expectOk(await client.send(importCalls.stopImport, { importid }));
    await onPlan(plan);
    const refused = { body: { kind: 'plan-limit', details: { flag } } };
    expect(await imports.upload('Name\nA\n')).toMatchObject(refused);
    expect(await client.send(importCalls.startImport, { importid })).toMatchObject(refused);
    expect(await client.send(importCalls.resumeImport, { importid })).toMatchObject(refused);
    expect(await imports.view(importid)).toMatchObject({ status: 'Stopped' });
  },
);
