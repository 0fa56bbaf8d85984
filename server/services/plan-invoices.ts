import {
  creditEarned,
  creditFor,
  dueOf,
  type PlanInvoice,
  type PlanInvoiceDraft,
  type PlanInvoiceSums,
  partTakenBack,
  planInvoiceNumber,
  planInvoiceSums,
} from '../../src/domain/billing/plan-invoice.ts';
import { planInvoices as words } from '../../src/domain/billing/plan-invoices.words.ts';
import { planTaxFor } from '../../src/domain/billing/plan-tax.ts';
import { type Day, dayIn } from '../../src/domain/day.ts';
import {
  compare,
  type Decimal,
  isPositive,
  isZero,
  minus,
  negated,
  plus,
  smaller,
  zero,
} from '../../src/domain/money.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { planInvoiceAct } from '../acts/plan-invoice.ts';
import { newId } from '../store/database/new-id.ts';
import { type BusinessTx, Refused, runAct } from '../store/database/tx.ts';
import { planCreditOf, writePlanCredit } from '../store/plans/plan-credit.ts';
import {
  heldPlanInvoice,
  insertPlanInvoice,
  nextPlanNumber,
  numberPlanInvoice,
  type PlanSeriesPlace,
  planInvoiceByPayment,
  removePlanDraft,
  takenBackOf,
  writePlanInvoice,
} from '../store/plans/plan-invoices.ts';
import { planSeller, planTaxRates } from '../store/plans/plan-terms.ts';
import { findOwnParty } from '../store/settings/particulars.ts';

// Periods of plans and the days of their invoices are of UTC, the same for all businesses. Callers hold the settings of the business.

const todayOf = (tx: BusinessTx): Day => dayIn('UTC', tx.now);

/** The invoice in the status an event leads to, and whether it moved. Throws `Refused` where the chart does. */
const moved = (...of: Parameters<typeof planInvoiceAct>) => runAct(planInvoiceAct, ...of);

const creditIn = async (tx: BusinessTx, currency: string): Promise<Decimal> =>
  (await planCreditOf(tx)).find((one) => one.currency === currency)?.amount ?? zero;

/** What an invoice would come to now: its tax, what plan credit pays of it, and what is due with money. */
export const previewPlanInvoice = async (
  tx: BusinessTx,
  draft: PlanInvoiceDraft,
): Promise<PlanInvoiceSums & { creditUsed: Decimal; due: Decimal }> => {
  const { country = '', vatNumber, taxId } = await findOwnParty(tx);
  const tax = planTaxFor(await planTaxRates(tx.query), { country, vatNumber, taxId }, todayOf(tx));
  const sums = planInvoiceSums(draft, tax);
  const creditUsed = creditFor(sums.total, await creditIn(tx, draft.currency), draft.currency);
  return { ...sums, creditUsed, due: dueOf({ ...sums, creditUsed }) };
};

/** Drafts an invoice. The plan credit it uses is nobody else's from now on. */
export const draftPlanInvoice = async (tx: BusinessTx, draft: PlanInvoiceDraft): Promise<PlanInvoice> => {
  const { due: _, ...sums } = await previewPlanInvoice(tx, draft);
  const { dueOn = null, ...asked } = draft;
  const invoice: PlanInvoice = {
    ...asked,
    ...sums,
    id: newId(),
    kind: compare(sums.total, zero) < 0 ? 'Credit' : 'Invoice',
    status: 'Draft',
    number: null,
    corrects: null,
    seller: null,
    buyer: null,
    finalisedOn: null,
    dueOn,
    paidAt: null,
    paymentId: null,
  };
  await insertPlanInvoice(tx, invoice, null);
  return invoice;
};

/** Drops a draft; the plan credit it would have used is there again. One that is gone is dropped. Throws `Refused` for one with a number. */
export const discardPlanInvoice = async (tx: BusinessTx, id: string): Promise<void> => {
  const invoice = await heldPlanInvoice(tx, id);
  if (invoice.number !== null) throw new Refused(refusal('illegal-move', words.hasNumber));
  await removePlanDraft(tx, id);
};

/** The next number, and who sells and buys today. */
const placed = async (
  tx: BusinessTx,
  invoice: PlanInvoice,
): Promise<{ invoice: PlanInvoice; place: PlanSeriesPlace }> => {
  const [seller, buyer] = [await planSeller(tx.query), await findOwnParty(tx)];
  const today = todayOf(tx);
  const { seriesId, prefix, n } = await nextPlanNumber(tx);
  const number = planInvoiceNumber(prefix, n);
  return {
    invoice: {
      ...invoice,
      number,
      seller: seller!,
      buyer,
      finalisedOn: today,
      dueOn: invoice.dueOn ?? today,
    },
    place: { seriesId, n, number },
  };
};

/** Writes an invoice that moved on, with a number where it had none, and what it does to the plan credit as it gets one. */
const writeMoved = async (tx: BusinessTx, invoice: PlanInvoice): Promise<PlanInvoice> => {
  if (invoice.number !== null) {
    await writePlanInvoice(tx, invoice);
    return invoice;
  }
  const { invoice: numbered, place } = await placed(tx, invoice);
  await numberPlanInvoice(tx, numbered, place);
  const { id: invoiceId, currency, creditUsed } = numbered;
  const [used, earned] = [negated(creditUsed), creditEarned(numbered)];
  if (!isZero(used)) await writePlanCredit(tx, { currency, amount: used, reason: 'used', invoiceId });
  if (!isZero(earned)) await writePlanCredit(tx, { currency, amount: earned, reason: 'earned', invoiceId });
  return numbered;
};

/** Gives a draft its number: from then on it is owed, and never changes. */
export const finalisePlanInvoice = async (tx: BusinessTx, id: string): Promise<PlanInvoice> => {
  const { invoice, moved: isNew } = moved(await heldPlanInvoice(tx, id), { type: 'finalise' });
  return isNew ? writeMoved(tx, invoice) : invoice;
};

/**
 * Marks an invoice paid; a draft gets its number. What it takes back more than it charges becomes plan credit.
 *
 * @param paymentId the payment it was paid by; null where nothing is due
 */
export const payPlanInvoice = async (
  tx: BusinessTx,
  id: string,
  paymentId: string | null,
): Promise<PlanInvoice> => {
  const { invoice, moved: isNew } = moved(await heldPlanInvoice(tx, id), { type: 'pay' });
  if (!isNew) return invoice;
  if (paymentId === null && isPositive(dueOf(invoice)))
    throw new Error(`The invoice ${id} for a plan is owed, and nothing paid it.`);
  return writeMoved(tx, { ...invoice, paidAt: tx.now, paymentId });
};

/** Notes that a try to be paid was refused. */
export const failPlanInvoice = async (tx: BusinessTx, id: string): Promise<void> => {
  const { invoice, moved: isNew } = moved(await heldPlanInvoice(tx, id), { type: 'fail' });
  if (isNew) await writePlanInvoice(tx, invoice);
};

/** What a credit invoice says of an invoice it takes back: its lines, or one line where it is a part of it. */
const linesBack = (invoice: PlanInvoice, part: { net: Decimal; tax: Decimal; total: Decimal }) => {
  if (compare(part.total, invoice.total) === 0)
    return invoice.lines.map(({ price, off, net, tax, ...line }) => ({
      ...line,
      price: negated(price),
      off: negated(off),
      net: negated(net),
      tax: negated(tax),
    }));
  const { plan, interval, seats, period } = invoice;
  const [net, tax] = [negated(part.net), negated(part.tax)];
  return [{ kind: 'refund' as const, plan, interval, seats, ...period, price: net, off: zero, net, tax }];
};

/** Writes the credit invoice that takes back a part of an invoice, and gives back the plan credit that had paid it. */
const takeBack = async (
  tx: BusinessTx,
  invoice: PlanInvoice,
  {
    part,
    status,
    credit,
  }: { part: ReturnType<typeof partTakenBack>; status: 'Void' | 'Refunded'; credit: Decimal },
): Promise<void> => {
  const { invoice: note, place } = await placed(tx, {
    ...invoice,
    id: newId(),
    kind: 'Credit',
    status,
    corrects: invoice.id,
    lines: linesBack(invoice, part),
    net: negated(part.net),
    tax: negated(part.tax),
    total: negated(part.total),
    creditUsed: zero,
    dueOn: null,
    paidAt: null,
    paymentId: null,
  });
  await insertPlanInvoice(tx, note, place);
  const { currency } = invoice;
  if (!isZero(credit))
    await writePlanCredit(tx, { currency, amount: credit, reason: 'returned', invoiceId: note.id });
};

/** Takes back an invoice that nobody pays any more, by a credit invoice of the series; both keep their numbers. */
export const voidPlanInvoice = async (tx: BusinessTx, id: string): Promise<void> => {
  const { invoice, moved: isNew } = moved(await heldPlanInvoice(tx, id), { type: 'void' });
  if (!isNew) return;
  await writePlanInvoice(tx, invoice);
  const { net, tax, total, creditUsed } = invoice;
  await takeBack(tx, invoice, { part: { net, tax, total }, status: 'Void', credit: creditUsed });
};

/**
 * Books what was given back of an invoice's payment, by a credit invoice. With the last of the money the plan credit that had paid a part
 * of it comes back too. What was booked already is booked once.
 *
 * @param refundedInAll what was given back of the payment so far
 */
export const refundPlanInvoice = async (
  tx: BusinessTx,
  id: string,
  refundedInAll: Decimal,
): Promise<void> => {
  const invoice = await heldPlanInvoice(tx, id);
  const before = await takenBackOf(tx, id);
  const isWhole = compare(refundedInAll, dueOf(invoice)) >= 0;
  const back = minus(plus(refundedInAll, isWhole ? invoice.creditUsed : zero), before.total);
  const { invoice: after } = moved(invoice, { type: isWhole ? 'refund.whole' : 'refund.part' });
  if (invoice.kind === 'Credit' || !isPositive(back)) return;
  await writePlanInvoice(tx, after);
  await takeBack(tx, invoice, {
    part: partTakenBack(invoice, back, before),
    status: 'Refunded',
    credit: isWhole ? invoice.creditUsed : zero,
  });
};

/**
 * Books that money of a payment was given back: of the invoice it paid, or of the plan credit it had become, as far as that is still there.
 *
 * @param before what was given back of it when it was last asked about
 */
export const bookPlanMoneyBack = async (
  tx: BusinessTx,
  { id, currency }: { id: string; currency: string },
  { refunded, before }: Record<'refunded' | 'before', Decimal>,
): Promise<void> => {
  const invoice = await planInvoiceByPayment(tx, id);
  if (invoice) return refundPlanInvoice(tx, invoice.id, refunded);
  const back = smaller(minus(refunded, before), await creditIn(tx, currency));
  if (isPositive(back))
    await writePlanCredit(tx, { currency, amount: negated(back), reason: 'refunded', invoiceId: null });
};

/** Adds money to the plan credit that came for an invoice nobody owes, or for a change that had lapsed. */
export const addPlanCredit = (tx: BusinessTx, credit: { amount: Decimal; currency: string }): Promise<void> =>
  writePlanCredit(tx, { ...credit, reason: 'overpaid', invoiceId: null });
