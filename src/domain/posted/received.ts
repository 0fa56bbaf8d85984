import { homeShareOf, type OpenItem } from '../books/open-item.ts';
import {
  atRate,
  compare,
  type Decimal,
  isPositive,
  isReadableAmount,
  minus,
  over,
  rounded,
  smaller,
} from '../money.ts';
import { digitsOf } from '../values/currency.ts';

/** Money as it comes in: in the document's currency, or in home currency where `inHome` says so. */
export interface Received {
  amount: Decimal;
  inHome: boolean;
  /** Home per unit of the document's currency on the payment's day. */
  rate: Decimal;
}

/** What a document asks for, in its own currency. */
interface Owing {
  owed: Decimal;
  currency: string;
}

/**
 * How much of what is owed money pays, in the document's currency: at home all of it where that is worth just as much,
 * else the amount over the rate, rounded to the document's currency.
 */
export const settledBy = (
  { amount, inHome, rate }: Received,
  { owed, currency }: Owing,
  homeCurrency: string,
): Decimal => {
  if (!inHome) return amount;
  return isPositive(owed) && compare(atRate(owed, rate, digitsOf(homeCurrency)), amount) === 0
    ? owed
    : rounded(over(amount, rate), digitsOf(currency));
};

/** The same money in the other of the two currencies; what nobody can read stays as it is. */
export const inOtherCurrency = (
  { amount, inHome, rate }: Received,
  owing: Owing,
  homeCurrency: string,
): Pick<Received, 'amount' | 'inHome'> => {
  const readable = isReadableAmount(amount) && isReadableAmount(rate);
  const other = inHome
    ? () => settledBy({ amount, inHome, rate }, owing, homeCurrency)
    : () => atRate(amount, rate, digitsOf(homeCurrency));
  return { inHome: !inHome, amount: readable ? other() : amount };
};

/** What money does to an open item: what it settles, what that stood in the books for and brings at home. */
export interface Outcome {
  settles: Decimal;
  surplus: Decimal;
  /** In home currency. */
  booked: Decimal;
  brings: Decimal;
  /** Realised: negative for a loss. */
  gain: Decimal;
}

/** What a payment on one item will do, as its plan will say. A surplus is left out of the gain: it becomes credit at its own rate. */
export const outcomeOf = (
  received: Received,
  item: Pick<OpenItem, 'currency' | 'rate' | 'open' | 'homeOpen'>,
  homeCurrency: string,
): Outcome => {
  const homeDigits = digitsOf(homeCurrency);
  const amount = settledBy(received, { owed: item.open, currency: item.currency }, homeCurrency);
  const settles = smaller(amount, item.open);
  const surplus = minus(amount, settles);
  const booked = homeShareOf(item, settles, homeDigits);
  const brings =
    received.inHome && surplus === '0' ? received.amount : atRate(settles, received.rate, homeDigits);
  return { settles, surplus, booked, brings, gain: minus(brings, booked) };
};
