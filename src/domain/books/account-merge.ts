import { type Decimal, sum } from '../money.ts';
import { mergeFaults as words } from '../words/account-merge.ts';
import { isInventory, subgroupById } from './account-groups.ts';
import type { AccountRole } from './accounts.ts';
import type { AccountFacts, LedgerAccount } from './ledger-account.ts';

/** What names an account and names the one it is merged into from then on. Source: finance-answers.md, Q130. */
export interface MovedUses {
  /** What it is the default account for. */
  defaults: readonly AccountRole[];
  items: number;
  categories: number;
  vendors: number;
  /** Drafts and open orders with lines on it. */
  documents: number;
  /** Online stores that post to it. */
  stores: number;
  /** Budgets that plan for it: these stay, as what they are compared with does. */
  budgets: number;
}

/** True of an account that another may take the place of: one the business added, and no bank's. */
export const mayBeMerged = ({ isSystem, usedBy }: AccountFacts): boolean =>
  !isSystem && !usedBy.some(({ kind }) => kind === 'bank');

type Merged = Pick<LedgerAccount, 'id' | 'subgroupId' | 'currency' | 'active' | 'isSystem' | 'usedBy'>;

/** Why one account can't be merged into another, or null: same sub-group, same currency, neither one the books came with nor a bank's. */
export const whyNotInto = (account: Merged, into: Merged): string | null => {
  if (isInventory(subgroupById(account.subgroupId)!)) return words.inventoryStays;
  if (into.id === account.id) return words.itself;
  if (into.subgroupId !== account.subgroupId) return words.otherSubgroup;
  if (into.currency !== account.currency) return words.otherCurrency(account.currency);
  if (!into.active) return words.inactive;
  if (into.isSystem) return words.systemAccount;
  return mayBeMerged(into) ? null : words.banksAccount;
};

/** The account that lines of each merged account are shown with, by number: the last of those that were merged one after the other. */
export const shownTogether = (
  accounts: readonly Pick<LedgerAccount, 'id' | 'mergedInto'>[],
): ReadonlyMap<number, number> => {
  const next = new Map(
    accounts.flatMap(({ id, mergedInto }) => (mergedInto === null ? [] : [[id, mergedInto]])),
  );
  const lastOf = (id: number, seen: readonly number[] = []): number => {
    const into = next.get(id);
    return into === undefined || seen.includes(into) ? id : lastOf(into, [...seen, id]);
  };
  return new Map([...next.keys()].map((id) => [id, lastOf(id)]));
};

/**
 * Lines of a report with what merged accounts have added to the line of the account each is shown with.
 *
 * @param together the account that each merged one is shown with, by number
 */
export const linesTogether = <Line extends { accountId: number | null; amounts: readonly Decimal[] }>(
  lines: readonly Line[],
  together: ReadonlyMap<number, number>,
): Line[] => {
  const shownWith = ({ accountId }: Line) => (accountId === null ? undefined : together.get(accountId));
  return lines.flatMap((line) => {
    if (shownWith(line) !== undefined) return [];
    const merged = lines.filter((one) => line.accountId !== null && shownWith(one) === line.accountId);
    const amounts = line.amounts.map((amount, n) => sum([amount, ...merged.map((one) => one.amounts[n]!)]));
    return [merged.length === 0 ? line : { ...line, amounts }];
  });
};
