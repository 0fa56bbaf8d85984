import * as z from 'zod/mini';
import type { PlanInterval } from '../../../src/domain/billing/billing.ts';
import type {
  PlanInvoice,
  PlanInvoiceLine,
  PlanInvoiceStatus,
} from '../../../src/domain/billing/plan-invoice.ts';
import type { PaidPlan } from '../../../src/domain/billing/prices.ts';
import type { PlanSeller } from '../../../src/domain/billing/seller.ts';
import type { Decimal } from '../../../src/domain/money.ts';
import { objectOf } from '../database/json-shape.ts';
import { column, listed, type RowOf, rowOf } from '../database/row.ts';
import { insertInto } from '../database/rowset.ts';
import { type BusinessTx, Missing } from '../database/tx.ts';
import { partyShape } from '../rows/document-json.ts';

const sellerShape = objectOf<PlanSeller>({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  taxNumber: z.string(),
  email: z.string(),
});

const columns = {
  id: column.id,
  kind: column.text.as<PlanInvoice['kind']>(),
  status: column.text.as<PlanInvoiceStatus>(),
  number: column.text.orNull,
  corrects: column.id.called('corrects_id').orNull,
  plan: column.text.as<PaidPlan>(),
  interval: column.text.as<PlanInterval>(),
  seats: column.int.orNull,
  currency: column.text,
  periodFrom: column.day,
  periodTo: column.day,
  coupon: column.text.orNull,
  net: column.exact,
  tax: column.exact,
  total: column.exact,
  taxName: column.text,
  taxPercent: column.exact,
  taxSentence: column.text,
  creditUsed: column.exact,
  seller: column.json.shaped(sellerShape).orNull,
  buyer: column.json.shaped(partyShape).orNull,
  finalisedOn: column.day.orNull,
  dueOn: column.day.orNull,
  paidAt: column.instant.orNull,
  paymentId: column.id.orNull,
};

const lineColumns = {
  n: column.small,
  kind: column.text.as<PlanInvoiceLine['kind']>(),
  plan: column.text.as<PaidPlan>(),
  interval: column.text.as<PlanInterval>(),
  seats: column.int.orNull,
  from: column.day.called('from_day'),
  to: column.day.called('to_day'),
  price: column.exact,
  off: column.exact,
  net: column.exact,
  tax: column.exact,
};

const invoiceOf = (
  { periodFrom, periodTo, taxName, taxPercent, taxSentence, ...row }: RowOf<typeof columns>,
  lines: PlanInvoiceLine[],
): PlanInvoice => ({
  ...row,
  period: { from: periodFrom, to: periodTo },
  taxOf: { name: taxName, percent: taxPercent, sentence: taxSentence },
  lines,
});

const linesOf = async (tx: BusinessTx, id: string): Promise<PlanInvoiceLine[]> => {
  const rows = await tx.query(
    lineColumns,
    `select ${listed(lineColumns)} from plan_invoice_line where business_id = $1 and invoice_id = $2 order by n`,
    [tx.business.id, id],
  );
  return rows.map(({ n: _, ...line }) => line);
};

const found = async (tx: BusinessTx, where: string, value: string): Promise<PlanInvoice | undefined> => {
  const [row] = await tx.query(
    columns,
    `select ${listed(columns)} from plan_invoice where business_id = $1 and ${where}`,
    [tx.business.id, value],
  );
  return row && invoiceOf(row, await linesOf(tx, row.id));
};

const present = (invoice: PlanInvoice | undefined): PlanInvoice => {
  if (!invoice) throw new Missing();
  return invoice;
};

/** An invoice for a plan. Throws `Missing`. */
export const planInvoiceById = async (tx: BusinessTx, id: string): Promise<PlanInvoice> =>
  present(await found(tx, 'id = $2', id));

/** The same, held against other writers. */
export const heldPlanInvoice = async (tx: BusinessTx, id: string): Promise<PlanInvoice> =>
  present(await found(tx, 'id = $2 for update', id));

/** The invoice a payment paid; undefined where it paid none. */
export const planInvoiceByPayment = (tx: BusinessTx, paymentId: string): Promise<PlanInvoice | undefined> =>
  found(tx, 'payment_id = $2', paymentId);

/** What was taken back of an invoice so far. */
export const takenBackOf = async (tx: BusinessTx, id: string): Promise<{ net: Decimal; total: Decimal }> => {
  const [row] = await tx.query(
    { net: column.exact, total: column.exact },
    `select coalesce(-sum(net), 0) as net, coalesce(-sum(total), 0) as total from plan_invoice
     where business_id = $1 and corrects_id = $2`,
    [tx.business.id, id],
  );
  return row!;
};

/** Where an invoice is in its series. */
export interface PlanSeriesPlace {
  seriesId: string;
  n: number;
  number: string;
}

const placeColumns = { seriesId: column.id.orNull, n: column.int.orNull };

/** Adds an invoice, with its number where it has one. */
export const insertPlanInvoice = async (
  tx: BusinessTx,
  invoice: PlanInvoice,
  place: PlanSeriesPlace | null,
): Promise<void> => {
  const { period, taxOf, lines, ...more } = invoice;
  const all = { ...columns, ...placeColumns, createdAt: column.instant };
  const row = rowOf(all, {
    ...more,
    ...place,
    periodFrom: period.from,
    periodTo: period.to,
    taxName: taxOf.name,
    taxPercent: taxOf.percent,
    taxSentence: taxOf.sentence,
    createdAt: tx.now,
  });
  await tx.query(insertInto('plan_invoice', '$2', all), [tx.business.id, JSON.stringify([row])]);
  const own = { invoiceId: column.id, ...lineColumns };
  const rows = lines.map((line, n) => rowOf(own, { ...line, invoiceId: invoice.id, n }));
  await tx.query(insertInto('plan_invoice_line', '$2', own), [tx.business.id, JSON.stringify(rows)]);
};

/** Writes the status of an invoice, when and by what it was paid; once it has a number the rest of it stays. */
export const writePlanInvoice = async (
  tx: BusinessTx,
  { id, status, paidAt, paymentId }: PlanInvoice,
): Promise<void> => {
  await tx.query(
    'update plan_invoice set status = $3, paid_at = $4, payment_id = $5 where business_id = $1 and id = $2',
    [tx.business.id, id, status, paidAt, paymentId],
  );
};

/** Gives a draft its number, and keeps who sold and who bought as they are. */
export const numberPlanInvoice = async (
  tx: BusinessTx,
  { id, status, seller, buyer, finalisedOn, dueOn, paidAt, paymentId }: PlanInvoice,
  { seriesId, n, number }: PlanSeriesPlace,
): Promise<void> => {
  await tx.query(
    `update plan_invoice set status = $3, series_id = $4, n = $5, number = $6, seller = $7, buyer = $8, finalised_on = $9, due_on = $10,
       paid_at = $11, payment_id = $12
     where business_id = $1 and id = $2`,
    [tx.business.id, id, status, seriesId, n, number, seller, buyer, finalisedOn, dueOn, paidAt, paymentId],
  );
};

/** Removes a draft with its lines. */
export const removePlanDraft = async (tx: BusinessTx, id: string): Promise<void> => {
  await tx.query('delete from plan_invoice where business_id = $1 and id = $2', [tx.business.id, id]);
};

/** Takes the next number of the seller's series, which nobody else takes one of until the transaction ends. */
export const nextPlanNumber = async (
  tx: BusinessTx,
): Promise<{ seriesId: string; prefix: string; n: number }> => {
  const [row] = await tx.query(
    { seriesId: column.id, prefix: column.text, n: column.int },
    `update plan_series set next_number = next_number + 1 where id = (select series_id from plan_seller)
     returning id as series_id, prefix, next_number - 1 as n`,
  );
  if (!row) throw new Error('An invoice for a plan is finalised, and nobody sells plans.');
  return row;
};
