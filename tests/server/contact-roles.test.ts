import { afterAll, expect, it } from 'vitest';
import { deleteContact, restoreContact } from '../../server/commands/delete-contact.ts';
import { deleteOpeningPayment, payOpeningBalance } from '../../server/commands/pay-opening-balance.ts';
import { saveContact } from '../../server/commands/save-contact.ts';
import { outstanding } from '../../server/reports/ageing.ts';
import { listContacts } from '../../server/reports/contact-list.ts';
import { viewContact } from '../../server/reports/contact-view.ts';
import { placesOf } from '../../server/services/save-contact.ts';
import { openingOf, settlementsOf } from '../../server/store/books/items.ts';
import { statementOf } from '../../server/store/books/statements.ts';
import { giveRole } from '../../server/store/contacts/contact-writes.ts';
import { customerChoices, findContact } from '../../server/store/contacts/contacts.ts';
import { runAct, withBusiness } from '../../server/store/database/tx.ts';
import { countUsage } from '../../server/store/plan/usage.ts';
import { worldOf } from '../../server/store/plan/world.ts';
import { writePlan } from '../../server/store/plan/write-plan.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { payable, receivable, type Side } from '../../src/domain/books/side.ts';
import { blankCustomer, blankVendor } from '../../src/domain/contact/contact.ts';
import { planOpeningBalance } from '../../src/domain/opening/opening-balance.ts';
import { noAddress } from '../../src/domain/values/address.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { expectOk } from '../support/api.ts';
import { given, type Shop } from '../support/given.ts';
import { startServer } from '../support/server.ts';

const server = await startServer();
afterAll(() => server.close());

const request = { filter: 'all', search: '', sort: 'name', ascending: true, from: null, to: null } as const;

/** A customer is a vendor too from here on, and is counted as one. */
const becomesVendor = (shop: Shop, contactId: string) =>
  withBusiness(shop, 'write', async (tx) => {
    await giveRole(tx, payable.contact, contactId);
    await countUsage(tx, placesOf(payable.contact, 1));
  });

it('keeps apart what one contact owes as customer and is owed as vendor, in cards, totals and statements', async () => {
  const shop = await given.business(server.database, { currency: 'EUR' });
  const contactId = await given.customer(shop, { name: 'Ada Stone' });
  await given.invoice(shop, { customerId: contactId, total: 100, paid: 30 });
  const open = (side: Side, amount: string) =>
    withBusiness(shop, 'write', async (tx) => {
      const typed = { amount, currency: 'USD', rate: '2', onDay: '2026-01-02' };
      await writePlan(tx, runAct(planOpeningBalance, side, contactId, null, typed, await worldOf(tx)));
    });
  await expect(
    withBusiness(shop, 'read', (tx) => findContact(tx, payable.contact, contactId)),
  ).rejects.toThrow();
  await becomesVendor(shop, contactId);
  await open(payable, '50');
  const how = { contactId, mode: 1, onDay: null, memo: '' } as const;
  await payOpeningBalance(shop, payable, { ...how, amount: '20', rate: '3' });

  const seen = (side: Side) =>
    withBusiness(shop, 'read', async (tx) => {
      const page = { page: 1, limit: 10 };
      const [statement, earlier, list, ageing] = await Promise.all([
        statementOf(tx, side, contactId, { from: null, to: null }, page),
        statementOf(tx, side, contactId, { from: null, to: '2026-01-10' }, page),
        listContacts(tx, side, { ...request, ...page }),
        outstanding(tx, side),
      ]);
      return {
        statement: [statement.claimed, statement.settled, statement.due, statement.rows.length],
        earlier: earlier.due,
        list: list.rows.map(({ name, paid, outstanding: left, deleted }) => [name, paid, left, deleted]),
        counts: list.counts,
        ageing: [
          ageing.total,
          ageing.ages.filter(({ total }) => total !== '0').map(({ age, total }) => [age, total]),
        ],
      };
    });
  const sold = await seen(receivable);
  expect(sold.statement).toEqual(['100', '30', '70', 1]);
  expect(await seen(payable)).toMatchObject({
    statement: ['100', '40', '60', 1],
    earlier: '100',
    list: [['Ada Stone', '40', '60', false]],
    counts: { all: 1, unpaid: 1, paid: 0, deleted: 0 },
    ageing: ['60', [['no document', '60']]],
  });
  const rows = await server.owner.query<{ account_id: number; balance: string }>(
    `select account_id, sum(amount)::float8::text as balance from journal_line where business_id = $1 group by 1 order by 1`,
    [shop.business.id],
  );
  // Twenty of a debt of fifty, booked at 2 and paid at 3: twenty lost.
  expect(Object.fromEntries(rows.rows.map((row) => [row.account_id, row.balance]))).toEqual({
    1: '-30',
    2: '70',
    10: '-60',
    13: '-100',
    19: '20',
    33: '100',
  });

  const [settlement] = await withBusiness(shop, 'read', async (tx) =>
    settlementsOf(tx, [(await openingOf(tx, payable, contactId))!.id]),
  );
  await deleteOpeningPayment(shop, payable, contactId, settlement!.id);
  expect((await seen(payable)).statement).toEqual(['100', '0', '100', 1]);

  await deleteContact(shop, payable.contact, contactId);
  expect((await seen(payable)).counts).toEqual({ all: 0, unpaid: 0, paid: 0, deleted: 1 });
  expect(await seen(receivable)).toEqual(sold);
  await restoreContact(shop, payable.contact, contactId);
  await deleteContact(shop, receivable.contact, contactId);
  expect((await seen(payable)).counts).toEqual({ all: 1, unpaid: 1, paid: 0, deleted: 0 });
  await restoreContact(shop, receivable.contact, contactId);
  expect(await seen(receivable)).toEqual(sold);
});

it('saves what a role has of its own beside what another has, and sends a vendor through the same commands', async () => {
  const shop = await given.business(server.database, {});
  const shipping = { ...noAddress, city: 'Abuja' };
  const contactId = await given.customer(shop, {
    name: 'Ada Stone',
    termsDays: 30,
    shipping,
    notes: 'Calls first',
  });
  await becomesVendor(shop, contactId);
  const read = <Role extends ContactRole>(role: Role) =>
    withBusiness(shop, 'read', (tx) => findContact(tx, role, contactId));
  const vendor = { ...blankVendor, name: 'Ada Mill', termsDays: 60, ourNumber: '4711', defaultAccount: 26 };
  await saveContact(shop, payable, { ...vendor, internalNote: 'Haggles' }, { id: contactId, version: null });
  expect(await read('vendor')).toMatchObject({ ...vendor, internalNote: 'Haggles', notes: '' });
  expect(await read('customer')).toMatchObject({ name: 'Ada Mill', termsDays: 30, shipping, notes: '' });
  const customer = { ...blankCustomer, name: 'Ada Stone', termsDays: 14 };
  await saveContact(shop, receivable, customer, { id: contactId, version: null });
  expect(await read('customer')).toMatchObject({ ...customer, shipping: noAddress });
  expect(await read('vendor')).toMatchObject({ ...vendor, name: 'Ada Stone', internalNote: 'Haggles' });

  const opening = { amount: '40', currency: null, rate: null, onDay: null };
  const { id } = await saveContact(shop, payable, { ...blankVendor, name: 'Mill' }, null, opening);
  const [seen, clients] = await withBusiness(shop, 'read', async (tx) => [
    await viewContact(tx, payable, id),
    (await customerChoices(tx)).map(({ name }) => name),
  ]);
  expect(seen).toMatchObject({ name: 'Mill', outstanding: '40', paid: '0', opening: { amount: '40' } });
  expect(seen.history.map(({ act }) => act)).toEqual(['vendor.create']);
  expect(clients).toEqual(['Ada Stone']);
  const own = await withBusiness(shop, 'read', (tx) => viewContact(tx, receivable, contactId));
  expect(own.history.map(({ act }) => act)).toEqual(['customer.create', 'customer.update']);
  await expect(withBusiness(shop, 'read', (tx) => viewContact(tx, receivable, id))).rejects.toThrow();
  await expect(deleteContact(shop, 'customer', id)).rejects.toThrow();
  await expect(restoreContact(shop, 'vendor', id)).rejects.toThrow('This vendor is not deleted.');
});

it('who chooses a customer is told of all, however many they are', async () => {
  const many = await server.client();
  await server.owner.query(
    `insert into contact (business_id, id, name, search, card, is_customer, is_vendor, created_at)
     select $1, gen_random_uuid(), 'Customer ' || n, 'customer ' || lpad(n::text, 6, '0'), '{}', true, false, now()
     from generate_series(1, 1500) n`,
    [many.shop.business.id],
  );
  await server.owner.query(
    `insert into usage (business_id, cap, n) values ($1, 'clients', 1500)
     on conflict (business_id, cap) do update set n = excluded.n`,
    [many.shop.business.id],
  );
  const { clients } = expectOk(await many.send(customerCalls.allCustomers, {})).body;
  expect(clients.map(({ name }) => name)).toEqual(
    Array.from({ length: 1500 }, (_, index) => `Customer ${index + 1}`),
  );
  expect(clients[0]).toMatchObject({ email: '', paymentterms: null });
});
