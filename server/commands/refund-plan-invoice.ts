import { dueOf, type PlanInvoice } from '../../src/domain/billing/plan-invoice.ts';
import { planRefunds as words } from '../../src/domain/billing/plan-invoices.words.ts';
import { compare, type Decimal, fixed, isPositive, minus } from '../../src/domain/money.ts';
import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { planInvoiceAct } from '../acts/plan-invoice.ts';
import type { PlanPayments } from '../adapters/billing/plan-payments.ts';
import { GatewayError } from '../adapters/payments/gateway.ts';
import { refundPlanInvoice } from '../services/plan-invoices.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import type { Database } from '../store/database/database.ts';
import { newId } from '../store/database/new-id.ts';
import { column, type Query } from '../store/database/row.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Clock, type Ctx, Refused, runAct, type Tx, withBusiness } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { heldPlanInvoice, planInvoiceById, takenBackOf } from '../store/plans/plan-invoices.ts';
import {
  addPlanRefund,
  askedPlanRefund,
  endPlanRefund,
  type PlanRefundRow,
  planPaymentRef,
} from '../store/plans/plan-refunds.ts';

/** A refund that the provider is to be asked for, and of which payment. */
interface Asked {
  refund: PlanRefundRow;
  ref: string;
  currency: string;
}

/** What is to be given back of what is left; all of it where no amount is said. Throws `Refused` for more than that, and for nothing. */
const amountOf = (invoice: PlanInvoice, before: { total: Decimal }, amount: Decimal | null): Decimal => {
  const left = minus(dueOf(invoice), before.total);
  if (!isPositive(left)) throw new Refused(refusal('invalid', words.nothingLeft));
  if (amount !== null && (!isPositive(amount) || compare(amount, left) > 0))
    throw new Refused(refusal('invalid', words.atMost({ left, currency: invoice.currency })));
  return amount ?? left;
};

/** Keeps the refund before anybody is asked for it; one whose end isn't known yet is asked for again. */
const keep = async (
  tx: Tx,
  payments: PlanPayments | null,
  invoiceId: string,
  amount: Decimal | null,
): Promise<Asked | null> => {
  await lockSettings(tx);
  const invoice = await heldPlanInvoice(tx, invoiceId);
  const { paymentId, currency, creditUsed } = invoice;
  runAct(planInvoiceAct, invoice, { type: 'refund.whole' });
  const before = await takenBackOf(tx, invoiceId);
  // What plan credit alone paid is given back as plan credit, and no provider is asked.
  if (paymentId === null && isPositive(creditUsed) && amount === null) {
    await refundPlanInvoice(tx, invoiceId, dueOf(invoice));
    return null;
  }
  if (!payments) throw new Refused(refusal('invalid', words.nobodyPays));
  const again = await askedPlanRefund(tx, invoiceId);
  if (again && amount !== null && compare(amount, again.amount) !== 0)
    throw new Refused(refusal('invalid', words.underWay({ amount: again.amount, currency })));
  const refund = again ?? { id: newId(), invoiceId, amount: amountOf(invoice, before, amount) };
  if (!again) await addPlanRefund(tx, refund);
  const ref = paymentId && (await planPaymentRef(tx, paymentId));
  if (!ref) throw new Refused(refusal('invalid', words.noPayment));
  return { refund, ref, currency };
};

/** Books what the provider says is given back of the payment by now. */
const book = async (ctx: Ctx, payments: PlanPayments, { refund, ref }: Asked): Promise<void> => {
  const report = await payments.fetch(ref);
  if (report.status !== 'succeeded') throw new GatewayError('unknown', words.unknown);
  await withBusiness(ctx, 'write', async (tx) => {
    await lockSettings(tx);
    await endPlanRefund(tx, refund.id, 'Done');
    await refundPlanInvoice(tx, refund.invoiceId, report.refunded);
    const { number } = await planInvoiceById(tx, refund.invoiceId);
    await recordEvent(tx, 'plan.refund', 'business', tx.business.id, { number, amount: refund.amount });
  });
};

const end = (ctx: Ctx, id: string): Promise<void> =>
  withBusiness(ctx, 'write', (tx) => endPlanRefund(tx, id, 'Failed'));

/**
 * Gives back money that was paid for a plan, or what of it was plan credit, by a credit invoice. No lock is held while the provider is asked, and a refund whose
 * answer was lost is asked for again under the same id.
 *
 * @param amount with tax; null for all that is left
 * @throws Refused for an invoice that isn't paid, for more than is left of it, and where the provider refuses; GatewayError where nobody knows what it did
 */
const refundPlan = async (
  ctx: Ctx,
  payments: PlanPayments | null,
  invoiceId: string,
  amount: Decimal | null,
): Promise<void> => {
  const asked = await withBusiness(ctx, 'write', (tx) => keep(tx, payments, invoiceId, amount));
  if (!asked || !payments) return;
  const { refund, ref, currency } = asked;
  const request = { ref, refundId: refund.id, amount: refund.amount, currency };
  const answer = await payments.refund(request).catch(async (error: unknown) => {
    if (error instanceof GatewayError && error.fault === 'refused') return { status: 'failed' as const };
    throw error;
  });
  if (answer.status === 'failed') {
    await end(ctx, refund.id);
    throw new Refused(refusal('invalid', words.providerRefused));
  }
  await book(ctx, payments, asked);
};

/** What a refund is carried out with. */
interface Refunding {
  database: Database;
  clock: Clock;
  /** Null where nobody takes payments. */
  planPayments: PlanPayments | null;
}

const found = { id: column.id, businessId: column.id, currency: column.text };

/**
 * Gives back an invoice of this installation's series, in whole or in part, and answers what was given back of it so far.
 *
 * @param query of a session that sees every business
 * @param typed reads the amount in the invoice's currency; null for all that is left
 * @throws Refused and GatewayError as `refundPlan`, and Refused for a number that no invoice has
 */
export const refundByNumber = async (
  { database, clock, planPayments }: Refunding,
  query: Query,
  number: string,
  typed: (currency: string) => Decimal | null,
): Promise<string> => {
  const [invoice] = await query(
    found,
    `select i.id, i.business_id, i.currency from plan_invoice i join plan_series s on s.id = i.series_id
     where i.number = upper($1) and i.kind = 'Invoice'`,
    [number],
  );
  if (!invoice) throw new Refused(refusal('invalid', words.noSuchNumber({ number })));
  const { id, businessId, currency } = invoice;
  const business = await businessById(asAccess(database), businessId);
  const ctx = { database, clock, business, user: providerUser };
  await refundPlan(ctx, planPayments, id, typed(currency));
  const { total } = await withBusiness(ctx, 'read', (tx) => takenBackOf(tx, id));
  const refunded = fixed(total, digitsOf(currency));
  return words.refunded({ number: number.toUpperCase(), business: business.name, currency, refunded });
};
