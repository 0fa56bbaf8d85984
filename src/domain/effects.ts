import { isSurplus } from './books/side.ts';
import { type Decimal, isZero } from './money.ts';
import type { Plan } from './plan.ts';

/** One posting of a plan as people read it: the account by its number, the amount with debit positive. */
export interface ShownPosting {
  accountId: number;
  amount: Decimal;
  memo: string | null;
}

/** A plan shown: what an act will do, in the words of its parts. Identifiers are left out; they are made at commit. */
export interface Effects {
  /** `party`: who the document is made out to, or from; empty for nobody. */
  status: { kind: string; number: string | null; from: string | null; to: string; party: string }[];
  entries: { onDay: string; kind: string; memo: string; lines: ShownPosting[] }[];
  credit: { amount: Decimal; currency: string }[];
  refunds: { amount: Decimal; currency: string; mode: number }[];
  /** Goods that come (positive) or leave (negative). */
  stock: { name: string; quantity: Decimal; value: Decimal }[];
  /** What will not be done as asked. */
  warnings: string[];
}

/** The value the preview shows is the value the commit writes, read through this one function. */
export const effectsOf = (plan: Plan): Effects => ({
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
  warnings: plan.warnings,
});

/** A posting with its account's name and the part it plays. */
export interface NamedPosting extends ShownPosting {
  account: string;
  part: string;
}

/** Effects with what is known of each account, as a preview answers them. */
export interface NamedEffects extends Omit<Effects, 'entries'> {
  entries: (Omit<Effects['entries'][number], 'lines'> & { lines: NamedPosting[] })[];
}
