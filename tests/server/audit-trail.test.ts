import papaparse from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditTrailCalls } from '../../src/api/calls/audit-trail.ts';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { goodPassword, signsIn } from '../support/people.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

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

const asks = (fields: Record<string, unknown> = {}, of = client) =>
  of.send(auditTrailCalls.listEvents, fields);
const answer = async (fields: Record<string, unknown> = {}, of = client) =>
  expectOk(await asks(fields, of)).body;
const rows = async (fields: Record<string, unknown> = {}, of = client) =>
  (await answer({ RecordPerPage: '100', ...fields }, of)).EventList;
const acts = async (fields: Record<string, unknown> = {}, of = client) =>
  (await rows(fields, of)).map(({ Action, Number: subject }) => `${Action}: ${subject}`);

describe('the answer', () => {
  test('has the keys of the specification, ten rows a page of this year, the newest first, and a page at least', async () => {
    for (let n = 1; n <= 12; n += 1) await api.customer(`Customer ${String(n).padStart(2, '0')}`);
    const first = await answer();
    // The business was opened before.
    expect([first.CurrentPage, first.PageTotal, first.Total, first.EventList.length]).toEqual([1, 2, 13, 10]);
    expect(first.EventList[0]).toMatchObject({
      Number: 'Customer 12',
      Action: 'Added',
      SubjectType: 'customer',
    });
    const last = await answer({ pageNumber: '9', RecordPerPage: '5' });
    expect([last.CurrentPage, last.PageTotal]).toEqual([3, 3]);
    expect(last.EventList.map(({ Action }) => Action)).toEqual(['Added', 'Added', 'Business opened']);
    const none = await answer({ fromdate: '2025-01-01', todate: '2025-12-31' });
    expect([none.CurrentPage, none.PageTotal, none.Total, none.EventList]).toEqual([1, 1, 0, []]);
  });

  test('has at most 100 rows a page, whatever is asked for', async () => {
    const { rows: id } = await server.owner.query(
      `insert into event (business_id, id, at, act, subject_kind, data)
       select $1, gen_random_uuid(), $2, 'report.download', 'business', '{}' from generate_series(1, 101) returning id`,
      [client.shop.business.id, server.clock()],
    );
    expect(id).toHaveLength(101);
    const found = await answer({ RecordPerPage: '5000' });
    expect([found.EventList.length, found.PageTotal, found.Total]).toEqual([100, 2, 102]);
  });

  test('is of the fiscal year the day is in, and its days are those of the business’s own zone', async () => {
    await server.owner.query(`update business set time_zone = 'Pacific/Auckland' where id = $1`, [
      client.shop.business.id,
    ]);
    // At noon in UTC it is the next day there.
    await api.customer('Kea');
    expect(await rows({ fromdate: '2026-03-02', todate: '2026-03-02' })).toEqual([]);
    const [row] = await rows({ fromdate: '2026-03-03', todate: '2026-03-03' });
    expect(row).toMatchObject({ Number: 'Kea', Date: '2026-03-02T12:00:00.000Z' });
    expect((await answer()).TimeZone).toBe('Pacific/Auckland');
    server.setToday('2027-03-02');
    expect(await rows()).toEqual([]);
    expect(await rows({ range: 'alltime' })).toHaveLength(2);
    server.setToday('2026-03-02');
  });

  test.each([
    [{ range: 'lastcentury' }, 'range', 'There is no such range of days.'],
    [{ fromdate: '2026-02-30' }, 'fromdate', 'Enter a day as 2026-01-31.'],
    [{ fromdate: '2026-03-02', todate: '2026-03-01' }, 'fromdate', 'The first day is after the last.'],
  ])('to %o is a refusal beside %s', async (sent, field, message) => {
    const { status, body } = await asks(sent);
    expect([status, body.fields]).toEqual([400, [{ field, message }]]);
  });
});

describe('a row', () => {
  test('of an invoice written, issued and paid in one act is one, with its way, its entries and its amount', async () => {
    await api.invoice({ customer: await api.customer('Ada'), prices: ['100'], deposit: '40' });
    const [row, ...others] = await rows({ SubjectKind: 'invoice' });
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      Action: 'Added, issued, payment recorded',
      SubjectType: 'invoice',
      Number: 'INV-0001',
      FromStatus: null,
      ToStatus: 'DepositPaid',
      UserName: 'Ada Owner',
      Role: 'Owner',
      Source: 'api',
      Entries: [1, 2],
      Changes: [
        { Field: 'Amount', Before: null, After: '40' },
        { Field: 'Payment mode', Before: null, After: 'Cash' },
      ],
    });
  });

  test('of an edited invoice says what its fields were and what they are', async () => {
    const customer = await api.customer('Ada');
    const id = await api.invoice({ customer, prices: ['100'], status: 'Draft' });
    expectOk(await api.update(id, { customer, prices: ['60'], status: 'Draft', notes: 'Thanks' }));
    const [row] = await rows({ SubjectKind: 'invoice', ActGroup: 'changed' });
    expect(row!.Changes).toEqual([
      { Field: 'Total', Before: '100', After: '60' },
      { Field: 'Notes', Before: null, After: 'Thanks' },
      { Field: 'Lines', Before: '1 × Consulting, 100 = 100', After: '1 × Consulting, 60 = 60' },
    ]);
  });

  test('of a cancelled invoice has its reversals', async () => {
    const id = await api.invoice();
    expectOk(await api.cancel(id, { payments: 'credit' }));
    const [row] = await rows({ ActGroup: 'posted', SubjectKind: 'invoice' });
    expect(row).toMatchObject({
      Action: 'Cancelled',
      FromStatus: 'NotPaid',
      ToStatus: 'Cancelled',
      Entries: [2],
    });
  });

  test('of a bank says by its end which account it was, and never more', async () => {
    const id = await api.bank('First', { accountnumber: '9876543210' });
    expectOk(await client.send(bankCalls.updateBank, { id, bankname: 'First', accountnumber: '1111222233' }));
    const [changed] = await rows({ SubjectKind: 'bank', ActGroup: 'changed' });
    expect(changed!.Changes).toEqual([{ Field: 'Account number', Before: '…3210', After: '…2233' }]);
    const { rows: kept } = await server.owner.query(
      `select data::text || coalesce(changes::text, '') as text from event where business_id = $1`,
      [client.shop.business.id],
    );
    for (const { text } of kept) expect(text).not.toMatch(/98765|11112222/);
  });

  test('of a setting says what it was before, by name', async () => {
    expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: '2026-01-31' }));
    expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: '2026-02-28' }));
    const [second, first] = await rows({ ActGroup: 'settings' });
    expect(first).toMatchObject({
      Action: 'Lock date changed',
      Changes: [{ Field: 'Locked until', Before: null, After: '2026-01-31' }],
    });
    expect(second!.Changes).toEqual([{ Field: 'Locked until', Before: '2026-01-31', After: '2026-02-28' }]);
  });

  test('names what an id stood for, and the account of a number', async () => {
    const customer = await api.customer('Ada');
    const id = await api.goods('Candle', '5', '2');
    const [opened] = await rows({ SubjectKind: 'product' });
    // Its opening stock is an entry of the act that added it.
    expect(opened).toMatchObject({ Action: 'Added', Number: 'Candle', Entries: [1] });
    expect([customer, id].every(Boolean)).toBe(true);
  });

  test('keeps the role somebody had, and of whom nobody sat at a screen tells who it was', async () => {
    const staff = await colleague(server, client, 'Manager');
    expectOk(await staff.send(customerCalls.addCustomer, { type: 'person', name: 'Before' }));
    expectOk(await client.send(teamCalls.updateTeamMember, { inviteid: staff.row.id, roles: 'Staff' }));
    expectOk(
      await staff.send(
        customerCalls.addCustomer,
        { type: 'person', name: 'After' },
        { 'sec-fetch-site': 'same-origin' },
      ),
    );
    const told = await rows({ SubjectKind: 'contact' });
    expect(told.map(({ Number: name, Role, Source }) => [name, Role, Source])).toEqual([
      ['After', 'Staff', 'screen'],
      ['Before', 'Manager', 'api'],
    ]);
    const [role] = await rows({ ActGroup: 'team', searchquery: 'role changed' });
    expect(role!.Changes).toEqual([{ Field: 'Role', Before: 'Manager', After: 'Staff' }]);
  });

  test('has the member’s own role where they look at the pages as another', async () => {
    expectOk(
      await client.send(customerCalls.addCustomer, { type: 'person', name: 'Ada' }, { 'view-as': 'Staff' }),
    );
    expect((await rows())[0]).toMatchObject({ Number: 'Ada', Role: 'Owner' });
  });
});

describe('sign-ins', () => {
  test('are told in each business of the person, the fifth wrong password in a row too, and nobody else’s', async () => {
    const one = await colleague(server, client, 'Viewer');
    const other = await server.client();
    const { rows: users } = await server.owner.query<{ email: string }>(
      `select u.email from app_user u join member m on m.user_id = u.id where m.business_id = $1 and m.role = 'Viewer'`,
      [client.shop.business.id],
    );
    const { email } = users[0]!;
    await server.owner.query(
      `insert into member (business_id, id, user_id, role, status, joined_at)
       select $1, gen_random_uuid(), id, 'Staff', 'Active', now() from app_user where email = $2`,
      [other.shop.business.id, email],
    );
    const before = (await rows({ ActGroup: 'access' })).length;
    for (let n = 0; n < 7; n += 1)
      expect((await signsIn(server, email, 'a wrong password')).status).toBe(400);
    expectOk(await signsIn(server, email, goodPassword));
    const told = async (of: Client) =>
      (await rows({ ActGroup: 'access' }, of)).map(({ Action, UserName, Role, Changes }) => [
        Action,
        UserName,
        Role,
        Changes.map(({ After }) => After).join(),
      ]);
    const here = (await told(client)).slice(0, -before || undefined);
    expect(here).toEqual([
      ['Signed in', expect.any(String), 'Viewer', 'no'],
      ['Failed sign-ins in a row', '', null, '5'],
    ]);
    expect((await told(other)).map(([act, , role]) => [act, role])).toEqual([
      ['Signed in', 'Staff'],
      ['Failed sign-ins in a row', null],
    ]);
    const stranger = await server.client();
    expect(await told(stranger)).toEqual([]);
    // A right one begins the count anew.
    for (let n = 0; n < 4; n += 1) await signsIn(server, email, 'a wrong password');
    expect((await told(client)).length).toBe(before + 2);
    expect(one.row).toBeDefined();
  });
});

describe('the filters', () => {
  test('find by person, subject, kind of act, number of a document and text', async () => {
    const staff = await colleague(server, client, 'Manager');
    const ada = await api.customer('Ada');
    await api.invoice({ customer: ada });
    expectOk(await staff.send(customerCalls.addCustomer, { type: 'person', name: 'Vat Ltd' }));
    const of = async (fields: Record<string, unknown>) => acts(fields);
    const { People } = await answer();
    const manager = People.find(({ UserId }) => UserId === staff.row.userid)!;
    expect(await of({ PersonId: manager.UserId, ActGroup: 'added' })).toEqual(['Added: Vat Ltd']);
    expect(await of({ SubjectKind: 'contact' })).toEqual(['Added: Vat Ltd', 'Added: Ada']);
    expect(await of({ SubjectKind: 'contact', SubjectId: ada })).toEqual(['Added: Ada']);
    expect(await of({ SubjectKind: 'invoice', SubjectId: ada })).toEqual([]);
    expect(await of({ DocumentNumber: 'inv-0001' })).toEqual(['Added, issued: INV-0001']);
    expect(await of({ searchquery: 'issued' })).toEqual(['Added, issued: INV-0001']);
    expect(await of({ searchquery: 'vat ' })).toEqual(['Added: Vat Ltd']);
    expect(await of({ searchquery: '%' })).toEqual([]);
  });
});

describe('the file', () => {
  test('has all rows of the filter, not a page of them, and is a row itself', async () => {
    for (let n = 1; n <= 12; n += 1) await api.customer(`=Customer ${n}`);
    const { url } = expectOk(await client.send(auditTrailCalls.exportEvents, { SubjectKind: 'contact' })).body
      .data;
    const { payload } = await server.app.inject({ url });
    const [head, ...lines] = papaparse.parse<string[]>(payload.replace('\uFEFF', ''), {
      skipEmptyLines: true,
    }).data;
    expect(head).toEqual([
      'When',
      'Time zone',
      'Who',
      'Role',
      'From',
      'Subject',
      'Number or name',
      'Action',
      'From status',
      'To status',
      'What changed',
      'Reason',
      'Entries',
    ]);
    expect(lines).toHaveLength(12);
    expect(lines[0]!.slice(0, 6)).toEqual([
      '2026-03-02 12:00',
      'UTC',
      'Ada Owner',
      'Owner',
      'API',
      'Customer',
    ]);
    // No program takes a name for a formula.
    expect(lines[0]![6]).toBe("'=Customer 12");
    expect((await rows({ ActGroup: 'files' }))[0]).toMatchObject({
      Action: 'Audit trail exported',
      Changes: [{ Field: 'Lines', Before: null, After: '12' }],
    });
  });
});

describe('who may', () => {
  test('not on a plan without it, not without reports; a document’s history by its own key', async () => {
    const id = await api.invoice();
    const history = (of: Client) =>
      of.send(auditTrailCalls.documentEvents, { kind: 'invoice', DocumentId: id });
    const [staff, viewer, accountant] = [
      await colleague(server, client, 'Staff'),
      await colleague(server, client, 'Viewer'),
      await colleague(server, client, 'Accountant'),
    ];
    expect((await asks({}, staff)).body.kind).toBe('not-allowed');
    expect((await asks({}, viewer)).body.kind).toBe('not-allowed');
    expect((await asks({}, accountant)).status).toBe(200);
    expect((await asks({ userid: idToWire(client.shop.user.id) })).status).toBe(200);
    expect((await asks({ userid: accountant.row.userid })).status).toBe(404);
    for (const who of [staff, viewer, accountant]) expect((await history(who)).status).toBe(200);
    await server.owner.query(`update business set plan = 'free' where id = $1`, [client.shop.business.id]);
    expect((await asks()).body).toMatchObject({ kind: 'plan-limit' });
    expect((await client.send(auditTrailCalls.exportEvents, {})).body).toMatchObject({ kind: 'plan-limit' });
    const own = expectOk(await history(client)).body;
    expect(own.EventList.map(({ Action }) => Action)).toEqual(['Added, issued']);
    const other = await server.client();
    expect((await history(other)).status).toBe(404);
    expect(expectOk(await asks({ SubjectId: id }, other)).body.Total).toBe(0);
  });

  test('never sees what a link opens with', async () => {
    const id = await api.invoice();
    const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id }))
      .body.data;
    const token = link.split('/').at(-1)!.split('?')[0]!;
    expect((await rows())[0]).toMatchObject({ Action: 'Link created', Number: 'INV-0001' });
    const { rows: kept } = await server.owner.query(
      'select data::text as data from event where business_id = $1',
      [client.shop.business.id],
    );
    for (const { data } of kept) expect(data).not.toContain(token);
  });
});

describe('a row that is there', () => {
  test.each([
    'update event set act = $2 where business_id = $1',
    "delete from event where business_id = $1 and $2 <> ''",
  ])('stays as it is, for the owner of the database too: %s', async (statement) => {
    await api.customer();
    await expect(server.owner.query(statement, [client.shop.business.id, 'nothing'])).rejects.toThrow(
      'event is append-only',
    );
    expect(await acts()).toEqual(['Added: Ada Stone', expect.stringContaining('Business opened')]);
  });

  test('is not written by the role of identity but for what users do about their accounts', async () => {
    const session = await server.database.access.connect();
    try {
      await expect(
        session.query(
          `insert into event (business_id, id, at, act, subject_kind, data) values ($1, gen_random_uuid(), now(), 'invoice.create', 'invoice', '{}')`,
          [client.shop.business.id],
        ),
      ).rejects.toThrow(/row-level security/);
    } finally {
      session.release();
    }
  });
});
