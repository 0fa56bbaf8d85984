import { lockRefusal } from '../books/lock.ts';
import type { World } from '../books/world.ts';
import type { Document } from '../documents/document.ts';
import { atRate, type Decimal, isZero, negated } from '../money.ts';
import { emptyPlan, type Plan } from '../plan/plan.ts';
import { entryOf, lineOf } from '../posted/book.ts';
import type { Refusal } from '../values/refusal.ts';

/** A fee a provider kept, or gave back where it is below zero, out of the payment clearing. */
export interface ProviderFee {
  fee: Decimal;
  currency: string;
  /** Home per unit of its currency. */
  rate: Decimal;
  memo: string;
}

/** Books a fee about a document: 30 against 3. Refused while the day is locked. Source: connections.md, rule 22. */
export const planFee = (
  document: Document,
  { fee, currency, rate, memo }: ProviderFee,
  world: World,
): { plan: Plan; home: Decimal } | Refusal => {
  const home = atRate(fee, rate, world.homeDigits);
  if (isZero(home)) return { plan: emptyPlan(), home };
  const locked = lockRefusal(world, world.today);
  if (locked) return locked;
  const line = (accountId: number, amount: Decimal, foreignAmount: Decimal) =>
    lineOf(document, { accountId, amount, foreignAmount, currency, rate });
  const lines = [
    line(world.accounts.fees, home, fee),
    line(world.accounts.clearing, negated(home), negated(fee)),
  ];
  const entry = entryOf(world, { onDay: world.today, kind: 'manual', documentId: document.id, memo, lines });
  return { plan: { ...emptyPlan(), entries: [entry] }, home };
};
