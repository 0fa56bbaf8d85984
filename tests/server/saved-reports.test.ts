import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditTrailCalls } from '../../src/api/calls/audit-trail.ts';
import { savedReportCalls } from '../../src/api/calls/saved-report.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** Reports with their filters, saved under a name. Source: finance-answers.md, Q127. */
let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-07-10');
  client = await server.client();
});
afterAll(() => server.close());

const pack = { Name: 'Board pack', report: 'income-statement', query: 'dates=lastmonth&view=summary' };
const save = (more: Record<string, unknown> = {}, by: Client = client) =>
  by.send(savedReportCalls.saveReport, { ...pack, ...more });
const saved = async (more: Record<string, unknown> = {}, by: Client = client): Promise<string> =>
  expectOk(await save(more, by)).body.data.SavedReportId;
const update = (SavedReportId: string, more: Record<string, unknown> = {}, by: Client = client) =>
  by.send(savedReportCalls.updateSavedReport, { SavedReportId, ...pack, ...more });
const list = async (by: Client = client) =>
  expectOk(await by.send(savedReportCalls.savedReports)).body.data.Reports;
const names = async (by: Client = client) => (await list(by)).map(({ Name }) => Name);
const faultsOf = ({ status, body }: Awaited<ReturnType<typeof save>>): string[] => {
  expect(status).toBe(400);
  return (body as unknown as { fields?: { field: string; message: string }[] }).fields!.map(
    ({ field, message }) => `${field}: ${message}`,
  );
};
const me = () => idToWire(client.shop.user.id);

describe('a report is saved', () => {
  test('with its address, a preset staying one, and without what is of one look at it', async () => {
    await saved({ query: 'page=3&view=summary&print=true&dates=lastmonth&saved=x', Note: ' For Monday. ' });
    expect(await list()).toMatchObject([
      {
        Name: 'Board pack',
        Note: 'For Monday.',
        report: 'income-statement',
        query: 'dates=lastmonth&view=summary',
        Shared: false,
        Every: null,
        NextOn: null,
        Readers: [],
        MayChange: true,
        Owner: client.shop.user.name,
      },
    ]);
  });

  test('for oneself, or for everybody who reads reports', async () => {
    const accountant = await colleague(server, client, 'Accountant');
    await saved();
    await saved({ Name: 'Everybody’s', Shared: true });
    await saved({ Name: 'Board pack' }, accountant);
    expect(await names(accountant)).toEqual(['Board pack', 'Everybody’s']);
    expect(await names()).toEqual(['Board pack', 'Everybody’s']);
    const other = await server.client();
    expect(await names(other)).toEqual([]);
  });

  test('and changed, renamed and deleted, over the version it was opened on alone', async () => {
    const id = await saved();
    const { version } = (await list())[0]!;
    expectOk(await update(id, { version, Name: 'Directors', query: 'dates=lastquarter' }));
    expect(await list()).toMatchObject([{ Name: 'Directors', query: 'dates=lastquarter' }]);
    expect((await update(id, { version, Name: 'Late' })).body.kind).toBe('stale');
    expectOk(await client.send(savedReportCalls.deleteSavedReport, { SavedReportId: id }));
    expect(await list()).toEqual([]);
  });

  test('once, also when the press is repeated', async () => {
    const key = { 'idempotency-key': 'one report' };
    const press = () => client.send(savedReportCalls.saveReport, pack, key);
    const [first, again] = [expectOk(await press()).body.data, expectOk(await press()).body.data];
    expect(again).toEqual({ ...first, repeated: true });
    expect(await names()).toEqual(['Board pack']);
  });

  test('and the audit trail says who saved, changed and deleted what', async () => {
    const id = await saved({ Every: 'month', Day: 5, Format: 'csv', Readers: [me()] });
    expectOk(await update(id, { Name: 'Directors' }));
    expectOk(await client.send(savedReportCalls.deleteSavedReport, { SavedReportId: id }));
    const { EventList } = expectOk(await client.send(auditTrailCalls.listEvents, {})).body;
    const told = EventList.slice(0, 3).map(({ Action, Number: number, Changes }) => [
      `${number} ${Action}`,
      ...Changes.map(({ Field, Before, After }) => `${Field}: ${Before ?? ''} → ${After ?? ''}`),
    ]);
    expect(told.map(([what]) => what)).toEqual([
      'Directors Deleted',
      'Directors Changed',
      'Board pack Added',
    ]);
    expect(told[1]).toEqual(
      expect.arrayContaining(['Name: Board pack → Directors', 'Emailed every: month → ', 'Day: 5 → ']),
    );
  });
});

describe('what can’t be saved is refused beside its field', () => {
  test('without a name, with one that is taken, or too long a note', async () => {
    await saved({ Shared: true });
    expect(faultsOf(await save({ Name: ' ' }))).toEqual(['Name: Enter a name.']);
    expect(faultsOf(await save({ Name: 'board PACK' }))).toEqual([
      'Name: A saved report is already called board PACK. Choose another name.',
    ]);
    expect(faultsOf(await save({ Name: 'Other', Note: 'x'.repeat(2001) }))).toEqual([
      'Note: Use at most 2,000 characters.',
    ]);
  });

  test('a report there is none of, one of a contact, and an address that asks for nothing', async () => {
    for (const report of ['horoscope', 'customer-statement'])
      expect(faultsOf(await save({ report }))).toEqual(['report: This report can’t be saved.']);
    expect(faultsOf(await save({ query: 'from=yesterday' }))).toEqual([
      'query: This report can’t be made as it’s chosen. Change its filters and save it again.',
    ]);
  });

  test('a day not every month has, no file type, nobody to mail it to, or somebody who may not see it', async () => {
    const mailed = { Every: 'month', Day: 28, Format: 'pdf', Readers: [me()] };
    for (const Day of [0, 29, 31])
      expect(faultsOf(await save({ ...mailed, Day }))).toEqual(['Day: Choose a day from 1 to 28.']);
    expect(faultsOf(await save({ ...mailed, Format: undefined }))).toEqual(['Format: Choose a file type.']);
    expect(faultsOf(await save({ ...mailed, Readers: [] }))).toEqual([
      'Readers: Choose at least one member.',
    ]);
    const staff = await colleague(server, client, 'Staff');
    const readers = expectOk(
      await client.send(savedReportCalls.savedReportReaders, { report: 'income-statement' }),
    ).body.data.Readers;
    expect(readers.map(({ UserId }) => UserId)).toEqual([me()]);
    const { rows } = await server.owner.query<{ id: string; name: string }>(
      `select u.id, u.first_name || ' ' || u.last_name as name from app_user u where u.email = $1`,
      [staff.row.memberemail],
    );
    expect(faultsOf(await save({ ...mailed, Readers: [idToWire(rows[0]!.id)] }))).toEqual([
      `Readers: ${rows[0]!.name} can’t see this report. Leave them out or change their role first.`,
    ]);
    const stranger = await server.client();
    expect(faultsOf(await save({ ...mailed, Readers: [idToWire(stranger.shop.user.id)] }))).toEqual([
      'Readers: One of these people isn’t on your team anymore. Leave them out.',
    ]);
  });

  test('what the plan doesn’t include', async () => {
    await server.owner.query(`update business set plan = 'free' where id = $1`, [client.shop.business.id]);
    expect((await save()).body.kind).toBe('plan-limit');
    await saved({ report: 'business-summary' });
  });
});

describe('of others', () => {
  test('one for the business is changed by its owner and by who changes its settings alone, and no other’s own is seen', async () => {
    const [accountant, manager] = [
      await colleague(server, client, 'Accountant'),
      await colleague(server, client, 'Manager'),
    ];
    const shared = await saved({ Shared: true }, accountant);
    expect((await list(manager)).map(({ MayChange }) => MayChange)).toEqual([false]);
    const refused = await update(shared, { Name: 'Mine now' }, manager);
    expect(refused.body.kind).toBe('not-allowed');
    const gone = await manager.send(savedReportCalls.deleteSavedReport, { SavedReportId: shared });
    expect(gone.body.kind).toBe('not-allowed');
    expectOk(await update(shared, { Shared: true, Name: 'By the owner' }));
    expect(await list()).toMatchObject([{ Name: 'By the owner', MayChange: true }]);
    const own = await saved({ Name: 'My own' }, accountant);
    expect((await update(own)).status).toBe(404);
    expect((await client.send(savedReportCalls.deleteSavedReport, { SavedReportId: own })).status).toBe(404);
  });

  test('one whose owner left is taken over by who saves it', async () => {
    const accountant = await colleague(server, client, 'Accountant');
    const id = await saved({ Shared: true }, accountant);
    await server.owner.query(
      `update member set status = 'Deactivated', ended_at = now() where business_id = $1 and role = 'Accountant'`,
      [client.shop.business.id],
    );
    expectOk(await update(id, { Shared: true }));
    expect(await list()).toMatchObject([{ Owner: client.shop.user.name }]);
  });
});
