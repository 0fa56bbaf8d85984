import { expect, test } from 'vitest';
import { storeOrderOutcomes } from '../../server/store/migrations/0500-store-order-outcomes.ts';
import { wireIds } from '../../src/api/calls/field.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { invoiceFrom } from '../../src/api/documents/invoice-view.ts';
import { isGivenBack } from '../../src/domain/documents/credited.ts';
import { nextStep } from '../../src/domain/next-step/next-step.ts';
import { documentRankings } from '../../src/domain/next-step/rankings.ts';
import { documentSituation, knowsNotes, noteSituation } from '../../src/domain/next-step/situation.ts';
import { creditStateOf } from '../../src/domain/posted/credit-state.ts';
import { cancel, giveBack, pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { activeStore, placeOrder, poll } from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';
const later = (n: number) => new Date(Date.parse(at) + n * 60_000);

test('orders that were cancelled or refunded say so, their invoices offer nothing first, and their credit notes aren’t waiting', async () => {
  const store = await activeStore(server, shops);
  const [kept, partly, refunded, unpaid] = [1, 2, 3, 4].map(() => placeOrder(store.shop, at));
  for (const order of [kept!, partly!, refunded!]) pay(order, later(1));
  await poll(server, shops);
  giveBack(partly!, later(2), [], '20.00');
  cancel(refunded!, later(2));
  cancel(unpaid!, later(2));
  await poll(server, shops);
  const { orders } = expectOk(await store.client.send(calls.listStoreOrders, {})).body.data;
  const shown = await Promise.all(
    orders
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(async ({ outcome, invoiceid }) => {
        const data = await apiFor(store.client).view(invoiceid!);
        const answer = { status: 200 as const, message: '', data };
        const invoice = invoiceFrom(invoiceCalls.getInvoice.says.fromWire(answer, wireIds));
        const credit = creditStateOf(invoice);
        const of = { overdue: false, accepted: false, forgiven: false, sent: false };
        const situation = documentSituation({ ...invoice, ...of, givenBack: isGivenBack(credit) });
        const all = ['issue', 'send', 'pay', 'remind', 'confirm', 'pdf'];
        const notes = [...invoice.creditNotes, ...invoice.cancellations];
        const waiting = notes.filter((note) => noteSituation(note, knowsNotes(invoice)) === 'unsent');
        const { primary } = nextStep(documentRankings.invoice, situation, all);
        return {
          outcome,
          status: invoice.status,
          credit,
          primary,
          notes: notes.length,
          waiting: waiting.length,
        };
      }),
  );
  expect(shown).toEqual([
    { outcome: null, status: 'Paid', credit: null, primary: 'confirm', notes: 0, waiting: 0 },
    {
      outcome: 'PartlyRefunded',
      status: 'Paid',
      credit: 'partly-refunded',
      primary: null,
      notes: 1,
      waiting: 0,
    },
    { outcome: 'Refunded', status: 'Paid', credit: 'refunded', primary: null, notes: 1, waiting: 0 },
    { outcome: 'Cancelled', status: 'Cancelled', credit: null, primary: null, notes: 1, waiting: 0 },
  ]);
  const named = (outcome: string) => orders.filter((one) => one.outcome === outcome).map(({ name }) => name);
  for (const outcome of ['Refunded', 'PartlyRefunded', 'Cancelled']) {
    const { body } = expectOk(await store.client.send(calls.listStoreOrders, { outcome }));
    expect(body.data.orders.map(({ name }) => name)).toEqual(named(outcome));
    expect([body.data.total, body.data.counts.Applied]).toEqual([1, 4]);
  }
  const none = expectOk(
    await store.client.send(calls.listStoreOrders, { outcome: 'Refunded', status: 'Held' }),
  );
  expect([none.body.data.orders, none.body.data.total]).toEqual([[], 0]);

  // Orders from before are told apart by their state, as they are since.
  const outcomes = async () =>
    (await server.owner.query('select id, outcome from store_order order by id')).rows;
  const before = await outcomes();
  await server.owner.query('alter table store_order drop column outcome');
  await server.owner.query(storeOrderOutcomes);
  expect(await outcomes()).toEqual(before);
});
