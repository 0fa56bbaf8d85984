import { isSurplus } from '../books/side.ts';
import type { LackingRow } from '../documents/lawful.ts';
import { lackingOnIssue } from '../documents/lawful-paper.ts';
import { type Decimal, isPositive, isZero, minus, sum } from '../money.ts';
import type { Plan } from './plan.ts';
import { type PoolChange, type PoolsBefore, poolChangesOf } from './pool-change.ts';

/** One posting of a plan as people read it: the account by its number, the amount with debit positive. */
export interface PostingView {
  accountId: number;
  amount: Decimal;
  memo: string | null;
}

/** A plan shown: what an act will do, in the words of its parts. Identifiers are left out; they are made at commit. */
export interface Effects {
  /** `party`: who the document is made out to, or from; empty for nobody. */
  status: { kind: string; number: string | null; from: string | null; to: string; party: string }[];
  entries: { onDay: string; kind: string; memo: string; lines: PostingView[] }[];
  credit: { amount: Decimal; currency: string }[];
  refunds: { amount: Decimal; currency: string; mode: number }[];
  /** Goods that come (positive) or leave (negative). */
  stock: { name: string; quantity: Decimal; value: Decimal }[];
  /** The stock of each item whose quantity or worth changes, before and after. */
  pools: PoolChange[];
  /** What will be owed once it is done, on either side of the books, and by when. */
  due: { amount: Decimal; currency: string; onDay: string }[];
  /** What will not be done as asked. */
  warnings: string[];
  /** What the law asks that is not on what is issued; left out for nothing. */
  lacking?: LackingRow[] | undefined;
}

/** What a plan opens and doesn't settle itself, such as a bill that isn't paid at once. */
const dueOf = ({ items, settlements }: Plan): Effects['due'] =>
  items.flatMap((item) => {
    const settled = settlements.filter(({ itemId }) => itemId === item.id).map(({ amount }) => amount);
    const amount = minus(item.amount, sum(settled));
    return !isSurplus(item) && item.dueOn && isPositive(amount)
      ? [{ amount, currency: item.currency, onDay: item.dueOn }]
      : [];
  });

const lackingIn = ({ documents }: Plan, homeCurrency: string): Pick<Effects, 'lacking'> => {
  const lacking = lackingOnIssue(documents, homeCurrency);
  return lacking.length > 0 ? { lacking } : {};
};

/** An act that does nothing. */
export const noEffects = (): Effects => ({
  status: [],
  entries: [],
  credit: [],
  refunds: [],
  stock: [],
  pools: [],
  due: [],
  warnings: [],
});

/**
 * The value the preview shows is the value the commit writes, read through this one function.
 *
 * @param pools the stock of the items that the plan moves, by their ids, as it is before
 */
export const effectsOf = (plan: Plan, pools: PoolsBefore, homeCurrency: string): Effects => ({
  status: plan.documents.map(({ before, after }) => ({
    kind: after.subtype,
    number: after.number,
    from: before?.status ?? null,
    to: after.status,
    party: after.parties.to.name,
  })),
  entries: plan.entries.map(({ onDay, kind, memo, lines }) => ({
    onDay,
    kind,
    memo,
    lines: lines.map((line) => ({ accountId: line.accountId, amount: line.amount, memo: line.memo ?? null })),
  })),
  credit: plan.items.filter(isSurplus).map((item) => ({ amount: item.amount, currency: item.currency })),
  refunds: plan.payments
    .filter(({ id }) => plan.settlements.some((one) => one.kind === 'refund' && one.paymentId === id))
    .map(({ amount, currency, mode }) => ({ amount, currency, mode })),
  stock: plan.moves
    .filter(({ quantity }) => !isZero(quantity))
    .map(({ name, quantity, value }) => ({ name, quantity, value })),
  pools: poolChangesOf(plan.moves, pools),
  due: dueOf(plan),
  warnings: plan.warnings,
  ...lackingIn(plan, homeCurrency),
});

/** A posting with its account's name and the part it plays. */
export interface NamedPosting extends PostingView {
  account: string;
  part: string;
}

/** Effects with what is known of each account, as a preview answers them. */
export interface NamedEffects extends Omit<Effects, 'entries' | 'stock'> {
  /** `value`: null for who may not read what stock costs. */
  stock: (Omit<Effects['stock'][number], 'value'> & { value: Decimal | null })[];
  entries: (Omit<Effects['entries'][number], 'lines'> & { lines: NamedPosting[] })[];
}
