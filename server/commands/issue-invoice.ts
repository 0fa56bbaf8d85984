import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import type { Stock } from '../../src/domain/books/stock.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { standingOf } from '../../src/domain/invoice/book.ts';
import { planIssue } from '../../src/domain/invoice/issue.ts';
import { planPayment } from '../../src/domain/invoice/payment.ts';
import { type Decimal, isPositive } from '../../src/domain/money.ts';
import { joined, type Plan, type World } from '../../src/domain/plan.ts';
import { isRefusal, type Refusal } from '../../src/domain/refusal.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { carryOut } from '../store/intent.ts';
import { lockInvoice } from '../store/invoices.ts';
import { lockStock } from '../store/stock.ts';
import { asWorn } from '../store/templates.ts';
import { type Ctx, granted } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { type Done, finish, unmoved } from './finish.ts';

/** What is paid while issuing: an invoice's deposit; a receipt is always paid in full. */
export interface PaidAtOnce {
  deposit: Decimal;
  mode: PaymentMode;
}

/** Issues a draft and pays it at once, as one plan, or says why not. */
export const issuePlan = (draft: Document, stock: Stock, paid: PaidAtOnce, world: World): Plan | Refusal => {
  const move = decide(invoiceLifecycle, standingOf(draft), { type: 'invoice.issue' });
  if (isRefusal(move)) return move;
  const plan = planIssue(draft, stock, move, world);
  if (isRefusal(plan)) return plan;
  const document = plan.documents[0]!.after;
  const amount = document.subtype === 'receipt' ? document.total : paid.deposit;
  if (!isPositive(amount) || plan.items.length === 0) return plan;
  const next = decide(invoiceLifecycle, standingOf(document), {
    type: 'payment.record',
    reduction: { amount },
  });
  if (isRefusal(next)) return next;
  const nothing = { settlements: [], payments: [], credits: [], entries: [], goods: [], stock };
  const book = { ...nothing, document, items: plan.items };
  const receipt = {
    mode: paid.mode,
    onDay: document.issuedOn,
    bankAccount: null,
    memo: '',
    rate: document.rate,
    inHome: null,
  };
  const payment = planPayment([{ book, amount, to: next }], receipt, world);
  return isRefusal(payment) ? payment : joined(plan, payment);
};

/** Issues a draft that stands already: its number taken, its sale posted; a receipt is paid in full at once. */
export const issueInvoice = (ctx: Ctx, id: string, mode: PaymentMode = 1): Promise<Done> =>
  carryOut(ctx, async (tx) => {
    const document = await asWorn(tx, await lockInvoice(tx, id));
    const move = granted(decide(invoiceLifecycle, standingOf(document), { type: 'invoice.issue' }));
    if (!move.moved) return unmoved(tx, document);
    const sold = document.lines.flatMap((line) => (line.productId ? [line.productId] : []));
    const stock = await lockStock(tx, sold, document.issuedOn);
    return finish(tx, granted(issuePlan(document, stock, { deposit: '0', mode }, await worldOf(tx))));
  });
