import { isCash, isInventory, subgroupById } from '../books/account-groups.ts';
import type { AccountRole } from '../books/accounts.ts';
import type { Entry, EntryKind } from '../books/entry.ts';
import { farDayRefusal } from '../books/far-day.ts';
import type { LedgerAccount } from '../books/ledger-account.ts';
import { lockRefusal } from '../books/lock.ts';
import { payable, receivable } from '../books/side.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { atRate, compare, type Decimal, isZero, negated } from '../money.ts';
import { emptyPlan, type Plan, record } from '../plan/plan.ts';
import { amountRefusal, largestAmount } from '../typed/amount.ts';
import { rateProblem } from '../typed/exchange-rate.ts';
import { isDay } from '../values/is-day.ts';
import { invalid, named, type Refusal } from '../values/refusal.ts';
import { fundWords, bankMoneyRefusals as words } from '../words/bank-money.ts';
import { openingFaults } from '../words/contacts.ts';
import { amountWords } from '../words/everywhere.ts';
import {
  bankLine,
  bankRefusal,
  digitsOfBank,
  emptiedLines,
  type MovedBank,
  overdraftRefusal,
} from './moved-bank.ts';

/** Money put into a bank or taken out of it, as typed. */
export interface FundRequest {
  movement: 'in' | 'out';
  bankId: string;
  /** In the bank's currency. */
  amount: Decimal;
  /** Null for today. */
  onDay: Day | null;
  /** Where it came from, or went; null for the owner's capital or drawings. */
  accountId: number | null;
  memo: string;
  /** Home per unit of the bank's currency. */
  rate: Decimal | null;
  confirmOverdraft: boolean;
}

/** Accounts of the standard chart that money put in comes from, and money taken out goes to, unless another is named. */
export const fundAccounts = { in: 36, out: 37 } as const;

/** What entries about documents alone may move; stock is told by its sub-group. */
const ownPostings: readonly AccountRole[] = [receivable, payable].flatMap(({ owed, surplus }) => [
  owed,
  surplus,
]);

/** What of an account says whether money can come from it or go to it by hand. */
export type CounterAccount = Pick<
  LedgerAccount,
  'id' | 'active' | 'subgroupId' | 'usedBy' | 'group' | 'name'
>;

/** True of an account whose money moves between banks: that is a transfer. */
const isMoney = (account: CounterAccount): boolean => isCash(subgroupById(account.subgroupId)!);

const isOfOwnPostings = ({ subgroupId, usedBy }: CounterAccount): boolean =>
  isInventory(subgroupById(subgroupId)!) ||
  usedBy.some((use) => use.kind === 'role' && ownPostings.includes(use.name));

/** True of an account that money can come from or go to by hand. Source: finance-answers.md, Q71. */
export const takesFunds = (account: CounterAccount): boolean =>
  account.active && !isMoney(account) && !isOfOwnPostings(account);

/** Why money can't come from an account or go to it, or null. */
const counterRefusal = (account: CounterAccount | null): Refusal | null => {
  if (!account) return invalid('accountId', words.accountUnknown);
  if (!account.active) return invalid('accountId', words.accountInactive);
  if (isMoney(account)) return invalid('accountId', words.isTransfer);
  return isOfOwnPostings(account) ? invalid('accountId', words.accountOfDocuments(account.name)) : null;
};

/** Why a day can't be that of money moved by hand, or null. */
export const dayRefusal = (onDay: Day, field: string, world: World): Refusal | null => {
  if (!isDay(onDay)) return invalid(field, openingFaults.dayMissing);
  if (onDay > world.today) return invalid(field, words.inFuture);
  const locked = lockRefusal(world, onDay);
  return locked ? named(locked, field) : farDayRefusal(world, { field, day: onDay });
};

/** Why an amount that is worth so much at home can't be posted, or null. */
export const worthRefusal = (worth: Decimal, field: string, { homeCurrency }: World): Refusal | null => {
  if (isZero(worth)) return invalid(field, openingFaults.worthTooLittle({ homeCurrency }));
  return compare(worth, largestAmount) > 0 ? invalid(field, amountWords.tooLarge) : null;
};

/** Why a rate can't be used, or null. */
export const rateRefusal = (rate: Decimal | null, currency: string): Refusal | null => {
  const wrong = rate === null ? words.rateNeeded(currency) : rateProblem(rate);
  return wrong ? invalid('rate', wrong) : null;
};

const fundRefusal = (
  { amount, onDay, rate }: FundRequest,
  bank: MovedBank,
  account: CounterAccount | null,
  world: World,
): Refusal | null => {
  const isHome = bank.currency === world.homeCurrency;
  return (
    bankRefusal(bank, 'bankId') ??
    amountRefusal(amount, digitsOfBank(bank)) ??
    dayRefusal(onDay ?? world.today, 'onDay', world) ??
    counterRefusal(account) ??
    (isHome ? null : rateRefusal(rate, bank.currency))
  );
};

/** Money moved by hand: what is posted, and what whoever asked should know. */
export interface PlannedMoney {
  plan: Plan;
  entries: readonly Entry[];
}

/** What entries are posted, with what is left of it in the audit trail. */
export const moneyPlan = (
  entries: readonly Entry[],
  act: string,
  bank: MovedBank,
  data: Record<string, unknown>,
  world: World,
): PlannedMoney => ({
  entries,
  plan: {
    ...emptyPlan(),
    entries: [...entries],
    events: [
      record(
        world,
        act,
        { id: bank.id, kind: 'bank' },
        { from: null, to: null },
        {
          ...data,
          entries: entries.map(({ id }) => id),
        },
      ),
    ],
  },
});

/** An entry of money moved by hand. */
export const moneyEntry = (
  about: { kind: EntryKind; onDay: Day; memo: string },
  lines: Entry['lines'],
  world: World,
): Entry => ({
  id: world.newId(),
  documentId: null,
  paymentId: null,
  reverses: null,
  ...about,
  lines: lines.filter(({ amount }) => !isZero(amount)),
});

/**
 * Puts money into a bank from an account, or takes it out to one: the bank against that account. Refused for accounts that other acts move, on
 * a day to come or a locked one, and once where the bank goes below zero. Source: finance-answers.md, Q71.
 *
 * @param account the account named, or that of the owner; null where there is none of it
 */
export const planFund = (
  request: FundRequest,
  bank: MovedBank,
  account: CounterAccount | null,
  world: World,
): PlannedMoney | Refusal => {
  const refused = fundRefusal(request, bank, account, world);
  if (refused) return refused;
  const { movement, amount } = request;
  const onDay = request.onDay ?? world.today;
  const rate = bank.currency === world.homeCurrency ? '1' : request.rate!;
  const worth = atRate(amount, rate, world.homeDigits);
  const sign = (value: Decimal) => (movement === 'in' ? value : negated(value));
  const moved = { own: sign(amount), home: sign(worth) };
  const unworthy =
    worthRefusal(worth, 'amount', world) ??
    overdraftRefusal(bank, moved.own, request.confirmOverdraft, world);
  if (unworthy) return unworthy;
  const memo = request.memo.trim() || fundWords.memo[movement]({ account: account!.name });
  const isFee = movement === 'out' && account!.id === world.accounts.fees;
  const entry = moneyEntry(
    { kind: isFee ? 'fee' : 'fund', onDay, memo },
    [
      bankLine(bank, moved, rate, memo),
      {
        ...bankLine(bank, { own: negated(moved.own), home: negated(moved.home) }, rate, memo),
        accountId: account!.id,
      },
      ...emptiedLines(bank, moved, rate, world),
    ],
    world,
  );
  const act = movement === 'in' ? 'bank.addFund' : 'bank.removeFund';
  const { plan, entries } = moneyPlan(
    [entry],
    act,
    bank,
    { amount, currency: bank.currency, account: account!.id },
    world,
  );
  const isUntaxed = ['income', 'expense'].includes(account!.group);
  return { entries, plan: { ...plan, warnings: isUntaxed ? [fundWords.noTax] : [] } };
};
