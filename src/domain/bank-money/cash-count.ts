import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { compare, type Decimal, fits, isNegative, isZero, minus, negated } from '../money.ts';
import { largestAmount } from '../typed/amount.ts';
import { digitsOf } from '../values/currency.ts';
import { invalid, isRefusal, type Refusal } from '../values/refusal.ts';
import { cashCountWords as words } from '../words/bank-money.ts';
import { amountWords } from '../words/everywhere.ts';
import { type CounterAccount, type PlannedMoney, planFund } from './fund.ts';
import type { MovedBank } from './moved-bank.ts';

/** Cash as it was counted. */
export interface CashCount {
  bankId: string;
  /** In the bank's currency. */
  counted: Decimal;
  /** Null for today. */
  onDay: Day | null;
  /** Where the difference goes; null for other expenses. */
  accountId: number | null;
  memo: string;
  rate: Decimal | null;
}

/** The account of the standard chart that a difference goes to unless another is named. */
export const countAccount = 49;

const countedRefusal = (counted: Decimal, { currency }: MovedBank): Refusal | null => {
  const digits = digitsOf(currency);
  if (isNegative(counted)) return invalid('counted', words.belowNothing);
  if (!fits(counted, digits))
    return invalid('counted', digits === 0 ? amountWords.noDecimals : amountWords.tooManyDecimals(digits));
  return compare(counted, largestAmount) > 0 ? invalid('counted', amountWords.tooLarge) : null;
};

/**
 * Brings the books to what was counted: the difference is put in or taken out, against an account. Nothing is posted where they say the same.
 *
 * @param onDay what the books say after the day it was counted
 * @returns null where there is no difference
 */
export const planCashCount = (
  { counted, ...request }: CashCount,
  bank: MovedBank,
  onDay: Decimal,
  account: CounterAccount | null,
  world: World,
): (PlannedMoney & { difference: Decimal }) | null | Refusal => {
  const refused = countedRefusal(counted, bank);
  if (refused) return refused;
  const difference = minus(counted, onDay);
  if (isZero(difference)) return null;
  const isShort = isNegative(difference);
  const planned = planFund(
    {
      ...request,
      movement: isShort ? 'out' : 'in',
      amount: isShort ? negated(difference) : difference,
      memo: request.memo.trim() || words.memo,
      confirmOverdraft: true,
    },
    bank,
    account,
    world,
  );
  return isRefusal(planned) ? planned : { ...planned, difference };
};
