import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asAccess } from '../../server/store/access/access.ts';
import { readableLetters } from '../../server/store/mail/letters.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import {
  apply,
  newId,
  notingProvider,
  openedSession,
  openSession,
  report,
  reportOn,
  sendReport,
} from '../support/payments.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer({ payments: notingProvider() });
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const ask = () => openedSession(api);
const statusOf = async (id: string) => (await api.view(id)).standing.status;
const sessionStatus = async (sessionid: string): Promise<string> =>
  (await server.owner.query('select status from payment_session where id = $1', [idFromWire(sessionid)]))
    .rows[0].status;
const kept = async (id: string): Promise<{ applied: boolean; outcome: string | null; raw: string }[]> =>
  (
    await server.owner.query(
      `select applied_at is not null as applied, outcome, convert_from(raw, 'utf8') as raw from inbox_event where event_id = $1`,
      [id],
    )
  ).rows;
const lettersToOwner = async () =>
  readableLetters(
    asAccess(server.database),
    server.services.sealing,
    `${api.client.shop.user.id}@example.com`,
    10,
  );

test('a signed report is kept as it came before it is applied, and the answer doesn’t wait for that', async () => {
  const { invoice, paid } = await ask();
  const body = `${JSON.stringify(paid(), null, 2)}\n`;
  const { id } = JSON.parse(body);
  expect(await report(server, body)).toMatchObject({
    status: 200,
  });
  expect(await kept(id)).toEqual([{ applied: false, outcome: null, raw: body }]);
  expect(await statusOf(invoice)).toBe('NotPaid');
  await apply(server, id);
  expect(await kept(id)).toMatchObject([{ applied: true, outcome: 'booked' }]);
  expect(await api.view(invoice)).toMatchObject({ invoicestatus: 1, amountpaid: '100', amountdue: '0' });
  expect((await api.journal()).at(-1)).toBe('2026-03-02 Online payment: Dr 3 100, Cr 2 100');
  expect((await api.view(invoice)).payment).toMatchObject([
    { mode: 4, amount: '100', memo: 'Online payment' },
  ]);
});

test('the history and the journal say that the provider booked it', async () => {
  const { invoice, paid } = await ask();
  await sendReport(server, paid());
  expect((await api.view(invoice)).history.at(-1)).toMatchObject({
    act: 'payment.record',
    by: 'Payment provider',
    to: 'Paid',
  });
});

test('a repeated report is kept once and booked once, also by two workers at the same time', async () => {
  const { invoice, paid } = await ask();
  const sent = paid();
  expect((await report(server, sent)).body.message).toBe('Kept.');
  expect((await report(server, sent)).body.message).toBe('Kept before.');
  await Promise.all([apply(server, sent.id), apply(server, sent.id), apply(server, sent.id)]);
  expect((await report(server, sent)).status).toBe(200);
  await apply(server, sent.id);
  expect((await api.view(invoice)).payment).toHaveLength(1);
  expect(await api.journal()).toHaveLength(2);
});

test('two reports of one movement of money book it once', async () => {
  const { invoice, paid } = await ask();
  const charge = newId('chg');
  await sendReport(server, paid({ charge }));
  const again = paid({ charge });
  await sendReport(server, again);
  expect(await kept(again.id)).toMatchObject([{ outcome: 'booked before' }]);
  expect((await api.view(invoice)).payment).toHaveLength(1);
});

test('what was paid too much becomes the customer’s credit, and the owner is told', async () => {
  const { customer, invoice, paid } = await ask();
  await sendReport(server, paid({ amount: '110' }));
  expect(await api.view(invoice)).toMatchObject({ invoicestatus: 1, amountdue: '0' });
  expect(await api.creditOf(customer)).toBe('10');
  expect((await api.journal()).at(-1)).toBe('2026-03-02 Online payment: Dr 3 110, Cr 2 100, Cr 11 10');
  const [letter] = await lettersToOwner();
  expect(letter!.subject).toBe('More was paid online than INV-0001 asked for');
  expect(letter!.text).toContain(
    '10 USD of it is more than was owed, and is kept as credit of this customer.',
  );
});

test('a second payment becomes credit as a whole, and the owner is told', async () => {
  const { customer, invoice, paid } = await ask();
  await sendReport(server, paid());
  expect(await lettersToOwner()).toEqual([]);
  await sendReport(server, paid());
  expect(await statusOf(invoice)).toBe('Paid');
  expect(await api.creditOf(customer)).toBe('100');
  expect((await api.journal()).at(-1)).toBe('2026-03-02 Online payment: Dr 3 100, Cr 11 100');
  expect(await lettersToOwner()).toHaveLength(1);
});

test('a payment for an invoice cancelled since becomes credit, which another invoice can use', async () => {
  const { customer, invoice, paid } = await ask();
  expectOk(await api.cancel(invoice));
  await sendReport(server, paid());
  expect(await statusOf(invoice)).toBe('Cancelled');
  expect(await api.creditOf(customer)).toBe('100');
  expect(await api.balances()).toEqual({ 3: '100', 11: '-100' });
  const next = await api.invoice({ customer });
  expectOk(await api.applyCredit(next, '100'));
  expect(await statusOf(next)).toBe('Paid');
});

test('a payment for an invoice cancelled and deleted since becomes credit too', async () => {
  const { customer, invoice, paid } = await ask();
  expectOk(await api.cancel(invoice));
  expectOk(await api.archive(invoice));
  await sendReport(server, paid());
  expect(await api.creditOf(customer)).toBe('100');
});

test('a cancelled invoice whose late payment became credit can be taken up again', async () => {
  const { invoice, customer, paid } = await ask();
  expectOk(await api.cancel(invoice));
  await sendReport(server, paid());
  expectOk(await api.undoCancel(invoice));
  expectOk(await api.applyCredit(invoice, '100'));
  expect([await statusOf(invoice), await api.creditOf(customer)]).toEqual(['Paid', '0']);
});

test('a deposit paid online leaves the rest to pay', async () => {
  const invoice = await api.invoice({ requiredDeposit: '40' });
  const session = await openSession(api.client, invoice);
  await sendReport(server, reportOn(api.client, session, 'payment.received'));
  expect(await api.view(invoice)).toMatchObject({ invoicestatus: 6, amountpaid: '40', amountdue: '60' });
});

test('a foreign invoice is asked and paid in its own currency, at its own rate', async () => {
  const customer = await api.customer();
  const money = { ForeignCurrencyID: 826, ExchangeRate: '1.25' };
  const invoice = await api.invoice({ customer, money });
  const session = await openSession(api.client, invoice);
  expect(session).toMatchObject({ amount: '100', currency: 'GBP' });
  await sendReport(server, reportOn(api.client, session, 'payment.received', { amount: '110' }));
  expect(await statusOf(invoice)).toBe('Paid');
  expect(await api.balances()).toEqual({ 3: '137.5', 11: '-12.5', 13: '-125' });
  await sendReport(server, reportOn(api.client, session, 'payment.received'));
  expect(await api.balances()).toEqual({ 3: '262.5', 11: '-137.5', 13: '-125' });
});

test('money worth less than the smallest unit of home is booked as credit all the same', async () => {
  const customer = await api.customer();
  const money = { ForeignCurrencyID: 360, ExchangeRate: '0.00006' };
  const invoice = await api.invoice({ customer, money, prices: ['50'] });
  const session = await openSession(api.client, invoice);
  const paid = reportOn(api.client, session, 'payment.received');
  await sendReport(server, paid);
  expect((await kept(paid.id))[0]).toMatchObject({ applied: true, outcome: 'booked, with credit' });
  expect(await statusOf(invoice)).toBe('NotPaid');
  expect(await api.balances()).toEqual({});
});

test('an invoice written anew in another currency since is left alone: the money is credit in its own', async () => {
  const { customer, invoice, paid } = await ask();
  const money = { ForeignCurrencyID: 826, ExchangeRate: '1.25' };
  expectOk(await api.update(invoice, { customer, money }));
  await sendReport(server, paid());
  expect(await statusOf(invoice)).toBe('NotPaid');
  expect(await api.balances()).toEqual({ 2: '125', 3: '100', 11: '-100', 13: '-125' });
});

test('an invoice dated into the future since is left alone: the money is credit', async () => {
  const { customer, invoice, paid } = await ask();
  expectOk(await api.update(invoice, { customer, issuedOn: '2026-03-20', dueOn: '2026-04-20' }));
  await sendReport(server, paid());
  expect([await statusOf(invoice), await api.creditOf(customer)]).toEqual(['NotPaid', '100']);
});

test('money in another currency than was asked for is not booked, and the owner is told', async () => {
  const { invoice, session, paid } = await ask();
  const sent = paid({ currency: 'EUR' });
  await sendReport(server, sent);
  expect([await statusOf(invoice), await sessionStatus(session.sessionid)]).toEqual(['NotPaid', 'Created']);
  expect((await kept(sent.id))[0]!.outcome).toMatch(/^refused: EUR was reported where USD was asked for/);
  expect((await lettersToOwner())[0]!.subject).toBe('An online payment for INV-0001 needs your attention');
});

test('while the books are locked today a payment waits, the owner is told once, and it is booked once they are open', async () => {
  const { invoice, paid } = await ask();
  await server.lockBooks(api.client, '2026-03-02');
  const sent = paid();
  expect((await report(server, sent)).status).toBe(200);
  for (let tried = 0; tried < 2; tried += 1)
    await expect(apply(server, sent.id)).rejects.toThrow('The books are locked until Mar 2, 2026.');
  expect(await kept(sent.id)).toMatchObject([{ applied: false, outcome: expect.stringContaining('locked') }]);
  expect(await lettersToOwner()).toHaveLength(1);
  server.setToday('2026-03-03');
  await apply(server, sent.id);
  expect([await statusOf(invoice), (await kept(sent.id))[0]!.outcome]).toEqual(['Paid', 'booked']);
});

test('a report that names no session, or no business, of ours is laid aside', async () => {
  const { paid } = await ask();
  const lost = paid({ reference: v7() });
  await sendReport(server, lost);
  expect((await kept(lost.id))[0]).toMatchObject({ applied: true, outcome: 'names no session' });
  const stray = paid({ business: v7() });
  await sendReport(server, stray);
  expect((await kept(stray.id))[0]).toMatchObject({ applied: true, outcome: 'names no business' });
});

test('a report can’t reach a session of another business', async () => {
  const { invoice, paid } = await ask();
  const stranger = apiFor(await server.client());
  const sent = paid({ business: stranger.client.shop.business.id });
  await sendReport(server, sent);
  expect((await kept(sent.id))[0]!.outcome).toBe('names no session');
  expect(await statusOf(invoice)).toBe('NotPaid');
  expect(await stranger.journal()).toEqual([]);
});

test.each([
  ['payment.started', 'Pending'],
  ['payment.declined', 'Declined'],
  ['session.cancelled', 'Cancelled'],
  ['session.expired', 'Expired'],
])('%s makes the session %s and leaves the invoice as it stood', async (type, status) => {
  const { invoice, session, on } = await ask();
  const before = await api.view(invoice);
  await sendReport(server, on('session.created'));
  await sendReport(server, on(type));
  expect(await sessionStatus(session.sessionid)).toBe(status);
  expect(await api.view(invoice)).toEqual(before);
});
