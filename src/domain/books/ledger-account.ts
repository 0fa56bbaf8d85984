import type { Day } from '../day.ts';
import { type Decimal, negated } from '../money.ts';
import { inOneLine } from '../text.ts';
import { isCurrency } from '../values/currency.ts';
import type { FieldProblem } from '../values/refusal.ts';
import {
  reportsOfAccounts,
  ledgerAccountRefusals as stays,
  ledgerAccountFaults as words,
} from '../words/ledger.ts';
import {
  type AccountSubgroup,
  isCash,
  isDebit,
  isInventory,
  isOwed,
  isTax,
  subgroupById,
} from './account-groups.ts';
import { type AccountGroup, type AccountRole, cashSectionOf } from './accounts.ts';
import type { TypedOpening } from './bank.ts';
import { payable, receivable } from './side.ts';

/** An account of the books as it is typed. */
export interface AccountCard {
  /** Unique in its business, whatever the case of its letters. */
  name: string;
  /** What the business's own plan numbers it; empty for none, else unique. */
  code: string;
  description: string;
  /** Its sub-group's number, which says its group too. */
  subgroupId: number;
  /** Of cash alone; empty for home. */
  currency: string;
}

/** What keeps an account in use, and what it is called. */
export type AccountUse =
  | { kind: 'default' | 'role'; name: AccountRole }
  | { kind: 'bank'; name: string }
  | { kind: 'items' | 'categories' | 'vendors' | 'budgets'; count: number };

export const accountUseKinds = ['default', 'role', 'bank', 'item', 'category', 'vendor', 'budget'] as const;

/** One thing that keeps an account in use. */
export interface NamedUse {
  kind: (typeof accountUseKinds)[number];
  /** Of a default or a role which one, of a budget its type and the year it begins in, of anything else what it is called. */
  name: string;
  /** Null for a default or a role. */
  id: string | null;
}

export interface LedgerAccount extends AccountCard {
  id: number;
  group: AccountGroup;
  /** Every business begins with it: it is renamed, and stays in its sub-group. */
  isSystem: boolean;
  /** False once deactivated: it keeps what stands on it and takes nothing new. */
  active: boolean;
  /** It has entries, so that its group stays. */
  used: boolean;
  /** One of its entries is on a locked day, so that its sub-group stays. */
  locked: boolean;
  /** What posts to it or names it, so that it can't be deactivated. */
  usedBy: readonly AccountUse[];
  /** The entry of its opening balance; null for none. */
  openingId: string | null;
  /** The account that takes its place, and since when; null where it wasn't merged. */
  mergedInto: number | null;
  mergedOn: Day | null;
  version: number;
}

/** An account with what stands on it, each figure above zero on the side its group has. */
export interface AccountView extends Omit<LedgerAccount, 'openingId'> {
  /** What moved on it in the days asked for. */
  moved: Decimal;
  /** What stands on it today. */
  balance: Decimal;
  /** What stood on it when the books began; zero for nothing. */
  openingBalance: Decimal;
  /** Null where there is none. */
  openingOn: Day | null;
  /** Home per unit of its currency; null where there is none. */
  openingRate: Decimal | null;
}

/** What the business calls an account, else its number. */
export const codeOf = ({ code, id }: { code: string | null; id: number }): string => code || String(id);

/** Accounts by sub-group, and by code within it, codes compared as numbers where they are. */
export const inChartOrder = (
  a: { subgroupId: number; code: string | null; id: number },
  b: { subgroupId: number; code: string | null; id: number },
): number => a.subgroupId - b.subgroupId || codeOf(a).localeCompare(codeOf(b), 'en', { numeric: true });

export const blankAccount: AccountCard = {
  name: '',
  code: '',
  description: '',
  subgroupId: 0,
  currency: '',
};

export type AccountStatus = 'Active' | 'Inactive';

/** What its chart knows beside its status. */
export interface AccountFacts {
  usedBy: readonly AccountUse[];
  /** Every business begins with it. */
  isSystem: boolean;
}

/** What its chart is asked about. */
export const accountStandingOf = ({
  active,
  usedBy,
  isSystem,
}: Pick<LedgerAccount, 'active' | 'usedBy' | 'isSystem'>) => ({
  status: (active ? 'Active' : 'Inactive') satisfies AccountStatus,
  facts: { usedBy, isSystem },
});

/** A card as it is kept: nothing around its words. */
export const tidyAccount = (card: AccountCard): AccountCard => ({
  ...card,
  name: inOneLine(card.name),
  code: card.code.trim(),
  description: card.description.trim(),
  currency: card.currency.trim(),
});

/** Every fault of an account's card, each with its field. */
export const accountProblems = (card: AccountCard, homeCurrency: string): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const fault = (field: keyof AccountCard, message: string) => problems.push({ field, message });
  if (!card.name) fault('name', words.nameMissing);
  if (card.name.length > 100) fault('name', words.nameTooLong);
  if (card.code.length > 20) fault('code', words.codeTooLong);
  if (card.description.length > 500) fault('description', words.descriptionTooLong);
  const subgroup = subgroupById(card.subgroupId);
  if (!subgroup) fault('subgroupId', words.subgroupMissing);
  if (card.currency !== '' && !isCurrency(card.currency)) fault('currency', words.currencyUnknown);
  else if (subgroup && !isCash(subgroup) && card.currency !== '' && card.currency !== homeCurrency)
    fault('currency', words.currencyOfCashAlone);
  return problems;
};

/** What contacts owe and are owed, and what opening balances are held against: postings of their own kind alone move these. */
const ownPostings: readonly AccountRole[] = [
  ...[receivable, payable].flatMap(({ owed, surplus }) => [owed, surplus]),
  'opening',
];

/** True where an opening balance is typed elsewhere or nowhere: with contacts, items and banks, and the account it is held against. */
export const takesNoOpening = ({
  usedBy,
  subgroupId,
}: Pick<LedgerAccount, 'usedBy' | 'subgroupId'>): boolean =>
  isInventory(subgroupById(subgroupId)!) ||
  usedBy.some((use) => use.kind === 'bank' || (use.kind === 'role' && ownPostings.includes(use.name)));

/** An amount on the side its account's group has, as a debit; and back. */
export const asDebit = (group: AccountGroup, amount: Decimal): Decimal =>
  isDebit(group) ? amount : negated(amount);

/** An opening balance as typed, as a debit. */
export const openingAsDebit = (group: AccountGroup, opening: TypedOpening): TypedOpening => ({
  ...opening,
  amount: asDebit(group, opening.amount),
});

/** Sub-groups in which accounts are found by what they are: what was posted to one neither leaves nor enters it. */
const isBound = (subgroup: AccountSubgroup): boolean =>
  isCash(subgroup) || isOwed(subgroup) || isInventory(subgroup) || isTax(subgroup);

/** What of an account says where it may be moved. */
export type PlacedAccount = Pick<LedgerAccount, 'subgroupId' | 'isSystem' | 'used' | 'usedBy' | 'locked'>;

/** Why an account can't be moved to a sub-group there is, or null. Source: finance-answers.md, Q64. */
export const whyNotSubgroup = (account: PlacedAccount, subgroupId: number): string | null => {
  if (subgroupId === account.subgroupId) return null;
  if (account.isSystem) return stays.systemStays;
  const { used, usedBy, locked } = account;
  if (!used && usedBy.length === 0) return null;
  const [from, to] = [subgroupById(account.subgroupId)!, subgroupById(subgroupId)!];
  if (from.group !== to.group) return used ? stays.groupStays : stays.namedStays;
  if (isBound(from) || isBound(to)) return stays.boundStays;
  return locked ? stays.lockedStays : null;
};

/** The reports in which entries of all days move with an account from one sub-group to another of its group. */
export const reportsMoved = (fromId: number, toId: number): string[] => {
  const [from, to] = [subgroupById(fromId)!, subgroupById(toId)!];
  const statement =
    from.group === 'income' || from.group === 'expense'
      ? reportsOfAccounts.incomeStatement
      : reportsOfAccounts.financialPosition;
  const section = ({ group, name }: AccountSubgroup) => cashSectionOf(group, name);
  return section(from) === section(to) ? [statement] : [statement, reportsOfAccounts.cashFlow];
};

/** What the books themselves post to an account as; null for one that only entries with its name do. */
export const roleOf = ({ usedBy }: Pick<LedgerAccount, 'usedBy'>): AccountRole | null =>
  usedBy.flatMap((use) => (use.kind === 'default' || use.kind === 'role' ? [use.name] : []))[0] ?? null;

/** True of an account that an item may cost on: one in use, of expenses. Source: answers-2, Q20. */
export const takesCosts = ({ active, group }: Pick<LedgerAccount, 'active' | 'group'>): boolean =>
  active && group === 'expense';

/** What of an account says whether a line may be booked to it. */
export type LineAccount = Pick<LedgerAccount, 'active' | 'subgroupId' | 'usedBy'>;
/** The same by its number. */
export type NumberedAccount = LineAccount & Pick<LedgerAccount, 'id'>;

/**
 * True of an account that a line without an item may be booked to, and that may be proposed for one: any in use but those that
 * payments, taxes and stock move, and those of what contacts owe and are owed. Source: answers-2.md, Q20.
 */
export const takesLines = ({ active, subgroupId, usedBy }: LineAccount): boolean => {
  const subgroup = subgroupById(subgroupId)!;
  const isKept = isCash(subgroup) || isInventory(subgroup) || isTax(subgroup);
  return active && !isKept && !usedBy.some((use) => use.kind === 'role' && ownPostings.includes(use.name));
};

/** True of an account that a line which is on it may stay on: it may be out of use, but nothing that other postings move since. */
export const keepsLines = (account: LineAccount): boolean => takesLines({ ...account, active: true });

const groupOrder: readonly AccountGroup[] = ['expense', 'asset', 'liability', 'equity', 'income'];

/** Those of some accounts that take lines, expenses first: what is bought is mostly one. */
export const lineAccountsIn = <Account extends LineAccount & Pick<LedgerAccount, 'id' | 'code' | 'group'>>(
  accounts: readonly Account[],
): Account[] =>
  accounts
    .filter(takesLines)
    .sort((a, b) => groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group) || inChartOrder(a, b));
