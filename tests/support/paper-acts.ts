import { expect } from 'vitest';
import type { PaymentMode } from '../../src/domain/books/payment-mode.ts';
import { isZero, times } from '../../src/domain/money.ts';
import { joined, type Plan } from '../../src/domain/plan/plan.ts';
import { settling, standingOf } from '../../src/domain/posted/book.ts';
import { planCancel, planReinstate } from '../../src/domain/posted/cancel.ts';
import { planCreditApply, planCreditRemove } from '../../src/domain/posted/credit.ts';
import { contentRefusal, newDraft, planDraft, withPostedContent } from '../../src/domain/posted/draft.ts';
import { planEdit, planIssue } from '../../src/domain/posted/issue.ts';
import { type PaidShare, paidByHome, planPayment } from '../../src/domain/posted/payment.ts';
import { planPaymentDelete } from '../../src/domain/posted/payment-delete.ts';
import { planCreditRefund } from '../../src/domain/posted/refund.ts';
import { planWriteOff, planWriteOffUndo } from '../../src/domain/posted/write-off.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';
import { least, written } from './fraction.ts';
import { postingOf } from './mirrored.ts';
import { creditNoteActs } from './paper-credit-notes.ts';
import { both, chosen, decided, type How, type Pair } from './paper-pair.ts';
import { type Content, secondTotals } from './second-totals.ts';
import { typed } from './typed-content.ts';

/** Content is refused for its discount alone, and goods only where the second ledger lacks them too. */
const agreesOnRefusal = (pair: Pair, content: Content, plan: Plan | Refusal, standing?: string): void => {
  const { isOver } = secondTotals(content);
  const shortage = pair.second.shortOf(content, standing);
  expect(isRefusal(plan) ? plan.kind : null).toBe(isOver ? 'invalid' : shortage ? 'shortage' : null);
};

const issue = (pair: Pair, { a, content }: How): string | null => {
  const { books, second, customers } = pair;
  const customer = customers[a % customers.length]!;
  const form = typed(content, customer);
  const draft = newDraft(form, books.world);
  const move = decide(postedLifecycle, standingOf(draft), { type: 'document.issue' });
  if (isRefusal(move)) throw new Error(move.message);
  const plan =
    contentRefusal(form, true) ?? planIssue(draft, books.stock(), move, books.world, postingOf(books.side));
  agreesOnRefusal(pair, content, plan);
  if (isRefusal(plan)) return null;
  const whole = joined(planDraft(draft, books.world), plan);
  both(pair, whole, () => second.issue(draft.id, customer, content));
  expect(whole.documents[0]!.after.homeTotal).toBe(draft.homeTotal);
  return draft.id;
};

const payment = (pair: Pair, shares: [id: string, amount: bigint][], how: How, inHome: bigint[] | null) => {
  const { books, second, home } = pair;
  const [first] = shares.map(([id]) => second.documents.get(id)!.content);
  const rate = first!.currency === home[0] ? '1' : how.content.rate;
  const mode = ((how.c % 5) + 1) as PaymentMode;
  const paid = shares.map(([id, units]): PaidShare | null => {
    const amount = written(units, first!.digits);
    const reduction = { amount, surplus: shares.length === 1 ? ('credit' as const) : undefined };
    const to = decided(pair, id, { type: 'payment.record', reduction });
    return to && { book: books.book(id), amount, to };
  });
  if (paid.some((share) => share === null)) return;
  const receipt = {
    mode,
    onDay: books.world.today,
    bankAccount: null,
    memo: '',
    rate,
    inHome: inHome?.map((units) => written(units, home[1])) ?? null,
  };
  const digits = inHome ? home[1] : first!.digits;
  const units = mode === 1 || how.b % 3 > 0 ? 0n : BigInt(1 + (how.a % 400));
  const bankCharge = units > 0n ? written(units, digits) : null;
  const plan = planPayment(books.side, paid as PaidShare[], { ...receipt, bankCharge }, books.world);
  // The second ledger is a seller’s: what a buyer’s bank takes has the other sign in it.
  const charge = books.side.signed('1') === '1' ? units : -units;
  const money = {
    account: mode === 1 ? second.chosen().cash : 3,
    rate,
    charge,
    ...(inHome ? { inHome } : {}),
  };
  both(pair, plan, () => second.pay(shares, money));
};

/** An amount between one unit and a bit more than what is there. */
const someOf = (there: bigint, by: number): bigint => 1n + ((there + 5n) * BigInt(by % 1000)) / 900n;

/** Each act on paper books and, where it was allowed, in the second ledger. */
export const paperActs = {
  issue: (pair: Pair, how: How) => void issue(pair, how),
  edit: (pair: Pair, how: How) => {
    const found = chosen(pair, how);
    if (!found) return;
    const [id, { customer }] = found;
    const { books, second } = pair;
    const form = typed(how.content, customer);
    const edited = withPostedContent(books.document(id), form, books.world);
    const facts = { lines: edited.lines.length, total: edited.total };
    const move = decided(pair, id, { type: 'document.edit', edited: facts });
    if (!move) return;
    const plan =
      contentRefusal(form, true) ??
      planEdit(books.book(id), edited, move, books.world, postingOf(books.side));
    agreesOnRefusal(pair, how.content, plan, id);
    both(pair, plan, () => second.edit(id, customer, how.content));
  },
  pay: (pair: Pair, how: How) => {
    const found = chosen(pair, how);
    if (found) payment(pair, [[found[0], someOf(found[1].owed, how.b)]], how, null);
  },
  payTooMuch: (pair: Pair, how: How) => {
    const found = chosen(pair, how);
    if (found) payment(pair, [[found[0], found[1].owed + BigInt(how.b)]], how, null);
  },
  payAll: (pair: Pair, how: How) => {
    const found = chosen(pair, how);
    if (found) payment(pair, [[found[0], found[1].owed]], how, null);
  },
  payInHome: (pair: Pair, how: How) => {
    const found = chosen(pair, how);
    if (!found || found[1].content.currency === pair.home[0]) return;
    const [id, { content, homeLeft }] = found;
    const units = someOf(homeLeft, how.b);
    const rate = how.content.currency === pair.home[0] ? '1' : how.content.rate;
    const amount = pair.second.paidByHome(id, units, rate);
    const paid = paidByHome(pair.books.document(id), written(units, pair.home[1]), rate, pair.books.world);
    if (!pair.second.documents.get(id)!.cancelled) expect(paid).toBe(written(amount, content.digits));
    payment(pair, [[id, amount]], how, [units]);
  },
  payBatch: (pair: Pair, how: How) => {
    const found = chosen(pair, how);
    if (!found) return;
    const alike = [...pair.second.documents].filter(
      ([, one]) =>
        one.owed > 0n &&
        one.customer === found[1].customer &&
        one.content.currency === found[1].content.currency,
    );
    const shares = alike.map(([id, { owed }], index): [string, bigint] => [
      id,
      1n + ((owed - 1n) * BigInt((how.b + index * 137) % 1000)) / 999n,
    ]);
    if (shares.length > 1) payment(pair, shares, how, null);
  },
  deletePayment: (pair: Pair, how: How) => {
    const found = chosen(pair, how);
    if (!found || found[1].settled.length === 0) return;
    const { books, second } = pair;
    const index = how.b % found[1].settled.length;
    const book = books.book(found[0]);
    const settlement = settling(book)[index]!;
    const move = decided(pair, found[0], { type: 'payment.delete', amount: settlement.amount });
    if (!move || settlement.kind === 'write-off' || settlement.kind === 'credit-note') return;
    const plan =
      settlement.kind === 'credit'
        ? planCreditRemove(book, settlement, move, books.world)
        : planPaymentDelete(book, settlement, books.tiesOf(settlement), move, books.world);
    both(pair, plan, () => second.deletePayment(found[0], index));
  },
  applyCredit: (pair: Pair, how: How) => {
    const { books, second } = pair;
    const creditFor = ({ customer, content }: { customer: string; content: Content }) =>
      second.unspent(customer, content.currency).reduce((sum, one) => sum + one.left, 0n);
    const payable = [...second.documents].filter(([, one]) => one.owed > 0n && creditFor(one) > 0n);
    if (payable.length === 0) return;
    const [id, document] = payable[how.a % payable.length]!;
    const [there, { owed, customer, content }] = [creditFor(document), document];
    const units = how.b % 3 ? least(there, owed) : someOf(least(there, owed), how.c);
    const amount = written(units, content.digits);
    const move = decided(pair, id, { type: 'credit.apply', reduction: { amount } });
    if (!move) return;
    const credits = books.creditOf(customer, content.currency);
    const plan = planCreditApply(
      books.book(id),
      credits,
      { amount, onDay: books.world.today, settlements: [] },
      move,
      books.world,
    );
    expect(isRefusal(plan)).toBe(units > there);
    both(pair, plan, () => second.applyCredit(id, units));
  },
  refundCredit: (pair: Pair, how: How) => {
    const { books, second } = pair;
    const all = pair.customers.flatMap((customer) =>
      [pair.home[0], how.content.currency].flatMap((currency) => second.unspent(customer, currency)),
    );
    if (all.length === 0) return;
    const { customer, content, left } = all[how.a % all.length]!;
    const units = someOf(left, how.b);
    const isForeign = content.currency !== pair.home[0];
    const rate = isForeign && how.c % 2 ? times(content.rate, '1.07') : null;
    const plan = planCreditRefund(
      books.side,
      { contactId: customer, currency: content.currency },
      books.creditOf(customer, content.currency),
      written(units, content.digits),
      { mode: 1, onDay: books.world.today, bankAccount: null, memo: '', rate },
      books.world,
    );
    // What is worth nothing at home can't be given back at that rate.
    if (rate && isRefusal(plan)) return;
    both(pair, plan, () => second.refund(customer, content.currency, units, second.chosen().cash, rate));
  },
  writeOff: (pair: Pair, how: How) => {
    const id = chosen(pair, how)?.[0];
    const move = id ? decided(pair, id, { type: 'balance.writeOff' }) : null;
    if (!id || !move || isZero(pair.books.owedOn(id).open)) return;
    const { books, second } = pair;
    const request = { onDay: books.world.today, taxRelief: how.b % 2 === 1 };
    both(pair, planWriteOff(books.book(id), request, move, books.world), () =>
      second.writeOff(id, request.taxRelief),
    );
  },
  undoWriteOff: (pair: Pair, how: How) => {
    const id = chosen(pair, how)?.[0];
    const move = id ? decided(pair, id, { type: 'writeOff.undo' }) : null;
    if (!id || !move) return;
    both(pair, planWriteOffUndo(pair.books.book(id), move, pair.books.world), () =>
      pair.second.undoWriteOff(id),
    );
  },
  ...creditNoteActs,
  /** Other accounts for what is posted from now on; each is often what it was. */
  choose: ({ books, second }: Pair, { a, b }: How) => {
    const chosen = {
      cash: a % 2 ? 1 : 61,
      sales: b % 2 ? 13 : 62,
      inventory: a % 3 ? 34 : 63,
      taxCollected: [9, 64, 65][b % 3]!,
    };
    books.choose(chosen);
    second.choose(chosen);
  },
  cancel: (pair: Pair, how: How) => {
    const id = chosen(pair, how)?.[0];
    const move = id ? decided(pair, id, { type: 'document.cancel' }) : null;
    if (!id || !move) return;
    const choice = {
      payments: how.b % 2 ? ('credit' as const) : ('refund' as const),
      goods: how.c % 2 ? ('back' as const) : ('kept' as const),
    };
    const whole = { ...choice, mode: null, bankAccount: null };
    both(
      pair,
      planCancel(pair.books.book(id), whole, move, pair.books.world, postingOf(pair.books.side)),
      () => pair.second.cancel(id, choice),
    );
  },
  undoCancel: (pair: Pair, how: How) => {
    const found = chosen(pair, how);
    const move = found ? decided(pair, found[0], { type: 'document.reinstate' }) : null;
    if (!found || !move) return;
    const [id, { content, away }] = found;
    const plan = planReinstate(pair.books.book(id), move, pair.books.world, postingOf(pair.books.side));
    expect(isRefusal(plan)).toBe(away.length === 0 && pair.second.shortOf(content) !== null);
    both(pair, plan, () => pair.second.undoCancel(id));
  },
};
export type PaperAct = keyof typeof paperActs;
