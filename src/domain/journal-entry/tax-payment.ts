import { dayRefusal } from '../bank-money/fund.ts';
import { bankRefusal, type MovedBank, overdraftRefusal } from '../bank-money/moved-bank.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { abs, compare, type Decimal, fits, isNegative, isZero, minus, negated } from '../money.ts';
import { largestAmount } from '../typed/amount.ts';
import { digitsOf } from '../values/currency.ts';
import { formatMoney } from '../values/format.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { amountWords } from '../words/everywhere.ts';
import { taxPaymentMemos as memos, taxPaymentFaults as words } from '../words/tax-payments.ts';
import type { TypedEntry, TypedEntryLine } from './typed-entry.ts';

/** Tax that was paid to the tax office, or that the office paid back, as typed: amounts at home. */
export interface TaxPayment {
  bankId: string;
  /** Null for today. */
  onDay: Day | null;
  /** What is settled of the tax collected on sales, and of the tax paid on purchases. */
  collected: Decimal;
  paid: Decimal;
  /** What moved on the bank, whichever way; null for the difference of the two. */
  amount: Decimal | null;
  memo: string;
  /** The bank may go below zero. */
  confirmOverdraft: boolean;
}

/** Offices round what is paid: less than this may be left over. */
const mostRest = (digits: number): Decimal => (digits === 0 ? '100' : '1');

const figureFault = (figure: Decimal, digits: number): string | null => {
  if (!fits(figure, digits))
    return digits === 0 ? amountWords.noDecimals : amountWords.tooManyDecimals(digits);
  return compare(abs(figure, digits), largestAmount) > 0 ? amountWords.tooLarge : null;
};

const figuresRefusal = ({ collected, paid, amount }: TaxPayment, digits: number): Refusal | null => {
  if (isZero(collected) && isZero(paid)) return invalid('collected', words.nothing);
  for (const [field, figure] of Object.entries({ collected, paid, amount })) {
    const wrong = figure === null ? null : figureFault(figure, digits);
    if (wrong) return invalid(field, wrong);
  }
  return amount !== null && isNegative(amount) ? invalid('amount', words.notBelowZero) : null;
};

const restRefusal = (rest: Decimal, net: Decimal, { homeCurrency, homeDigits, locale }: World) => {
  const most = mostRest(homeDigits);
  if (compare(abs(rest, homeDigits), most) < 0) return null;
  const money = (amount: Decimal) => formatMoney(amount, homeCurrency, locale);
  return invalid('amount', words.tooMuchRest({ net: money(abs(net, homeDigits)), most: money(most) }));
};

/** A line with an amount above zero as a debit, below it as a credit; none of nothing. */
const lineOf = (accountId: number, amount: Decimal): TypedEntryLine[] =>
  isZero(amount)
    ? []
    : [
        {
          accountId,
          account: '',
          description: '',
          contactId: null,
          contact: '',
          debit: isNegative(amount) ? '0' : amount,
          credit: isNegative(amount) ? negated(amount) : '0',
          dueOn: null,
          settlesEntry: null,
          taxId: null,
          taxBase: null,
        },
      ];

/**
 * The entry that settles tax with the office: its lines are on the tax accounts and the bank alone, what rounding left on rounding, so
 * that the report of sales tax knows it as a settlement. Refused for a bank in another currency, a day to come or a locked one, and once where the bank
 * goes below zero. Source: finance-answers.md, section C, 20.
 */
export const taxPaymentEntry = (payment: TaxPayment, bank: MovedBank, world: World): TypedEntry | Refusal => {
  const { collected, paid } = payment;
  const { homeCurrency, homeDigits, accounts } = world;
  const unreadable = figuresRefusal(payment, digitsOf(homeCurrency));
  if (unreadable) return unreadable;
  const net = minus(collected, paid);
  const moved = payment.amount === null ? abs(net, homeDigits) : payment.amount;
  const out = isNegative(net) ? negated(moved) : moved;
  const rest = minus(out, net);
  const { currency, name } = bank;
  const refused =
    bankRefusal(bank, 'bankId') ??
    (currency === homeCurrency
      ? null
      : invalid('bankId', words.foreignBank({ bank: name, currency, homeCurrency }))) ??
    dayRefusal(payment.onDay ?? world.today, 'onDay', world) ??
    restRefusal(rest, net, world) ??
    overdraftRefusal(bank, negated(out), payment.confirmOverdraft, world);
  if (refused) return refused;
  return {
    onDay: payment.onDay,
    currency: homeCurrency,
    rate: null,
    memo: payment.memo.trim() || (isNegative(net) ? memos.refunded : memos.paid),
    reference: '',
    reverseOn: null,
    lines: [
      ...lineOf(accounts.taxCollected, collected),
      ...lineOf(accounts.taxPaid, negated(paid)),
      ...lineOf(bank.accountId, negated(out)),
      ...lineOf(accounts.rounding, rest),
    ],
  };
};
