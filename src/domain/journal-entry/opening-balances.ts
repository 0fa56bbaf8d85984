import { isInventory, subgroupById } from '../books/account-groups.ts';
import type { AccountGroup } from '../books/accounts.ts';
import { endsWithYear, sideOf } from '../books/fiscal-balances.ts';
import { type LedgerAccount, roleOf } from '../books/ledger-account.ts';
import { payable, receivable } from '../books/side.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { type Decimal, isZero, minus, negated, plus, sum, zero } from '../money.ts';
import { joined } from '../plan/plan.ts';
import { digitsOf } from '../values/currency.ts';
import { formatDay, formatMoney } from '../values/format.ts';
import { type FieldProblem, invalid, isRefusal, type Refusal, refusalOf } from '../values/refusal.ts';
import { openingFaults } from '../words/contacts.ts';
import {
  openingBalanceMemo,
  sidedBalance,
  openingBalanceWarnings as warnings,
  openingBalanceFaults as words,
} from '../words/opening-balances.ts';
import { journalEntryFaults as entryFaults } from './journal-entries.words.ts';
import { accountTyped, closedToLines, sideOfAccount } from './placed-line.ts';
import { type PlannedEntry, planJournalEntry } from './posting.ts';
import { type PlannedReversal, type PostedEntry, planEntryReversal } from './reversal.ts';
import { sideProblems, type TypedEntryLine } from './typed-entry.ts';

/** The balance of an account as it is typed: on one side, or zero on both. */
export type TypedBalance = Pick<TypedEntryLine, 'accountId' | 'account' | 'debit' | 'credit'>;

/** The trial balance a business begins with; accounts it doesn't name keep what the books say. */
export interface TypedOpeningBalances {
  /** Null for today. */
  onDay: Day | null;
  lines: readonly TypedBalance[];
}

/** Why a balance is not typed here: where it comes from instead. */
export type BalanceSource = 'customers' | 'deposits' | 'vendors' | 'prepaid' | 'stock' | 'foreign' | 'equity';

/** What an account has on the day: debits less credits, at home. */
export interface OpeningBalance {
  account: LedgerAccount;
  /** In the books without the entry of opening balances. */
  booked: Decimal;
  /** On the entry of opening balances; zero where there is none. */
  opened: Decimal;
}

/** What opening balances are planned on. */
export interface OpeningContext {
  balances: readonly OpeningBalance[];
  /** The entry of opening balances that is in the books, with nothing that took it back; null for none. */
  current: PostedEntry | null;
  /** Accounts whose own opening balances are of later days. */
  later: readonly { accountId: number; onDay: Day }[];
}

/** What is posted, and what is taken back for it; `equity` is what opening balance equity has before and after, as a debit. */
export interface PlannedOpening extends PlannedEntry {
  reversal: PlannedReversal | null;
  equity: { before: Decimal; after: Decimal };
}

/** What is in the books on the day, opening balances included. */
export const standingBalance = ({ booked, opened }: OpeningBalance): Decimal => plus(booked, opened);

/**
 * Where the balance of an account comes from; null where it is typed. What contacts owe and are owed, and stock, is what their own
 * records say; an account in another currency is opened in it. Source: finance answers, Q134.
 */
export const sourceOf = (account: LedgerAccount, homeCurrency: string): BalanceSource | null => {
  const { subgroupId, currency } = account;
  if (isInventory(subgroupById(subgroupId)!)) return 'stock';
  const side = sideOfAccount(account);
  if (side) return side.contact === 'customer' ? 'customers' : 'vendors';
  const role = roleOf(account);
  if (role === receivable.surplus) return 'deposits';
  if (role === payable.surplus) return 'prepaid';
  if (role === 'opening') return 'equity';
  return currency !== '' && currency !== homeCurrency ? 'foreign' : null;
};

/** A balance in words: an amount, and the side it is on. */
export const balanceText = (net: Decimal, currency: string, locale: string): string => {
  const { debit, credit } = sideOf(net);
  const amount = formatMoney(isZero(credit) ? debit : credit, currency, locale);
  return isZero(net) ? amount : sidedBalance({ amount, isDebit: isZero(credit) });
};

/** Why an account can't be given another balance here, with the way; null where it can. */
export const whyNotTyped = (
  balance: OpeningBalance,
  { homeCurrency, locale }: Pick<World, 'homeCurrency' | 'locale'>,
): string | null => {
  const { account } = balance;
  const source = sourceOf(account, homeCurrency);
  if (source === null) return closedToLines(account);
  const booked = balanceText(standingBalance(balance), homeCurrency, locale);
  return words[source]({ name: account.name, booked, currency: account.currency });
};

/** What an entry of one fiscal year left on an account on a day of another: income and expenses begin each year at nothing. */
export const leftOf = (group: AccountGroup, amount: Decimal, isOfYear: boolean): Decimal =>
  endsWithYear(group) && !isOfYear ? zero : amount;

const netOf = ({ debit, credit }: TypedBalance): Decimal => minus(debit, credit);

/** What each account is to have, by its number, or every fault of what was typed, by line. */
const wantedBy = (
  { lines }: TypedOpeningBalances,
  balances: readonly OpeningBalance[],
  world: World,
): { wanted: Map<number, Decimal>; problems: FieldProblem[] } => {
  const accounts = balances.map(({ account }) => account);
  const wanted = new Map<number, Decimal>();
  const problems: FieldProblem[] = [];
  for (const [index, line] of lines.entries()) {
    const fault = (name: string, message: string) =>
      problems.push({ field: `lines.${index}.${name}`, message });
    const account = accountTyped(line, accounts);
    if (!account) {
      const typed = line.account.trim();
      fault('account', typed === '' ? entryFaults.accountMissing : entryFaults.accountUnknown(typed));
      continue;
    }
    const wrong = sideProblems(line, digitsOf(world.homeCurrency));
    if (wrong.length > 0) for (const [name, message] of wrong) fault(name, message);
    else if (wanted.has(account.id)) fault('account', words.accountTwice);
    else {
      const balance = balances.find((one) => one.account.id === account.id)!;
      const isOther = !isZero(minus(netOf(line), standingBalance(balance)));
      const closed = isOther ? whyNotTyped(balance, world) : null;
      if (closed) fault(isZero(line.credit) ? 'debit' : 'credit', closed);
      wanted.set(account.id, netOf(line));
    }
  }
  return { wanted, problems };
};

/** What is to be posted for the accounts to have what was typed; the last line is what opening balance equity takes of it. */
const differences = (
  wanted: ReadonlyMap<number, Decimal>,
  { balances }: OpeningContext,
  equityId: number,
): { accountId: number; amount: Decimal }[] => {
  const own = balances
    .filter(({ account }) => account.id !== equityId)
    .map((balance) => ({
      accountId: balance.account.id,
      amount: minus(wanted.get(balance.account.id) ?? standingBalance(balance), balance.booked),
    }));
  const rest = { accountId: equityId, amount: negated(sum(own.map(({ amount }) => amount))) };
  return [...own, rest].filter(({ amount }) => !isZero(amount));
};

/** True where an entry has these lines and no others. */
const hasLines = ({ entry }: PostedEntry, lines: readonly { accountId: number; amount: Decimal }[]) =>
  entry.lines.length === lines.length &&
  lines.every(({ accountId, amount }) =>
    entry.lines.some((line) => line.accountId === accountId && isZero(minus(line.amount, amount))),
  );

/** Why there is nothing to post; null where there is. */
const nothingToPost = (
  lines: readonly { accountId: number; amount: Decimal }[],
  onDay: Day,
  { current }: OpeningContext,
): Refusal | null => {
  if (lines.length === 0)
    return invalid(
      'lines',
      current ? words.reverseInstead({ number: String(current.number) }) : words.nothing,
    );
  return current && current.entry.onDay === onDay && hasLines(current, lines)
    ? invalid('lines', words.nothing)
    : null;
};

const lineOf = ({ accountId, amount }: { accountId: number; amount: Decimal }): TypedEntryLine => ({
  ...sideOf(amount),
  accountId,
  account: '',
  description: '',
  contactId: null,
  contact: '',
  dueOn: null,
  settlesEntry: null,
  taxId: null,
  taxBase: null,
});

/** What would count twice: an account that is posted to, and opened by itself on a later day. */
const warningsOf = (
  lines: readonly { accountId: number }[],
  { balances, later }: OpeningContext,
  { accounts, locale }: World,
): string[] =>
  later
    .filter(
      ({ accountId }) => accountId !== accounts.opening && lines.some((one) => one.accountId === accountId),
    )
    .map(({ accountId, onDay }) => {
      const { name } = balances.find(({ account }) => account.id === accountId)!.account;
      return warnings.openedLater({ name, day: formatDay(onDay, locale) });
    });

/** The entry of opening balances that is replaced, taken back on its own day. */
const takenBack = (current: PostedEntry | null, world: World): PlannedReversal | Refusal | null =>
  current &&
  planEntryReversal(
    { ...current, pair: null, opened: [], settled: [] },
    null,
    // Nobody typed that day now.
    { ...world, today: current.entry.onDay, nearDays: null },
  );

/**
 * Posts what is missing for the accounts to have the balances typed, against opening balance equity, in one entry; what was posted so
 * before is taken back on its own day. Refused for faults, each at its line; for balances that other records say; on locked days.
 * Source: finance answers, Q134.
 */
export const planOpeningBalances = (
  typed: TypedOpeningBalances,
  context: OpeningContext,
  world: World,
): PlannedOpening | Refusal => {
  const { balances, current } = context;
  const { wanted, problems } = wantedBy(typed, balances, world);
  const faults = refusalOf(problems);
  if (faults) return faults;
  const onDay = typed.onDay ?? world.today;
  if (onDay > world.today) return invalid('onDay', openingFaults.balanceInFuture);
  const equityId = world.accounts.opening;
  const lines = differences(wanted, context, equityId);
  const nothing = nothingToPost(lines, onDay, context);
  if (nothing) return nothing;
  const reversal = takenBack(current, world);
  if (isRefusal(reversal)) return reversal;
  const entry = planJournalEntry(
    {
      onDay: typed.onDay,
      currency: world.homeCurrency,
      rate: null,
      memo: openingBalanceMemo,
      reference: '',
      reverseOn: null,
      lines: lines.map(lineOf),
    },
    // It is meant to be where the books begin.
    {
      accounts: balances.map(({ account }) => account),
      contacts: [],
      taxes: [],
      items: [],
      booksBegan: onDay,
    },
    world,
  );
  // A line of what the business left as it was has no place among those typed.
  if (isRefusal(entry))
    return entry.fields?.[0]?.field.startsWith('lines.') ? invalid('lines', entry.message) : entry;
  const equity = balances.find(({ account }) => account.id === equityId)!;
  const posted = lines.find(({ accountId }) => accountId === equityId)?.amount ?? zero;
  const plan = reversal ? joined(reversal.plan, entry.plan) : entry.plan;
  return {
    ...entry,
    plan: { ...plan, warnings: [...plan.warnings, ...warningsOf(lines, context, world)] },
    reversal,
    equity: { before: standingBalance(equity), after: plus(equity.booked, posted) },
  };
};
