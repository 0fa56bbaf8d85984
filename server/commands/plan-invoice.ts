import { roleRefusal } from '../../src/domain/access/permissions.ts';
import { planHas } from '../../src/domain/access/plans.ts';
import { mayEnter } from '../../src/domain/billing/plan-history.ts';
import type { PlanInvoice } from '../../src/domain/billing/plan-invoice.ts';
import { planInvoiceAnswers as words } from '../../src/domain/billing/plan-invoices.words.ts';
import {
  type PrintablePlanInvoice,
  printedPlanInvoice,
} from '../../src/domain/billing/printed-plan-invoice.ts';
import { type Day, dayIn } from '../../src/domain/day.ts';
import type { Attachment } from '../../src/domain/documents/attachment.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { acceptedFile } from '../services/attach.ts';
import { type Printing, pdfOfPaper } from '../services/document-paper.ts';
import { runOnce } from '../store/database/intent.ts';
import { type BusinessTx, type Ctx, Missing, Refused, refuse, withBusiness } from '../store/database/tx.ts';
import { materialOf } from '../store/documents/paper-material.ts';
import { keepUpload } from '../store/files/attachments.ts';
import { handOut, type StoredFile } from '../store/files/files.ts';
import { recordEvent } from '../store/plan/events.ts';
import { planInvoiceById } from '../store/plans/plan-invoices.ts';

/** An invoice with a number as it is printed. Throws `Missing`, for a draft too. */
const printableOf = async (tx: BusinessTx, id: string): Promise<PrintablePlanInvoice> => {
  const invoice = await planInvoiceById(tx, id);
  if (invoice.number === null) throw new Missing();
  const corrected = invoice.corrects === null ? null : await planInvoiceById(tx, invoice.corrects);
  const { size } = await materialOf(tx, []);
  return {
    invoice,
    corrects: corrected?.number ?? null,
    paidOn: invoice.paidAt && dayIn('UTC', invoice.paidAt),
    locale: tx.business.locale,
    size,
  };
};

const pdfOf = async (
  ctx: Ctx,
  printing: Printing,
  id: string,
): Promise<{ invoice: PlanInvoice; file: StoredFile }> => {
  const printable = await withBusiness(ctx, 'read', (tx) => printableOf(tx, id));
  const file = await pdfOfPaper(printing, ctx.business.id, printedPlanInvoice(printable));
  return { invoice: printable.invoice, file };
};

/** Prints an invoice for the plan and hands it out for a minute. Throws `Missing`. */
export const printPlanInvoice = async (
  ctx: Ctx,
  printing: Printing,
  id: string,
): Promise<{ token: string; name: string }> => {
  const { invoice, file } = await pdfOf(ctx, printing, id);
  const token = await withBusiness(ctx, 'write', async (tx) => {
    await recordEvent(tx, 'plan.download', 'business', tx.business.id, { number: invoice.number });
    return handOut(tx, file);
  });
  return { token, name: file.name };
};

/** An expense as an invoice proposes it. */
export interface PlanExpense {
  name: string;
  reference: string;
  onDay: Day;
  currency: string;
  amount: Decimal | '';
  file: Attachment;
}

/**
 * Proposes the expense that a paid invoice for the plan is, and keeps its PDF for the form that attaches it.
 *
 * @throws Missing, and Refused for one that isn't paid, and for a role that enters no expenses
 */
export const proposePlanExpense = async (ctx: Ctx, printing: Printing, id: string): Promise<PlanExpense> => {
  refuse(roleRefusal(ctx.user.role, 'expense.add'));
  const { invoice, file } = await pdfOf(ctx, printing, id);
  const { status, total, currency, number, plan, seller, paidAt } = invoice;
  if (!mayEnter({ status, amount: total })) throw new Refused(refusal('illegal-move', words.onlyPaid));
  const { homeCurrency, timeZone } = ctx.business;
  const isTyped = currency === homeCurrency || planHas(ctx.business.plan, 'multiCurrency');
  return runOnce(ctx, async (tx) => ({
    name: words.expenseName({ seller: seller!.name, plan }),
    reference: number!,
    onDay: dayIn(timeZone, paidAt!),
    currency: isTyped ? currency : homeCurrency,
    amount: isTyped ? total : '',
    file: await keepUpload(tx, acceptedFile(Buffer.from(file.bytes), file.name)),
  }));
};
