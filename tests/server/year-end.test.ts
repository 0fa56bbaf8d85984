import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { yearEndCalls } from '../../src/api/calls/year-end.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { asAdmin } from '../support/database.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** What the end of a year offers to move within equity. Source: finance-answers.md, Q141. */
let server: Server;
let client: Client;
let entries: ReturnType<typeof journalApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2027-01-15');
  client = await server.client();
  entries = journalApiFor(client);
});
afterAll(() => server.close());

const yearEnd = async (year?: string) =>
  expectOk(await client.send(yearEndCalls.yearEnd, year === undefined ? {} : { year })).body.data;
/** Each move as `account balance entries`. */
const movesOf = ({ Moves }: Awaited<ReturnType<typeof yearEnd>>) =>
  Moves.map(({ TAccountId, Balance, Entries }) =>
    [TAccountId, Balance, ...Entries.map(({ EntryNumber }) => `#${EntryNumber}`)].join(' '),
  );
const move = (from: string, amount: string, to: string, EntryDate = '2026-12-31') =>
  entries.entry(
    [
      [from, amount],
      [to, amount.startsWith('-') ? amount.slice(1) : `-${amount}`],
    ],
    { EntryDate },
  );

describe('the end of a year', () => {
  test('has what is on the accounts on its last day, credits above zero, and posts nothing', async () => {
    await apiFor(client).goods('Candle', '10', '3', '2026-02-01');
    await move("Owner's drawings", '120', 'Cash and cash equivalents', '2026-06-01');
    await move("Owner's drawings", '50', 'Cash and cash equivalents', '2027-01-02');
    const before = await apiFor(client).balances();
    const found = await yearEnd('2026');
    expect(found).toMatchObject({ Year: 2026, fromdate: '2026-01-01', todate: '2026-12-31', lockdate: null });
    expect(movesOf(found)).toEqual(['33 30', '37 -120']);
    expect(movesOf(await yearEnd('2027'))).toEqual(['33 30', '37 -170']);
    expect(movesOf(await yearEnd('2025'))).toEqual(['33 0', '37 0']);
    expect(await apiFor(client).balances()).toEqual(before);
  });

  test('offers the other accounts of equity, also one’s own, and none that is out of use', async () => {
    const add = async (TAccountName: string) =>
      expectOk(await client.send(ledgerAccountCalls.addAccount, { TAccountName, SubGroupId: 11 })).body.data;
    await add('Reserve');
    const { TAccountId } = await add('Old reserve');
    expectOk(await client.send(ledgerAccountCalls.deactivateAccount, { TAccountId }));
    const { Targets } = await yearEnd('2026');
    expect(Targets.map(({ AccountName }) => AccountName)).toEqual([
      "Owner's capital",
      'Retained earnings',
      'Reserve',
    ]);
  });

  test('says which entries moved it: those by hand of that day, within equity, that weren’t taken back', async () => {
    await apiFor(client).goods('Candle', '10', '3', '2026-02-01');
    await move("Owner's drawings", '120', 'Cash and cash equivalents', '2026-12-31');
    const undone = await move('Opening balance equity', '30', "Owner's capital");
    const number = async (id: string) => (await entries.view(id)).EntryNumber;
    expect(movesOf(await yearEnd('2026'))).toEqual([`33 0 #${await number(undone)}`, '37 -120']);
    expectOk(await entries.reverse(undone, { ReverseDate: '2026-12-31' }));
    expect(movesOf(await yearEnd('2026'))).toEqual(['33 30', '37 -120']);
    await move('Opening balance equity', '30', "Owner's capital", '2026-12-30');
    const drawings = await move("Owner's drawings", '-120', 'Retained earnings');
    expect(movesOf(await yearEnd('2026'))).toEqual(['33 0', `37 0 #${await number(drawings)}`]);
  });

  test('is that of the fiscal year of the business, and says until when the books are locked', async () => {
    await asAdmin(server.url, `update business set fiscal_month = 4 where id = '${client.shop.business.id}'`);
    client.shop.business.fiscalMonth = 4;
    expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: '2026-03-31' }));
    expect(await yearEnd('2025')).toMatchObject({
      fromdate: '2025-04-01',
      todate: '2026-03-31',
      today: '2027-01-15',
      lockdate: '2026-03-31',
    });
  });

  test.each([
    ['2027-06-30', 2026],
    ['2027-07-05', 2027],
  ])('is on %s that of %i unless another is asked for', async (today, year) => {
    server.setToday(today);
    expect((await yearEnd()).Year).toBe(year);
  });

  test.each(['26', '1800', '202', 'last'])('refuses %j as a year, beside its field', async (year) => {
    const { status, body } = await client.send(yearEndCalls.yearEnd, { year });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Choose a fiscal year, such as 2026.');
  });

  test('is seen by whoever reads reports, and by nobody else', async () => {
    const seen = async (role: 'Accountant' | 'Staff') =>
      (await (await colleague(server, client, role)).send(yearEndCalls.yearEnd, { year: '2026' })).status;
    expect([await seen('Accountant'), await seen('Staff')]).toEqual([200, 400]);
  });
});
