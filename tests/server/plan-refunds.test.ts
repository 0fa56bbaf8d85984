import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanPayments } from '../../server/adapters/billing/plan-payments.ts';
import { GatewayError } from '../../server/adapters/payments/gateway.ts';
import { refundByNumber } from '../../server/commands/refund-plan-invoice.ts';
import { addPlanCredit, draftPlanInvoice, payPlanInvoice } from '../../server/services/plan-invoices.ts';
import { newId } from '../../server/store/database/new-id.ts';
import { preparedOn } from '../../server/store/database/prepared.ts';
import { type Tx, withBusiness } from '../../server/store/database/tx.ts';
import { planCreditOf } from '../../server/store/plans/plan-credit.ts';
import { planInvoiceById } from '../../server/store/plans/plan-invoices.ts';
import { dueOf } from '../../src/domain/billing/plan-invoice.ts';
import { isPositive } from '../../src/domain/money.ts';
import { pressAt } from '../support/gateway-api.ts';
import { aMonth } from '../support/plan-invoices.ts';
import { planSandbox } from '../support/plan-payments.ts';
import { sellPlans } from '../support/plan-seller.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Refunds by the operator, at the sandbox of plan payments. Source: finance-answers.md, Q145. */
let server: Server;
let sandbox: Awaited<ReturnType<typeof planSandbox>>;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  await sellPlans(server.owner);
  sandbox = await planSandbox();
});
beforeEach(async () => {
  server.setToday('2026-06-01');
  client = await server.client();
});
afterAll(async () => {
  await sandbox.close();
  await server.close();
});

const write = <T>(act: (tx: Tx) => Promise<T>): Promise<T> => withBusiness(client.shop, 'write', act);

/** Growth for a month, paid at the sandbox: the payment as its row says, and the invoice it paid. */
const paidInvoice = async () => {
  const draft = await write((tx) => draftPlanInvoice(tx, aMonth));
  const amount = dueOf(draft);
  if (!isPositive(amount)) return write((tx) => payPlanInvoice(tx, draft.id, null));
  const paymentId = newId();
  const { ref, link } = await sandbox.planPayments.openCheckout({
    reference: paymentId,
    customer: null,
    email: 'ada@example.com',
    amount,
    currency: 'USD',
    description: 'Growth, June 2026',
    successUrl: 'https://books.example.com/settings/plans',
    cancelUrl: 'https://books.example.com/settings/plans',
  });
  await pressAt(link!, 'works');
  await server.owner.query(
    `insert into plan_payment (business_id, id, kind, state, amount, currency, description, email, off_session, ref, begun_at)
     values ($1, $2, 'start', 'Paid', $3, 'USD', 'Growth', 'ada@example.com', false, $4, now())`,
    [client.shop.business.id, paymentId, amount, ref],
  );
  return write((tx) => payPlanInvoice(tx, draft.id, paymentId));
};
const refund = (
  number: string,
  amount: string | null,
  planPayments: PlanPayments | null = sandbox.planPayments,
) =>
  refundByNumber(
    { database: server.database, clock: server.clock, planPayments },
    preparedOn(server.owner),
    number,
    () => amount,
  );
const statusOf = async (id: string) => (await write((tx) => planInvoiceById(tx, id))).status;
const refunds = async () =>
  (
    await server.owner.query(
      `select status, amount::float8 from plan_refund where business_id = $1 order by id`,
      [client.shop.business.id],
    )
  ).rows;

test('a part of a payment is given back, and then the rest of it, each with a credit invoice', async () => {
  const { id, number } = await paidInvoice();
  expect(await refund(number!.toLowerCase(), '10')).toBe(
    `${number} of ${client.shop.business.name}: USD 10.00 is refunded.`,
  );
  expect(await statusOf(id)).toBe('Paid');
  await expect(refund(number!, '19.01')).rejects.toThrow('Refund an amount of at most USD 19.');
  expect(await refund(number!, null)).toContain('USD 29.00 is refunded.');
  expect(await statusOf(id)).toBe('Refunded');
  await expect(refund(number!, null)).rejects.toThrow('There is nothing left to refund on this invoice.');
  expect(await refunds()).toEqual([
    { status: 'Done', amount: 10 },
    { status: 'Done', amount: 19 },
  ]);
});

test('a refund whose answer was lost is asked for again under the same id, and given back once', async () => {
  const { id, number } = await paidInvoice();
  const lost: PlanPayments = {
    ...sandbox.planPayments,
    refund: async (request) => {
      await sandbox.planPayments.refund(request);
      throw new GatewayError('unknown', 'The provider gave no answer.');
    },
  };
  await expect(refund(number!, '10', lost)).rejects.toThrow('The provider gave no answer.');
  expect(await refunds()).toEqual([{ status: 'Asked', amount: 10 }]);
  await expect(refund(number!, '11')).rejects.toThrow('A refund of USD 10 was started');
  expect(await refund(number!, null)).toContain('USD 10.00 is refunded.');
  expect(await statusOf(id)).toBe('Paid');
  expect(await refunds()).toEqual([{ status: 'Done', amount: 10 }]);
});

test('what the provider refuses is booked nowhere, and can be asked for again', async () => {
  const { id, number } = await paidInvoice();
  const refusing: PlanPayments = {
    ...sandbox.planPayments,
    refund: async () => {
      throw new GatewayError('refused', 'charge_disputed');
    },
  };
  await expect(refund(number!, null, refusing)).rejects.toThrow('The provider refused this refund.');
  expect(await statusOf(id)).toBe('Paid');
  expect(await refund(number!, null)).toContain('USD 29.00 is refunded.');
});

test('what plan credit paid comes back as plan credit, and no provider is asked', async () => {
  await write((tx) => addPlanCredit(tx, { amount: '40', currency: 'USD' }));
  const { id, number } = await paidInvoice();
  expect(await refund(number!, null, null)).toContain('USD 29.00 is refunded.');
  expect(await statusOf(id)).toBe('Refunded');
  expect(await write((tx) => planCreditOf(tx))).toEqual([{ currency: 'USD', amount: '40' }]);
});

test('an invoice that isn’t paid, one that isn’t there, and a missing provider are refused', async () => {
  const { id } = await write((tx) => draftPlanInvoice(tx, aMonth));
  const { number } = await paidInvoice();
  await expect(refund('CF-9999', null)).rejects.toThrow('No invoice for a plan has the number CF-9999.');
  await expect(refund(number!, null, null)).rejects.toThrow('No provider takes payments for plans here.');
  expect(await refunds()).toEqual([]);
  expect(await refund(number!, null)).toContain('is refunded');
  expect(await statusOf(id)).toBe('Draft');
});
