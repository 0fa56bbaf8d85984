import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verify } from '../../server/maintenance/verify.ts';
import { auditTrailCalls } from '../../src/api/calls/audit-trail.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { lockExceptionCalls } from '../../src/api/calls/lock-exception.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk, formOf } from '../support/api.ts';
import { type Answered, type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** Who may post on locked days until an hour. Source: finance-answers.md, Q140. */
let server: Server;
let api: Api;
let tom: Client & { row: { userid: string | null } };
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-07-10');
  api = apiFor(await server.client());
  tom = await colleague(server, api.client, 'Manager');
  await lock('2026-06-30');
});
afterAll(() => server.close());

const lock = async (lockedUntil: string | null) =>
  expectOk(await api.client.send(businessCalls.setLockDate, { lockedUntil }));
const grant = (more: Record<string, unknown> = {}, by: Client = api.client) =>
  by.send(lockExceptionCalls.grantLockException, {
    MemberUserId: tom.row.userid,
    FromDay: '2026-06-01',
    UntilDay: '2026-07-10',
    UntilHour: 18,
    Reason: ' A late bill ',
    ...more,
  });
const listed = async () => expectOk(await api.client.send(lockExceptionCalls.lockExceptions, {})).body.data;
/** Issues an invoice of a day, by somebody's session. */
const post = async (by: Client, issuedOn: string) =>
  by.send(invoiceCalls.createInvoice, formOf({ customer: await apiFor(by).customer(), issuedOn }));
const locked = { status: 400, body: { kind: 'locked-period' } };
const faultsOf = ({ status, body }: Answered) => {
  expect(status).toBe(400);
  return (body as unknown as { fields: { field: string; message: string }[] }).fields.map(
    ({ field, message }) => `${field}: ${message}`,
  );
};
/** An entry by SQL alone, past every act: what the database says to it. */
const insert = (userId: string, day: string, at: string): Promise<string | null> =>
  server.owner
    .query(
      `insert into journal_entry (business_id, id, number, on_day, kind, posted_by, posted_at)
       values ($1, gen_random_uuid(), 9000, $3, 'manual', $2, $4)`,
      [api.client.shop.business.id, userId, day, at],
    )
    .then(
      () => 'taken',
      ({ code }: { code: string }) => code,
    );

test('one named member posts on locked days until the hour, and nobody else does', async () => {
  expect(await post(tom, '2026-06-15')).toMatchObject(locked);
  expectOk(await grant());
  expectOk(await post(tom, '2026-06-15'));
  // Days before the exception's first stay locked, and so does everything for others.
  expect(await post(tom, '2026-05-31')).toMatchObject(locked);
  expect(await post(api.client, '2026-06-15')).toMatchObject(locked);
  expectOk(await post(tom, '2026-07-02'));
  const { Exceptions: exceptions } = await listed();
  expect(exceptions).toMatchObject([
    {
      FromDay: '2026-06-01',
      Until: '2026-07-10T18:00:00.000Z',
      Reason: 'A late bill',
      GrantedBy: api.client.shop.user.name,
      EndedBy: null,
      Open: true,
      EntryCount: 1,
      Entries: [{ EntryDate: '2026-06-15' }],
    },
  ]);
  server.pass(6 * 60);
  expect(await post(tom, '2026-06-15')).toMatchObject(locked);
  expect((await listed()).Exceptions).toMatchObject([{ Open: false, EntryCount: 1 }]);
  expect(await verify(server.url)).toEqual([]);
});

test('the database itself refuses whoever has none, another day and another time', async () => {
  expectOk(await grant());
  const { rows } = await server.owner.query<{ user_id: string }>(
    'select user_id from lock_exception where business_id = $1',
    [api.client.shop.business.id],
  );
  const member = rows[0]!.user_id;
  const at = '2026-07-10T13:00:00Z';
  await server.owner.query('begin');
  try {
    const tried = async (...given: Parameters<typeof insert>) => {
      await server.owner.query('savepoint one');
      const found = await insert(...given);
      await server.owner.query('rollback to one');
      return found;
    };
    expect(await tried(member, '2026-06-01', at)).toBe('taken');
    expect(await tried(api.client.shop.user.id, '2026-06-15', at)).toBe('CF003');
    expect(await tried(member, '2026-05-31', at)).toBe('CF003');
    await server.owner.query('savepoint later');
    await server.owner.query(`update book set locked_until = '2026-07-05'`);
    expect(await tried(member, '2026-07-01', at)).toBe('CF003');
    await server.owner.query('rollback to later');
    expect(await tried(member, '2026-06-15', '2026-07-10T11:59:59Z')).toBe('CF003');
    expect(await tried(member, '2026-06-15', '2026-07-10T18:00:00Z')).toBe('CF003');
    await server.owner.query('update lock_exception set ended_by = granted_by, ended_at = granted_at');
    expect(await tried(member, '2026-06-15', at)).toBe('CF003');
  } finally {
    await server.owner.query('rollback');
  }
});

test('it ends early, by a press or when more days are locked, and what was posted stays listed', async () => {
  const { ExceptionId } = expectOk(await grant()).body.data;
  expectOk(await post(tom, '2026-06-15'));
  expectOk(await api.client.send(lockExceptionCalls.endLockException, { ExceptionId }));
  expect(await post(tom, '2026-06-16')).toMatchObject(locked);
  const own = api.client.shop.user.name;
  expect((await listed()).Exceptions).toMatchObject([{ Open: false, EndedBy: own, EntryCount: 1 }]);
  expectOk(await api.client.send(lockExceptionCalls.endLockException, { ExceptionId }));

  expectOk(await grant());
  // The same days or fewer are those it was granted for.
  await lock('2026-06-29');
  expect((await listed()).Exceptions[0]).toMatchObject({ Open: true });
  await lock('2026-07-05');
  expect((await listed()).Exceptions[0]).toMatchObject({ Open: false, EndedBy: own });
  expect(await post(tom, '2026-06-15')).toMatchObject(locked);
});

test('what can’t be granted is refused at its field, and a member who may not grant is refused at all', async () => {
  expect(faultsOf(await grant({ FromDay: '2026-07-01', UntilHour: 12, Reason: ' ' }))).toEqual([
    'FromDay: Choose a locked day: Jun 30, 2026 or earlier.',
    'UntilDay: Choose a time that’s still to come.',
    'Reason: Enter the reason.',
  ]);
  expect(faultsOf(await grant({ UntilDay: '2026-07-17', UntilHour: 13 }))).toEqual([
    'UntilDay: An exception lasts 7 days at most. Choose an earlier time.',
  ]);
  expectOk(await grant({ UntilDay: '2026-07-17', UntilHour: 12 }));
  expect(await grant({}, tom)).toMatchObject({ status: 400, body: { kind: 'not-allowed' } });
  const own = { MemberUserId: idToWire(api.client.shop.user.id) };
  expectOk(await grant(own));
  await colleague(server, api.client, 'Admin');
  expect(faultsOf(await grant(own))).toEqual([
    'MemberUserId: You can’t grant yourself an exception while somebody else can. Ask Mara Okafor.',
  ]);
  await lock(null);
  expect(faultsOf(await grant())).toEqual([
    'FromDay: Your books aren’t locked, so nobody needs an exception.',
  ]);
});

test('the audit trail has who was granted what, and why', async () => {
  const { ExceptionId } = expectOk(await grant()).body.data;
  expectOk(await api.client.send(lockExceptionCalls.endLockException, { ExceptionId }));
  const { rows } = await server.owner.query<{ act: string; data: Record<string, unknown> }>(
    `select act, data from event where business_id = $1 and act like '%lock-exception' order by id`,
    [api.client.shop.business.id],
  );
  expect(rows).toMatchObject([
    {
      act: 'business.grant-lock-exception',
      data: { from: '2026-06-01', until: '2026-07-10 18:00', reason: 'A late bill' },
    },
    { act: 'business.end-lock-exception' },
  ]);
  const trail = expectOk(await api.client.send(auditTrailCalls.listEvents, {})).body;
  expect(JSON.stringify(trail)).toContain('Exception to the lock date granted');
});
