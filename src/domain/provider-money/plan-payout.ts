import type { EntryLine } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { atRate, type Decimal, isZero, minus, negated, plus, sum, zero } from '../money.ts';
import { emptyPlan, type Plan } from '../plan/plan.ts';
import { entryOf } from '../posted/book.ts';
import type { Refusal } from '../values/refusal.ts';
import type { PayoutPart, PayoutReport } from './payout.ts';

/** What a movement is worth in the payment clearing, at home, where it is in the books; below zero for money that left. */
export type BookedWorth = (part: PayoutPart) => Decimal | null;

/** How a payout reaches the books. */
export interface PayoutHow {
  memo: string;
  onDay: Day;
  /** The bank's account, and whether that is kept at home rather than in the payout's currency. */
  accountId: number;
  inHome: boolean;
  /** Home per unit of the payout's currency. */
  rate: Decimal;
}

/** The fees in a payout that nothing has booked: those of disputes go with the dispute. */
export const feesOf = ({ fees, parts }: Pick<PayoutReport, 'fees' | 'parts'>): Decimal =>
  fees ?? sum(parts.map(({ kind, fee, amount }) => feeOfPart(kind, fee, amount)));

const feeOfPart = (kind: PayoutPart['kind'], fee: Decimal, amount: Decimal): Decimal => {
  if (kind === 'dispute') return zero;
  return kind === 'fee' ? minus(fee, amount) : fee;
};

/** What the clearing is lower by at home: each movement as it was booked, what isn't in the books at the rate of the day. */
const clearedOf = (
  { amount, parts, fees }: PayoutReport,
  worthOf: BookedWorth,
  rate: Decimal,
  { homeDigits }: World,
): Decimal => {
  const home = (value: Decimal) => atRate(value, rate, homeDigits);
  if (parts.length === 0) return plus(home(amount), home(fees ?? zero));
  return sum(
    parts
      .filter(({ kind }) => kind !== 'fee')
      .map((part) => {
        const booked = worthOf(part);
        if (booked !== null) return booked;
        return home(part.kind === 'dispute' ? minus(part.amount, part.fee) : part.amount);
      }),
  );
};

/**
 * A payout: the clearing 3 to the bank, net, and its fees to 30. What a movement brought in another currency than it was booked in is
 * realised on 19. Refused while the day is locked. Source: answers-2.md, Q90.
 */
export const planPayout = (
  report: PayoutReport,
  { memo, onDay, accountId, inHome, rate }: PayoutHow,
  worthOf: BookedWorth,
  world: World,
): { plan: Plan; entryId: string; fees: Decimal } | Refusal => {
  const locked = lockRefusal(world, onDay);
  if (locked) return locked;
  const { amount, currency } = report;
  const fees = feesOf(report);
  const [net, kept] = [atRate(amount, rate, world.homeDigits), atRate(fees, rate, world.homeDigits)];
  const cleared = clearedOf(report, worthOf, rate, world);
  const line = (account: number, home: Decimal, foreign: Decimal | null): EntryLine => ({
    accountId: account,
    amount: home,
    ...(foreign === null
      ? { currency: world.homeCurrency, rate: '1', foreignAmount: home }
      : { currency, rate, foreignAmount: foreign }),
    channel: 'manual',
  });
  const { clearing, exchange } = world.accounts;
  const entry = entryOf(world, {
    onDay,
    kind: 'manual',
    memo,
    lines: [
      line(accountId, net, inHome ? null : amount),
      line(world.accounts.fees, kept, fees),
      line(clearing, negated(cleared), null),
      line(exchange, minus(cleared, plus(net, kept)), null),
    ],
  });
  return {
    plan: isZero(cleared) && isZero(net) ? emptyPlan() : { ...emptyPlan(), entries: [entry] },
    entryId: entry.id,
    fees,
  };
};
