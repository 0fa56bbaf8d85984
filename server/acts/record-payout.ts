import { farDayRefusal } from '../../src/domain/books/far-day.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Day } from '../../src/domain/day.ts';
import { type Decimal, isZero } from '../../src/domain/money.ts';
import { onlineMoney as words } from '../../src/domain/online-payment/online-payments.words.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { planPayout } from '../../src/domain/provider-money/plan-payout.ts';
import { amountRefusal } from '../../src/domain/typed/amount.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { invalid, isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';

/** A payout that somebody records: what reached the bank, and what the provider kept. */
export interface TypedPayout {
  amount: Decimal;
  fees: Decimal;
  onDay: Day;
  /** The bank's account; null where there is no bank. */
  accountId: number | null;
  provider: string;
}

/** Books a payout by hand, in home currency: 1 bank and 30 against 3. Source: answers-2.md, Q90. */
export const recordPayoutAct = (
  { amount, fees, onDay, accountId, provider }: TypedPayout,
  world: World,
): { plan: Plan; entryId: string } | Refusal => {
  const digits = digitsOf(world.homeCurrency);
  const wrong = amountRefusal(amount, digits);
  if (wrong) return invalid('amount', wrong.message);
  const wrongFees = isZero(fees) ? null : amountRefusal(fees, digits);
  if (wrongFees) return invalid('fees', wrongFees.message);
  if (onDay > world.today) return invalid('onDay', words.payoutInFuture);
  const far = farDayRefusal(world, { field: 'onDay', day: onDay });
  if (far) return far;
  if (accountId === null) return invalid('bankId', words.payoutNeedsBank);
  const report = {
    ...({ payout: '', status: 'paid', amount, currency: world.homeCurrency, arrivesOn: onDay } as const),
    parts: [],
    fees,
  };
  const memo = words.handPayoutMemo({ provider });
  const how = { memo, onDay, accountId, inHome: true, rate: '1' };
  const done = planPayout(report, how, () => null, world);
  return isRefusal(done) ? done : { plan: done.plan, entryId: done.entryId };
};
