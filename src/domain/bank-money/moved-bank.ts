import type { EntryLine } from '../books/entry.ts';
import type { World } from '../books/world.ts';
import { type Decimal, isNegative, isZero, negated, plus } from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import { formatMoney } from '../values/format.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { bankMoneyRefusals as words } from '../words/bank-money.ts';

/** A bank, or the cash on hand, that money can be moved on by hand. */
export interface MoneyBank {
  id: string;
  accountId: number;
  /** As its account is called in the ledger. */
  name: string;
  /** The last four characters of its number. */
  ends: string;
  currency: string;
  active: boolean;
  /** It is the account that cash payments go to, which has no card of its own. */
  isCash: boolean;
}

/** The same with what is on it, of all its entries, of whatever day. */
export interface MovedBank extends MoneyBank {
  /** In its own currency. */
  own: Decimal;
  /** At home. */
  home: Decimal;
  /** The part of `home` that was posted in another currency than the bank's: the bank's own amount of it isn't known. */
  otherMoney: Decimal;
}

/** What an entry does to a bank. */
interface Moved {
  own: Decimal;
  home: Decimal;
}

/** A line on a bank: the amount in the bank's currency and its worth at home. */
export const bankLine = (
  { accountId, currency }: MoneyBank,
  { own, home }: Moved,
  rate: Decimal,
  memo: string,
): EntryLine => ({
  accountId,
  amount: home,
  currency,
  foreignAmount: own,
  rate,
  channel: 'manual',
  memo,
});

/** A line at home. */
export const homeLine = (accountId: number, amount: Decimal, memo: string, world: World): EntryLine => ({
  accountId,
  amount,
  currency: world.homeCurrency,
  foreignAmount: amount,
  rate: '1',
  channel: 'manual',
  memo,
});

/**
 * What is left at home on a foreign bank that an entry takes to exactly nothing of its own goes to exchange differences. Source:
 * finance-answers.md, Q72.
 */
export const emptiedLines = (bank: MovedBank, moved: Moved, rate: Decimal, world: World): EntryLine[] => {
  const left = plus(bank.home, moved.home);
  const isEmptied = isZero(plus(bank.own, moved.own)) && isZero(bank.otherMoney) && !isZero(moved.own);
  if (bank.currency === world.homeCurrency || !isEmptied || isZero(left)) return [];
  return [
    bankLine(bank, { own: '0', home: negated(left) }, rate, words.restMemo),
    homeLine(world.accounts.exchange, left, words.restMemo, world),
  ];
};

/** Asks once whether a bank may go below zero; null where it doesn't, or where that was confirmed. */
export const overdraftRefusal = (
  bank: MovedBank,
  own: Decimal,
  isConfirmed: boolean,
  { locale }: World,
): Refusal | null => {
  const after = plus(bank.own, own);
  if (isConfirmed || !isNegative(own) || !isNegative(after)) return null;
  const balance = formatMoney(after, bank.currency, locale);
  return invalid('confirmOverdraft', words.overdraft({ bank: bank.name, balance }));
};

/** Why money can't be moved on a bank, or null. */
export const bankRefusal = ({ active }: MoneyBank, field: string): Refusal | null =>
  active ? null : invalid(field, words.archived);

/** Decimals of a bank's currency. */
export const digitsOfBank = ({ currency }: MoneyBank): number => digitsOf(currency);
