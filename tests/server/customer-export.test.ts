import { randomBytes } from 'node:crypto';
import papaparse from 'papaparse';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withBusiness } from '../../server/store/database/tx.ts';
import { handOut } from '../../server/store/files/files.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { referenceCalls } from '../../src/api/calls/reference.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { csvHeaders } from '../../src/domain/business/reference.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

const logged: string[] = [];
let server: Server;
let client: Client;
let ids: Record<'ada' | 'ben' | 'cleo' | 'dan', string>;

const added = async (of: Client, fields: Record<string, unknown>): Promise<string> =>
  expectOk(await of.send(customerCalls.addCustomer, { type: 'person', ...fields })).body.data.id;
const address = {
  attention: '',
  street: 'Quay 1',
  city: 'Ostend',
  state: '',
  zip: '8400',
  country: 'Belgium',
};

beforeAll(async () => {
  server = await startServer({ log: (line) => logged.push(line) });
  client = await server.client();
  ids = {
    ada: await added(client, {
      name: ada,
      email: 'ada@example.com',
      phone: '+234 801 234 5678',
      taxid: '=1+1',
      currency: 'EUR',
      paymentterms: 14,
      openingbalance: '20',
      billing: { ...address, phone: '' },
    }),
    ben: await added(client, { name: 'Ben', companyname: '@SUM(A1)', phone: '+1-800-555-0134' }),
    cleo: await added(client, { name: 'Cleo' }),
    dan: await added(client, { name: 'Dan' }),
  };
  await apiFor(client).invoice({ customer: ids.ben });
  expectOk(await client.send(customerCalls.deleteCustomer, { clientid: ids.dan }));
});
afterAll(() => server.close());

const ada = 'Ada "the" Stone';
const headers = csvHeaders('customers')!.map(({ header }) => header);
const asks = (fields: Record<string, unknown>, of = client) =>
  of.send(customerCalls.exportCustomers, { columns: [], ...fields });
const fetched = async (fields: Record<string, unknown>, of = client) => {
  const { url } = expectOk(await asks(fields, of)).body.data;
  return server.app.inject({ url });
};
const rows = async (fields: Record<string, unknown>, of = client): Promise<string[][]> =>
  papaparse.parse<string[]>((await fetched(fields, of)).payload.replace('\uFEFF', ''), {
    skipEmptyLines: true,
  }).data;
const names = async (fields: Record<string, unknown>, of = client) =>
  (await rows(fields, of)).slice(1).map(([name]) => name);
const eventsOf = async ({ shop }: Client) =>
  (
    await server.owner.query(
      `select user_id, at, subject_id, data from event where business_id = $1 and act = 'customer.export' order by id`,
      [shop.business.id],
    )
  ).rows;

describe('the file', () => {
  test('is UTF-8 with its mark, lines of CR and LF, and holds every cell as it was typed', async () => {
    const file = await fetched({ columns: headers, sortby: 'name', sortorder: 'asc' });
    expect(file.payload).toBe(
      '\uFEFF' +
        'Name,Company,First name,Last name,Email,Phone,WhatsApp,Website,Tax ID,Currency,Payment terms,Address,Street,City,State,Postal code,Country,Opening balance,Opening day,Opening currency,Opening rate,Type,Cc,Notes,Attention,Address phone,' +
        'Shipping attention,Shipping street,Shipping city,Shipping state,Shipping postal code,Shipping country,Shipping phone\r\n' +
        `"Ada ""the"" Stone",,,,ada@example.com,+234 801 234 5678,,,'=1+1,EUR,14,"Quay 1, 8400 Ostend, Belgium",Quay 1,Ostend,,8400,Belgium,20,2026-03-02,,,person,,,,,,,,,,,\r\n` +
        `Ben,'@SUM(A1),,,,'+1-800-555-0134,,,,,,,,,,,,,,,,person,,,,,,,,,,,\r\n` +
        'Cleo,,,,,,,,,,,,,,,,,,,,,person,,,,,,,,,,,\r\n',
    );
    expect([...file.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('is fetched once its address is asked for, without a token, under a name with its day', async () => {
    const { url, name } = expectOk(await asks({})).body.data;
    expect(name).toBe('Customers 2026-03-02.csv');
    const { headers: sent } = await server.app.inject({ url });
    expect(sent).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(sent['content-disposition']).toContain('attachment; filename="Customers 2026-03-02.csv"');
    server.pass(2);
    expect((await server.app.inject({ url })).statusCode).toBe(404);
    server.setToday('2026-03-02');
  });

  test('has the columns of the reference, those that must be there always, in their order', async () => {
    const known = expectOk(
      await server.send(referenceCalls.csvHeaders, { query: { filename: 'customers' } }),
    ).body;
    expect((await rows({ columns: headers }))[0]).toEqual(known.data.map(({ header }) => header));
    expect((await rows({ columns: ['Address', 'Phone'] }))[0]).toEqual(['Name', 'Phone', 'Address']);
    expect(await asks({ columns: ['Password'] })).toMatchObject({
      status: 400,
      body: { kind: 'invalid', fields: [{ field: 'columns' }] },
    });
  });
});

describe('the rows', () => {
  test.each([
    [{}, ['Cleo', 'Ben', ada]],
    [{ sortby: 'name', sortorder: 'asc' }, [ada, 'Ben', 'Cleo']],
    [{ sortby: 'totaloutstanding', sortorder: 'desc' }, ['Ben', ada, 'Cleo']],
    [{ filter: 'unpaid' }, ['Ben', ada]],
    [{ filter: 'deleted' }, ['Dan']],
    [{ searchquery: 'ADA@example' }, [ada]],
    [{ searchquery: 'be', filter: 'unpaid' }, ['Ben']],
    [{ searchquery: 'nobody' }, []],
    [{ searchquery: '%' }, []],
  ])('narrowed to %j are those of the list, in its order', async (fields, expected) => {
    const { clients } = expectOk(await client.send(customerCalls.listCustomers, fields)).body;
    expect(clients.map(({ name }) => name)).toEqual(expected);
    expect(await names(fields)).toEqual(expected);
  });

  test('picked are those alone, whatever the list is narrowed to, in its order', async () => {
    const picked = { clientid: [ids.cleo, ids.dan, ids.cleo, ids.ada], filter: 'unpaid', searchquery: 'Ben' };
    expect(await names({ ...picked, sortby: 'name', sortorder: 'asc' })).toEqual([ada, 'Cleo', 'Dan']);
  });

  test('of another business are none: neither listed, nor picked, nor the event of it', async () => {
    const other = await server.client();
    await added(other, { name: 'Zoe' });
    expect(await names({}, other)).toEqual(['Zoe']);
    const before = await eventsOf(client);
    const foreign = await asks({ clientid: [ids.ada] }, other);
    const never = await asks({ clientid: [idToWire(v7())] }, other);
    expect([foreign.status, foreign.body]).toEqual([404, never.body]);
    expect(await eventsOf(client)).toEqual(before);
    expect(await eventsOf(other)).toHaveLength(1);
  });

  test('are all there, each once and in order, however many fetches they take', async () => {
    const many = await server.client();
    const count = 5000;
    const business = many.shop.business.id;
    await server.owner.query(
      `insert into contact (business_id, id, name, search, email, card, is_customer, is_vendor, created_at)
       select $1, gen_random_uuid(), 'Customer ' || n, 'customer ' || lpad(n::text, 6, '0'), 'c' || n || '@example.com',
         jsonb_build_object('phone', '+234 801 ' || n, 'company', md5(n::text), 'website', 'www.' || md5(n::text) || '.example'),
         true, false, now() from generate_series(1, $2) n`,
      [business, count],
    );
    await server.owner.query(
      `insert into usage (business_id, cap, n) values ($1, 'clients', $2)
       on conflict (business_id, cap) do update set n = excluded.n`,
      [business, count],
    );
    const found = await names({ columns: headers, sortby: 'name', sortorder: 'asc' }, many);
    expect(found).toHaveLength(count);
    expect(found.findIndex((name, index) => name !== `Customer ${index + 1}`)).toBe(-1);
  });

  test('of a hundred thousand customers fit, for text is kept packed; what does not is refused, not cut', async () => {
    const mime = 'text/csv; charset=utf-8';
    const keep = (bytes: Buffer) =>
      withBusiness(client.shop, 'write', (tx) => handOut(tx, { name: 'a.csv', mime, bytes }));
    const large = Buffer.from('Ada Stone,ada@example.com,+234 801 234 5678\r\n'.repeat(300_000));
    const { rawPayload } = await server.app.inject({ url: `/api/files/${await keep(large)}` });
    expect(rawPayload.equals(large)).toBe(true);
    await expect(keep(randomBytes(11 * 1024 * 1024))).rejects.toThrow(
      'This is too much for one file. Choose a shorter period.',
    );
  });
});

test.each([
  ['Owner', 200],
  ['Manager', 200],
  ['Accountant', 200],
  ['Staff', 400],
  ['Viewer', 400],
])('as %s the export answers %i', async (role, status) => {
  const own = await server.client();
  await server.owner.query('update member set role = $2 where business_id = $1', [
    own.shop.business.id,
    role,
  ]);
  const answer = await asks({}, own);
  expect([answer.status, answer.body.kind]).toEqual([status, status === 200 ? undefined : 'not-allowed']);
  expect(await eventsOf(own)).toHaveLength(status === 200 ? 1 : 0);
});

test('who exported what, and when, is on record and in the log, and no customer is', async () => {
  const own = await server.client();
  const one = await added(own, { name: 'Ada Stone', email: 'ada.stone@example.com' });
  logged.length = 0;
  await asks({ columns: ['Phone'], filter: 'unpaid', searchquery: 'ada' }, own);
  await asks({ clientid: [one] }, own);
  const { user, business } = own.shop;
  const done = { user_id: user.id, at: server.clock(), subject_id: business.id };
  expect(await eventsOf(own)).toEqual([
    { ...done, data: { rows: 0, columns: ['Name', 'Phone'], filter: 'unpaid', search: 'ada' } },
    { ...done, data: { rows: 1, columns: ['Name'], picked: [idFromWire(one)] } },
  ]);
  const lines = logged.map((line) => JSON.parse(line)).filter(({ act }) => act === 'customers exported');
  expect(lines).toMatchObject([
    { user: idToWire(user.id), business: idToWire(business.id), rows: 0 },
    { user: idToWire(user.id), business: idToWire(business.id), rows: 1 },
  ]);
  expect(logged.join('')).not.toMatch(/Ada Stone|ada\.stone@|\/api\/files\//);
});
