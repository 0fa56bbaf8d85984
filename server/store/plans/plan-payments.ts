import * as z from 'zod/mini';
import { chosenPlans } from '../../../src/domain/access/plans.ts';
import { planIntervals, type Terms } from '../../../src/domain/billing/billing.ts';
import type {
  PlanPayment,
  PlanPaymentKind,
  PlanPaymentState,
  QuoteBasis,
} from '../../../src/domain/billing/payment.ts';
import type { PaidLine, Quote, QuoteLine } from '../../../src/domain/billing/proration.ts';
import type { Day } from '../../../src/domain/day.ts';
import type { AccessQuery } from '../access/access.ts';
import { objectOf } from '../database/json-shape.ts';
import { newId } from '../database/new-id.ts';
import { column, listed } from '../database/row.ts';
import { insertInto } from '../database/rowset.ts';
import type { BusinessTx } from '../database/tx.ts';

const termsShape = objectOf<Terms>({
  plan: z.enum(chosenPlans),
  interval: z.enum(planIntervals),
  seats: z.nullable(z.number()),
});

const lineShape = objectOf<QuoteLine>({
  kind: z.enum(['plan', 'seats', 'credit']),
  plan: z.enum(chosenPlans),
  quantity: z.number(),
  from: z.string(),
  to: z.string(),
  days: z.number(),
  ofDays: z.number(),
  price: z.string(),
  off: z.string(),
  net: z.string(),
});

const quoteShape = objectOf<{ quote: Quote; basis: QuoteBasis }>({
  quote: objectOf<Quote>({
    terms: termsShape,
    period: z.object({ from: z.string(), to: z.string() }),
    anchorOn: z.string(),
    lines: z.array(lineShape),
    net: z.string(),
    endsPaidLines: z.boolean(),
  }),
  basis: objectOf<QuoteBasis>({
    state: z.enum(['Trial', 'Free', 'Active', 'PastDue', 'Cancelling', 'Store', 'Deal']),
    terms: z.nullable(termsShape),
    periodFrom: z.nullable(z.string()),
  }),
});

const paymentColumns = {
  id: column.id,
  kind: column.text.as<PlanPaymentKind>(),
  state: column.text.as<PlanPaymentState>(),
  quoted: column.json.shaped(quoteShape).orNull.called('quote'),
  coupon: column.text.orNull,
  amount: column.exact,
  currency: column.text,
  invoiceId: column.id.orNull,
  description: column.text,
  email: column.text,
  customer: column.text.orNull,
  method: column.text.orNull,
  offSession: column.bool,
  ref: column.text.orNull,
  link: column.text.orNull,
  begunAt: column.instant,
  lapsesAt: column.instant.orNull,
  reason: column.text.orNull,
  refunded: column.exact,
  disputed: column.bool,
  version: column.int,
};
const columns = listed(paymentColumns);

const paymentsWhere = async (tx: BusinessTx, where: string, values: unknown[]): Promise<PlanPayment[]> => {
  const rows = await tx.query(
    paymentColumns,
    `select ${columns} from plan_payment where business_id = $1 and ${where}`,
    [tx.business.id, ...values],
  );
  return rows.map(({ quoted, ...row }) => ({
    ...row,
    quote: quoted?.quote ?? null,
    basis: quoted?.basis ?? null,
  }));
};

/** A payment of the business by its reference; undefined where it has none such. */
export const planPayment = async (tx: BusinessTx, id: string): Promise<PlanPayment | undefined> =>
  (await paymentsWhere(tx, 'id = $2', [id]))[0];

/** The payment of one of some kinds that is under way; undefined where none is. */
export const paymentUnderWay = async (
  tx: BusinessTx,
  kinds: readonly PlanPaymentKind[],
): Promise<PlanPayment | undefined> =>
  (await paymentsWhere(tx, `state = 'Incomplete' and kind = any($2) order by begun_at, id`, [kinds]))[0];

/** The first payment of an invoice, which knows what it is for; undefined where there was none. */
export const paymentOfInvoice = async (tx: BusinessTx, invoiceId: string): Promise<PlanPayment | undefined> =>
  (await paymentsWhere(tx, 'invoice_id = $2 order by begun_at, id limit 1', [invoiceId]))[0];

export type NewPayment = Pick<
  PlanPayment,
  | 'kind'
  | 'quote'
  | 'basis'
  | 'coupon'
  | 'amount'
  | 'currency'
  | 'invoiceId'
  | 'description'
  | 'email'
  | 'customer'
  | 'method'
  | 'offSession'
  | 'lapsesAt'
>;

/** A payment as it begins. One of nothing isn't kept: nobody is asked for it. */
export const newPlanPayment = (tx: BusinessTx, given: NewPayment): PlanPayment => ({
  ...given,
  id: newId(),
  state: 'Incomplete',
  ref: null,
  link: null,
  begunAt: tx.now,
  reason: null,
  refunded: '0',
  disputed: false,
  version: 1,
});

/** Keeps a payment that begins: from now on its reference asks for it, as often as it takes. */
export const addPlanPayment = async (tx: BusinessTx, payment: PlanPayment): Promise<void> => {
  const { quote, basis } = payment;
  const row = { ...payment, quoted: quote && { quote, basis } };
  await tx.query(insertInto('plan_payment', '$2', paymentColumns), [tx.business.id, JSON.stringify([row])]);
};

/** What of a payment moves on. */
type Moved = Partial<Pick<PlanPayment, 'state' | 'ref' | 'link' | 'reason' | 'refunded' | 'disputed'>>;

/** Writes how a payment is now. */
export const movePlanPayment = async (
  tx: BusinessTx,
  payment: PlanPayment,
  moved: Moved,
): Promise<PlanPayment> => {
  const after = { ...payment, ...moved, version: payment.version + 1 };
  const { id, state, ref, link, reason, refunded, disputed, version } = after;
  await tx.query(
    `update plan_payment set state = $3, ref = $4, link = $5, reason = $6, refunded = $7, disputed = $8, version = $9,
       settled_at = case when $3 = 'Incomplete' then null else coalesce(settled_at, $10) end
     where business_id = $1 and id = $2`,
    [tx.business.id, id, state, ref, link, reason, refunded, disputed, version, tx.now],
  );
  return after;
};

const begun = { businessId: column.id, id: column.id };

/** Whose a payment is, by the reference a provider has of it; null for none of ours. */
export const planPaymentOf = async (
  query: AccessQuery,
  reference: string,
): Promise<{ businessId: string } | null> => {
  const [row] = await query(begun, 'select business_id, id from plan_payments_begun($1, null)', [reference]);
  return row ? { businessId: row.businessId } : null;
};

/** The payments that were begun before a moment and are under way still. */
export const livePlanPayments = async (
  query: AccessQuery,
  until: Date,
): Promise<{ businessId: string; reference: string }[]> => {
  const rows = await query(begun, 'select business_id, id from plan_payments_begun(null, $1)', [until]);
  return rows.map(({ businessId, id }) => ({ businessId, reference: id }));
};

const lineColumns = {
  kind: column.text.as<PaidLine['kind']>(),
  plan: column.text.as<PaidLine['plan']>(),
  quantity: column.int,
  from: column.day.called('from_day'),
  to: column.day.called('to_day'),
  net: column.exact,
};

/** The lines that are paid and run, or are still to begin. */
export const paidLines = (tx: BusinessTx, today: Day): Promise<PaidLine[]> =>
  tx.query(
    lineColumns,
    `select ${listed(lineColumns)} from plan_line
     where business_id = $1 and credited_on is null and to_day >= $2 order by from_day, id`,
    [tx.business.id, today],
  );

/** True for a business that has paid for a plan before. */
export const hasPaid = async (tx: BusinessTx): Promise<boolean> => {
  const rows = await tx.query({ id: column.id }, 'select id from plan_line where business_id = $1 limit 1', [
    tx.business.id,
  ]);
  return rows.length > 0;
};

/** Ends the lines that run, for their days to come were credited. */
export const endPaidLines = async (tx: BusinessTx, today: Day): Promise<void> => {
  await tx.query(
    'update plan_line set credited_on = $2 where business_id = $1 and credited_on is null and to_day >= $2',
    [tx.business.id, today],
  );
};

const newLineColumns = {
  ...lineColumns,
  id: column.id,
  invoiceId: column.id,
  off: column.exact.called('coupon_off'),
  currency: column.text,
};

/** Keeps what was paid, line by line, for the days it was paid for. */
export const addPaidLines = async (
  tx: BusinessTx,
  lines: readonly QuoteLine[],
  { invoiceId, currency }: { invoiceId: string; currency: string },
): Promise<void> => {
  const rows = lines
    .filter(({ kind }) => kind !== 'credit')
    .map((line) => ({ ...line, id: newId(), invoiceId, currency }));
  if (rows.length > 0)
    await tx.query(insertInto('plan_line', '$2', newLineColumns), [tx.business.id, JSON.stringify(rows)]);
};
