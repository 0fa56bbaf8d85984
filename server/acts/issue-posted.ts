import type { PaymentMode } from '../../src/domain/books/payment-mode.ts';
import { moving, type Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Day } from '../../src/domain/day.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { type Decimal, isPositive } from '../../src/domain/money.ts';
import { isNoChange, joined, type Outcome, type Plan } from '../../src/domain/plan/plan.ts';
import { standingOf } from '../../src/domain/posted/book.ts';
import { planIssue } from '../../src/domain/posted/issue.ts';
import { planPayment } from '../../src/domain/posted/payment.ts';
import { postingOf } from '../../src/domain/postings/postings.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';

/** What is paid while issuing: an invoice's deposit; a receipt is always paid in full. */
export interface PaidAtOnce {
  deposit: Decimal;
  mode: PaymentMode;
  /** The account of the default bank, held, where the mode reaches one; null or left out while there is none. */
  bankAccount?: number | null;
  /** The account that is paid on, where it is none of the mode. */
  paidOn?: number | null;
  /** The day it was paid, where that isn't its issue date. */
  paidOnDay?: Day | null;
}

/** The payment of what issuing opened, in the same plan. */
const paidAtOnce = (
  issued: Plan,
  amount: Decimal,
  { mode, bankAccount = null, paidOn = null, paidOnDay = null }: Omit<PaidAtOnce, 'deposit'>,
  stock: Stock,
  world: World,
) => {
  const document = issued.documents[0]!.after;
  const to = decide(postedLifecycle, standingOf(document), {
    type: 'payment.record',
    reduction: { amount },
  });
  if (isRefusal(to)) return to;
  const nothing = {
    settlements: [],
    payments: [],
    credits: [],
    creditNotes: [],
    cancelledEntry: null,
    cancellationId: null,
    entries: [],
    goods: [],
    stock,
  };
  const { side } = postingOf(document);
  const book = { ...nothing, side, document, items: issued.items };
  const receipt = {
    mode,
    onDay: paidOnDay ?? document.issuedOn,
    bankAccount,
    accountId: paidOn,
    memo: '',
    rate: document.rate,
    inHome: null,
  };
  return planPayment(side, [{ book, amount, to }], receipt, world);
};

/** Issues a draft, its number taken and its sale posted, and pays it at once, as one plan, or says why not. */
export const issueDraftAct = (
  draft: Document,
  stock: Stock,
  paid: PaidAtOnce,
  world: World,
): Plan | Refusal => {
  const move = decide(postedLifecycle, standingOf(draft), { type: 'document.issue' });
  if (isRefusal(move)) return move;
  const plan = planIssue(draft, stock, move, world, postingOf(draft));
  if (isRefusal(plan)) return plan;
  const document = plan.documents[0]!.after;
  const amount = document.subtype === 'receipt' ? document.total : paid.deposit;
  if (!isPositive(amount) || plan.items.length === 0) return plan;
  const payment = paidAtOnce(plan, amount, paid, stock, world);
  return isRefusal(payment) ? payment : joined(plan, payment);
};

/** Issues an existing invoice; one that is issued stays as it is. */
export const issuePostedAct = (
  document: Document,
  stock: Stock,
  paid: Omit<PaidAtOnce, 'deposit'>,
  world: World,
): Outcome => {
  const move = decide(postedLifecycle, standingOf(document), { type: 'document.issue' });
  if (!isRefusal(move) && !move.moved) return { unchanged: document };
  return issueDraftAct(document, stock, { ...paid, deposit: '0' }, world);
};

/** One of several drafts, with the bank its money reaches and the days of its opening stocks where it is older; or why it can't be issued. */
export type DraftOfSeveral =
  | { document: Document; bankAccount: number | null; openedOn: ReadonlyMap<string, string> | null }
  | Refusal;

const knowing = (stock: Stock, openedOn: ReadonlyMap<string, string> | null): Stock =>
  openedOn === null
    ? stock
    : {
        ...stock,
        pools: new Map(
          [...stock.pools].map(([id, pool]) => [id, { ...pool, openedOn: openedOn.get(id) ?? null }]),
        ),
      };

/**
 * Issues several drafts in their order, each on the stock that those before it left, and answers what comes of each beside
 * that stock. What is refused leaves the others be.
 */
export const issueSeveralAct = (
  drafts: readonly DraftOfSeveral[],
  stock: Stock,
  { mode }: Pick<PaidAtOnce, 'mode'>,
  world: World,
): { outcome: Outcome; before: Stock }[] => {
  let left = stock;
  return drafts.map((draft) => {
    const before = left;
    if (isRefusal(draft)) return { outcome: draft, before };
    const { document, bankAccount, openedOn } = draft;
    const outcome = issuePostedAct(document, knowing(before, openedOn), { mode, bankAccount }, world);
    if (!isRefusal(outcome) && !isNoChange(outcome)) left = outcome.moves.reduce(moving, before);
    return { outcome, before };
  });
};
