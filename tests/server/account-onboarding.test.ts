import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { onboardingCalls } from '../../src/api/calls/onboarding.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { defaultAccounts } from '../../src/domain/books/accounts.ts';
import { type Registered, registers, verified } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const typed = {
  companyname: 'Okafor Textiles',
  address: '1 Market Street, Lagos',
  country: { id: 566, label: 'Nigeria', value: 'NG' },
  currency: { id: 566, label: 'Naira', symbol: '₦', short: 'NGN', value: 'NGN' },
  employeesize: { id: 2, label: '2 to 9', value: '2-9' },
  timezone: 'Africa/Lagos',
};

const onboards = (who: Registered, change: object = {}, headers: Record<string, string> = {}) =>
  app.send(onboardingCalls.saveOnboarding, { token: who.token, body: { ...typed, ...change }, headers });

const businessesOf = async (who: Registered) =>
  (await app.send(accountCalls.trueUserInfo, { token: who.token })).body.data.Businesslist;

/** What stands in the books of a business, read as the app role inside it. */
const booksOf = async (businessId: string) => {
  const client = await app.database.app.connect();
  try {
    await client.query(`begin; set local app.business = '${idFromWire(businessId)}'`);
    const all = async (text: string) => (await client.query(text)).rows;
    return {
      accounts: await all('select id, name, role, is_system from account order by id'),
      series: await all('select kind, prefix, next from series order by kind'),
      usage: await all('select cap, n from usage order by cap'),
      members: await all('select role from member'),
      locations: await all('select name, is_default from location'),
      books: await all('select locked_until from book'),
      events: await all('select act from event'),
    };
  } finally {
    await client.query('rollback');
    client.release();
  }
};

it('onboarding opens the first business with its owner, chart of accounts, counters and location', async () => {
  const mara = await verified(app, 'mara@example.com');
  const { status, body } = await onboards(mara);
  expect([status, body.data.BusinessName, body.data.repeated]).toEqual([200, 'Okafor Textiles', false]);
  const books = await booksOf(body.data.businessid);
  expect(books.accounts).toEqual(
    defaultAccounts.map(({ id, name, role }) => ({ id, name, role, is_system: true })),
  );
  expect(books.series).toEqual([
    { kind: 'bill', prefix: 'BILL-', next: 1 },
    { kind: 'cancellation', prefix: 'CAN-', next: 1 },
    { kind: 'credit-note', prefix: 'CN-', next: 1 },
    { kind: 'expense', prefix: 'EXP-', next: 1 },
    { kind: 'invoice', prefix: 'INV-', next: 1 },
    { kind: 'journal', prefix: '', next: 1 },
    { kind: 'order', prefix: 'PO-', next: 1 },
    { kind: 'quote', prefix: 'QU-', next: 1 },
    { kind: 'receipt', prefix: 'REC-', next: 1 },
    { kind: 'transfer', prefix: 'TRF-', next: 1 },
    { kind: 'vendor-credit', prefix: 'VC-', next: 1 },
  ]);
  expect(books.usage.map((row) => [row.cap, row.n])).toEqual([
    ['clients', 0],
    ['expenses', 0],
    ['inventory', 0],
    ['invoices', 0],
    ['vendors', 0],
  ]);
  expect(books.members).toEqual([{ role: 'Owner' }]);
  expect(books.locations).toEqual([{ name: 'Main location', is_default: true }]);
  expect(books.books).toEqual([{ locked_until: null }]);
  expect(books.events).toEqual([{ act: 'business.open' }]);
});

it('true user info lists the businesses with what the page needs of each', async () => {
  const who = await verified(app, 'list@example.com');
  expect(await businessesOf(who)).toEqual([]);
  const { body } = await onboards(who);
  const info = await app.send(accountCalls.trueUserInfo, { token: who.token });
  expect(info.body.data).toEqual({
    userid: who.userid,
    firstname: 'Mara',
    lastname: 'Okafor',
    email: who.email,
    emailverified: true,
    profileimageurl: '',
    profileimagekey: '',
    IsFlutterwaveConnected: false,
    Businesslist: [
      {
        businessid: body.data.businessid,
        id: body.data.businessid,
        BusinessName: 'Okafor Textiles',
        companyname: 'Okafor Textiles',
        firstname: 'Mara',
        lastname: 'Okafor',
        address: '1 Market Street, Lagos',
        country: 'NG',
        roles: 'Owner',
        memberemail: who.email,
        plan: 'trial',
        PlanName: 'trial',
        IsoCurrenyCode: 'NGN',
        IsStripeConnected: false,
        IsFlutterwaveConnected: false,
        IsPaypalConnected: false,
        IsPaystackConnected: false,
        TrialEndsAt: '2026-03-16T12:00:00.000Z',
        aboveseats: null,
        currency: 'NGN',
        currencyid: 566,
        timezone: 'Africa/Lagos',
        locale: 'en-NG',
        FiscalYear: 1,
        industry: 0,
        MultiLocation: false,
        Multicurrency: false,
        TaxAfterDiscount: false,
        TaxPerRate: false,
        BracketsOnPaper: false,
      },
    ],
  });
});

it.each([
  ['without keys', [{}, {}, {}, {}]],
  ['under one key', [{ 'idempotency-key': 'k' }, { 'idempotency-key': 'k' }]],
  ['under two keys', [{ 'idempotency-key': 'a' }, { 'idempotency-key': 'b' }]],
] as Array<[string, Record<string, string>[]]>)(
  'sent several times at once %s, it opens one business',
  async (name, sent) => {
    const who = await verified(app, `at-once-${name.replaceAll(' ', '-')}@example.com`);
    const answers = await Promise.all(sent.map((headers) => onboards(who, {}, headers)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.data.businessid)).size).toBe(1);
    expect(answers.filter((answer) => !answer.body.data.repeated)).toHaveLength(1);
    const [only, ...more] = await businessesOf(who);
    expect(more).toEqual([]);
    expect((await booksOf(only!.businessid)).accounts).toHaveLength(51);
  },
);

it('a later onboarding answers the business there is; other content under the same key is refused', async () => {
  const who = await verified(app, 'later@example.com');
  const key = { 'idempotency-key': 'form' };
  await onboards(who, {}, key);
  const later = await onboards(who, { companyname: 'Another' });
  expect([later.body.data.BusinessName, later.body.data.repeated]).toEqual(['Okafor Textiles', true]);
  const other = await onboards(who, { companyname: 'Another' }, key);
  expect([other.status, other.body.kind]).toEqual([400, 'duplicate-request']);
});

it('who has not verified their address opens no business', async () => {
  const who = await registers(app, 'unverified@example.com');
  const { status, body } = await onboards(who);
  expect([status, body.kind]).toEqual([400, 'not-allowed']);
});

it('nobody opens a business without a session, or for another user', async () => {
  const who = await verified(app, 'self@example.com');
  expect((await onboards({ ...who, token: '' })).status).toBe(401);
  expect((await onboards(who, { userid: 'A'.repeat(22) })).status).toBe(404);
  expect(await businessesOf(who)).toEqual([]);
});

it('every fault of the form is named, and nothing is opened', async () => {
  const who = await verified(app, 'faults@example.com');
  const { status, body } = await onboards(who, {
    firstname: '',
    companyname: '',
    country: { id: 1 },
    currency: { id: 1 },
    timezone: 'Nowhere',
  });
  expect([status, body.kind]).toEqual([400, 'invalid']);
  expect(body.fields?.map((fault) => fault.field)).toEqual([
    'firstname',
    'companyname',
    'country',
    'currency',
    'timezone',
  ]);
  expect(await businessesOf(who)).toEqual([]);
});

it('what was said of the business beside its books is kept with it', async () => {
  const who = await verified(app, 'beside@example.com');
  const { body } = await onboards(who, { CustomField: 'Found by a friend' });
  const { rows } = await app.owner.query('select settings from business where id = $1', [
    idFromWire(body.data.businessid),
  ]);
  expect(rows[0].settings).toMatchObject({ employeeSize: '2-9', customField: 'Found by a friend' });
});

it('the names typed at onboarding become the user’s', async () => {
  const who = await verified(app, 'named@example.com');
  await onboards(who, { firstname: 'Amara', lastname: 'Okafor-Bello' });
  const { body } = await app.send(accountCalls.userInfo, { token: who.token });
  expect([body.data.firstname, body.data.lastname]).toEqual(['Amara', 'Okafor-Bello']);
});

it('discount before tax is off unless the page says it is on', async () => {
  for (const TaxAfterDiscount of [undefined, true]) {
    const who = await verified(app, `discount-${TaxAfterDiscount}@example.com`);
    await onboards(who, { TaxAfterDiscount });
    expect((await businessesOf(who))[0]?.TaxAfterDiscount).toBe(TaxAfterDiscount === true);
  }
});
