import type { World } from '../books/world.ts';
import { type Day, daysAfter } from '../day.ts';
import { atRate, compare, type Decimal, isZero, minus, negated, over, plus, rounded } from '../money.ts';
import { amountRefusal } from '../typed/amount.ts';
import { rateDigits } from '../typed/exchange-rate.ts';
import { isDay } from '../values/is-day.ts';
import { invalid, named, type Refusal } from '../values/refusal.ts';
import { bankTransferWords, bankMoneyRefusals as words } from '../words/bank-money.ts';
import { openingFaults } from '../words/contacts.ts';
import { dayRefusal, moneyEntry, moneyPlan, type PlannedMoney, rateRefusal, worthRefusal } from './fund.ts';
import {
  bankLine,
  bankRefusal,
  digitsOfBank,
  emptiedLines,
  homeLine,
  type MovedBank,
  overdraftRefusal,
} from './moved-bank.ts';

/** Money moved from one bank to another, as typed. */
export interface TransferRequest {
  fromId: string;
  toId: string;
  /** What leaves, in the currency of the bank it leaves. */
  amountOut: Decimal;
  /** What arrives, in the other's; null for the same. */
  amountIn: Decimal | null;
  /** What the bank it leaves takes beside, in that bank's currency; null for nothing. */
  fee: Decimal | null;
  /** Null for today. */
  leavesOn: Day | null;
  /** Null for the day it leaves. */
  arrivesOn: Day | null;
  /** Home per unit of the foreign currency; of two foreign ones, of the one that leaves. */
  rate: Decimal | null;
  memo: string;
  confirmOverdraft: boolean;
}

/** As long as money is on its way at most. */
const longestDays = 30;

interface Ends {
  from: MovedBank;
  to: MovedBank;
}

const isHomeIn = (bank: MovedBank, { homeCurrency }: World): boolean => bank.currency === homeCurrency;

const amountFault = ({ amountOut, amountIn, fee }: TransferRequest, { from, to }: Ends): Refusal | null => {
  const wrongOut = amountRefusal(amountOut, digitsOfBank(from));
  if (wrongOut) return named(wrongOut, 'amountOut');
  if (from.currency === to.currency) {
    if (amountIn !== null && compare(amountIn, amountOut) !== 0)
      return invalid('amountIn', words.amountsDiffer);
  } else {
    if (amountIn === null) return invalid('amountIn', words.amountInMissing(to.currency));
    const wrongIn = amountRefusal(amountIn, digitsOfBank(to));
    if (wrongIn) return named(wrongIn, 'amountIn');
  }
  const wrongFee = fee !== null && !isZero(fee) ? amountRefusal(fee, digitsOfBank(from)) : null;
  return wrongFee && named(wrongFee, 'fee');
};

const daysFault = (leavesOn: Day, arrivesOn: Day, world: World): Refusal | null => {
  const wrong = dayRefusal(leavesOn, 'leavesOn', world);
  if (wrong) return wrong;
  if (!isDay(arrivesOn)) return invalid('arrivesOn', openingFaults.dayMissing);
  if (arrivesOn < leavesOn) return invalid('arrivesOn', words.arrivesBefore);
  return arrivesOn > daysAfter(leavesOn, longestDays)
    ? invalid('arrivesOn', words.arrivesTooLate(longestDays))
    : null;
};

/** What both ends are worth at home: the home bank's own amount, unless a rate says what the foreign side is worth. */
const worthsOf = (request: TransferRequest, { from, to }: Ends, rate: Decimal | null, world: World) => {
  const { amountOut } = request;
  const amountIn = request.amountIn ?? amountOut;
  const at = (amount: Decimal) => atRate(amount, rate!, world.homeDigits);
  if (isHomeIn(from, world) && isHomeIn(to, world)) return { left: amountOut, arrived: amountIn };
  if (isHomeIn(to, world)) return { left: rate === null ? amountIn : at(amountOut), arrived: amountIn };
  if (isHomeIn(from, world)) return { left: amountOut, arrived: rate === null ? amountOut : at(amountIn) };
  return { left: at(amountOut), arrived: at(amountOut) };
};

/** The rate a line is posted with: of an amount that is worth so much. */
const impliedRate = (worth: Decimal, amount: Decimal): Decimal => rounded(over(worth, amount), rateDigits);

/** The rate a transfer is reckoned with: between banks at home none; between two foreign ones that of the day, where none is typed. */
const rateOf = ({ rate }: TransferRequest, { from, to }: Ends, rateOfDay: Decimal | null, world: World) => {
  if (isHomeIn(from, world) && isHomeIn(to, world)) return null;
  return isHomeIn(from, world) || isHomeIn(to, world) ? rate : (rate ?? rateOfDay);
};

const transferRefusal = (
  request: TransferRequest,
  ends: Ends,
  rate: Decimal | null,
  world: World,
): Refusal | null => {
  const { from, to } = ends;
  if (from.accountId === to.accountId) return invalid('toId', words.sameBank);
  const leavesOn = request.leavesOn ?? world.today;
  const isAbroad = !isHomeIn(from, world) && !isHomeIn(to, world);
  return (
    bankRefusal(from, 'fromId') ??
    bankRefusal(to, 'toId') ??
    amountFault(request, ends) ??
    daysFault(leavesOn, request.arrivesOn ?? leavesOn, world) ??
    (rate !== null || isAbroad
      ? rateRefusal(rate, isHomeIn(from, world) ? to.currency : from.currency)
      : null)
  );
};

/**
 * Moves money from one bank to another: in one entry, or in two with payment clearing between them where it arrives on a later day. What the
 * two sides differ by at home, and what is left of a foreign bank that it empties, goes to exchange differences; the fee to bank fees.
 * Source: finance-answers.md, Q72, M5 and M14.
 *
 * @param rateOfDay the rate kept for the currency that leaves, for a transfer between two foreign banks
 */
export const planTransfer = (
  request: TransferRequest,
  ends: Ends,
  rateOfDay: Decimal | null,
  world: World,
): PlannedMoney | Refusal => {
  const rate = rateOf(request, ends, rateOfDay, world);
  const refused = transferRefusal(request, ends, rate, world);
  if (refused) return refused;
  const { left, arrived } = worthsOf(request, ends, rate, world);
  const fee = request.fee ?? '0';
  const fromRate = isHomeIn(ends.from, world) ? '1' : (rate ?? impliedRate(left, request.amountOut));
  const homeFee = atRate(fee, fromRate, world.homeDigits);
  const unworthy =
    worthRefusal(isZero(fromRate) ? '0' : left, 'amountOut', world) ??
    worthRefusal(arrived, 'amountIn', world) ??
    (isZero(fee) ? null : worthRefusal(homeFee, 'fee', world)) ??
    overdraftRefusal(ends.from, negated(plus(request.amountOut, fee)), request.confirmOverdraft, world);
  if (unworthy) return unworthy;
  return posted(request, ends, { left, arrived, fee, homeFee, fromRate }, world);
};

interface Worths {
  left: Decimal;
  arrived: Decimal;
  fee: Decimal;
  homeFee: Decimal;
  fromRate: Decimal;
}

const posted = (
  request: TransferRequest,
  { from, to }: Ends,
  { left, arrived, fee, homeFee, fromRate }: Worths,
  world: World,
): PlannedMoney => {
  const { amountOut } = request;
  const amountIn = request.amountIn ?? amountOut;
  const memo = request.memo.trim() || bankTransferWords.memo({ from: from.name, to: to.name });
  const leavesOn = request.leavesOn ?? world.today;
  const arrivesOn = request.arrivesOn ?? leavesOn;
  const { clearing, exchange, fees } = world.accounts;
  const toRate = isHomeIn(to, world) ? '1' : impliedRate(arrived, amountIn);
  const charged = bankLine(
    from,
    { own: negated(fee), home: negated(homeFee) },
    fromRate,
    bankTransferWords.feeMemo,
  );
  const out = { own: negated(plus(amountOut, fee)), home: negated(plus(left, homeFee)) };
  const leaving = [
    bankLine(from, { own: negated(amountOut), home: negated(left) }, fromRate, memo),
    charged,
    { ...charged, accountId: fees, amount: homeFee, foreignAmount: fee },
    ...emptiedLines(from, out, fromRate, world),
  ];
  const incoming = { own: amountIn, home: arrived };
  const arriving = [
    bankLine(to, incoming, toRate, memo),
    homeLine(exchange, minus(left, arrived), bankTransferWords.difference, world),
    ...emptiedLines(to, incoming, toRate, world),
  ];
  const entry = (onDay: Day, lines: typeof leaving) =>
    moneyEntry({ kind: 'transfer', onDay, memo }, lines, world);
  const entries =
    leavesOn === arrivesOn
      ? [entry(leavesOn, [...leaving, ...arriving])]
      : [
          entry(leavesOn, [...leaving, homeLine(clearing, left, memo, world)]),
          entry(arrivesOn, [homeLine(clearing, negated(left), memo, world), ...arriving]),
        ];
  const data = { to: to.id, amount: amountOut, currency: from.currency, amountIn, toCurrency: to.currency };
  return moneyPlan(entries, 'bank.transfer', from, data, world);
};
