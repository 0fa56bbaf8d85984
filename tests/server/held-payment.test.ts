import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asAccess } from '../../server/store/access/access.ts';
import { readableLetters } from '../../server/store/mail/letters.ts';
import { dashboardCalls } from '../../src/api/calls/dashboard.ts';
import { heldPaymentCalls } from '../../src/api/calls/held-payment.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { apply, newId, notingProvider, openedSession, report, sendReport } from '../support/payments.ts';
import { type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

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

const heldOn = async (InvoiceId: string) =>
  expectOk(await api.client.send(heldPaymentCalls.getHeld, { InvoiceId })).body.data;
const books = (HeldId: string, headers = {}) =>
  api.client.send(heldPaymentCalls.bookHeld, { HeldId }, headers);
const refuses = (HeldId: string) => api.client.send(heldPaymentCalls.refuseHeld, { HeldId });
const sessionStatus = async (sessionid: string): Promise<string> =>
  (await server.owner.query('select status from payment_session where id = $1', [idFromWire(sessionid)]))
    .rows[0].status;
const letters = async () =>
  readableLetters(
    asAccess(server.database),
    server.services.sealing,
    `${api.client.shop.user.id}@example.com`,
    10,
  );
const outcomeOf = async (event: string) =>
  (await server.owner.query('select outcome from inbox_event where event_id = $1', [event])).rows[0].outcome;

/** An invoice of 100 for which 250 were reported. */
const held = async () => {
  const answered = await openedSession(api);
  const sent = answered.paid({ amount: '250' });
  await sendReport(server, sent);
  const [one] = await heldOn(answered.invoice);
  return { ...answered, sent, id: one!.id };
};

const toDo = async (client = api.client) =>
  expectOk(await client.send(dashboardCalls.toDoList, {})).body.ToDo.filter(
    ({ kind }) => kind === 'held payments',
  );

test('what is held is in the to-do list of who may decide, with the invoice of the oldest, until it is decided', async () => {
  expect(await toDo()).toEqual([]);
  const [first, second] = [await held(), await held()];
  const waiting = { kind: 'held payments', Total: null, until: null };
  expect(await toDo()).toEqual([{ ...waiting, Count: 2, InvoiceId: first.invoice }]);
  const manager = await colleague(server, api.client, 'Manager');
  expect(await toDo({ ...api.client, send: manager.send })).toEqual([]);
  expectOk(await books(first.id));
  expect(await toDo()).toEqual([{ ...waiting, Count: 1, InvoiceId: second.invoice }]);
  expectOk(await refuses(second.id));
  expect(await toDo()).toEqual([]);
});

test('more than twice what was asked is held: nothing is booked, and the owners are written to once', async () => {
  const { invoice, session, paid } = await openedSession(api);
  const sent = paid({ amount: '200.01' });
  await sendReport(server, sent);
  expect(await api.view(invoice)).toMatchObject({ invoicestatus: 2, amountdue: '100', payment: [] });
  expect(await api.journal()).toHaveLength(1);
  expect(await sessionStatus(session.sessionid)).toBe('Created');
  expect(await heldOn(invoice)).toEqual([
    {
      id: expect.any(String),
      amount: '200.01',
      currency: 'USD',
      asked: '100',
      heldat: '2026-03-02T12:00:00.000Z',
    },
  ]);
  expect(await outcomeOf(sent.id)).toBe('held for a decision');
  const again = paid({ amount: '200.01', charge: sent.charge! });
  await sendReport(server, again);
  expect(await outcomeOf(again.id)).toBe('held before');
  expect(await heldOn(invoice)).toHaveLength(1);
  const mails = await letters();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A payment for INV-0001 is waiting for your decision',
  ]);
  expect(mails[0]!.text).toContain('200.01 USD was reported as paid online for INV-0001');
  expect(mails[0]!.text).toContain('but only 100 USD was requested.');
});

test('just twice is booked at once, and what is too much of it is credit', async () => {
  const { invoice, customer, paid } = await openedSession(api);
  await sendReport(server, paid({ amount: '200' }));
  expect(await heldOn(invoice)).toEqual([]);
  expect(await api.creditOf(customer)).toBe('100');
});

test('booked by hand it is paid as the report said, once, whatever is pressed or reported again', async () => {
  const { invoice, customer, session, sent, paid, id } = await held();
  const answers = await Promise.all([books(id, { 'idempotency-key': 'one' }), books(id), books(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await api.view(invoice)).toMatchObject({ invoicestatus: 1, amountdue: '0' });
  expect((await api.view(invoice)).payment).toHaveLength(1);
  expect(await api.creditOf(customer)).toBe('150');
  expect((await api.journal()).at(-1)).toBe('2026-03-02 Online payment: Dr 3 250, Cr 2 100, Cr 11 150');
  expect(await sessionStatus(session.sessionid)).toBe('Paid');
  expect(await heldOn(invoice)).toEqual([]);
  await sendReport(server, paid({ amount: '250', charge: sent.charge! }));
  expect((await api.view(invoice)).payment).toHaveLength(1);
  expect((await books(id, { 'idempotency-key': 'one' })).body.data).toMatchObject({ status: 'Booked' });
  expect((await refuses(id)).body.Message).toBe(
    'This payment is already in your books. You can take it back in the invoice’s payments.',
  );
});

test('refused it is never booked, and the invoice can be paid by another payment', async () => {
  const { invoice, sent, paid, id } = await held();
  expect((await refuses(id)).body).toMatchObject({
    message: 'Payment refused.',
    data: { status: 'Refused' },
  });
  expect((await refuses(id)).status).toBe(200);
  expect((await books(id)).body.kind).toBe('illegal-move');
  const again = paid({ amount: '250', charge: sent.charge! });
  await sendReport(server, again);
  expect(await outcomeOf(again.id)).toBe('refused before');
  expect(await api.view(invoice)).toMatchObject({ amountdue: '100', payment: [] });
  await sendReport(server, paid({ charge: newId('chg') }));
  expect(await api.view(invoice)).toMatchObject({ invoicestatus: 1, amountdue: '0' });
});

test('of one who books and one who refuses at the same time one is heard', async () => {
  const { invoice, id } = await held();
  const answers = await Promise.all([books(id), refuses(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await api.view(invoice)).payment).toHaveLength(answers[0]!.status === 200 ? 1 : 0);
});

test('two workers hold one report once', async () => {
  const { invoice, paid } = await openedSession(api);
  const sent = paid({ amount: '900' });
  expectOk((await report(server, sent)) as never);
  await Promise.all([apply(server, sent.id), apply(server, sent.id)]);
  expect(await heldOn(invoice)).toHaveLength(1);
  expect(await letters()).toHaveLength(1);
});

test('an invoice cancelled meanwhile takes none of it: booked, all of it is credit', async () => {
  const { invoice, customer, id } = await held();
  expectOk(await api.cancel(invoice));
  expectOk(await books(id));
  expect(await api.creditOf(customer)).toBe('250');
});

test('while the books are locked it waits: the decision is refused with the reason, and stays open', async () => {
  const { invoice, id } = await held();
  await server.lockBooks(api.client, '2026-03-31');
  expect((await books(id)).body.kind).toBe('locked-period');
  expect(await heldOn(invoice)).toHaveLength(1);
  await server.lockBooks(api.client, null);
  expectOk(await books(id));
});

test('another business neither sees nor decides it, and who decided is on record', async () => {
  const { invoice, id } = await held();
  const other = await server.client();
  expect((await other.send(heldPaymentCalls.getHeld, { InvoiceId: invoice })).status).toBe(404);
  expect((await other.send(heldPaymentCalls.bookHeld, { HeldId: id })).status).toBe(404);
  expect((await other.send(heldPaymentCalls.refuseHeld, { HeldId: id })).status).toBe(404);
  expectOk(await refuses(id));
  const { rows } = await server.owner.query(
    `select act, user_id from event where subject_id = $1 order by id`,
    [idFromWire(id)],
  );
  expect(rows.map(({ act }) => act)).toEqual(['payment.hold', 'payment.refuse-held']);
  expect(rows[1].user_id).toBe(api.client.shop.user.id);
});
