import { type FiscalStart, lastOfItsMonth } from '../values/fiscal-year.ts';
import { type FieldProblem, type Refusal, refusalOf } from '../values/refusal.ts';
import { accountDefaults as words } from '../words/ledger.ts';
import { isCash, isInventory, subgroupById } from './account-groups.ts';
import type { LedgerAccount } from './ledger-account.ts';

/** The roles a business chooses an account for; what contacts owe and are owed stays on the accounts of the chart. */
export const defaultRoles = ['cash', 'sales', 'inventory', 'taxCollected', 'taxPaid'] as const;
export type DefaultRole = (typeof defaultRoles)[number];

/** The account of each role; null where none is chosen, and that of the standard chart stands in. */
export type AccountDefaults = Readonly<Record<DefaultRole, number | null>>;

/** What of an account says which roles it may have. */
type Candidate = Pick<LedgerAccount, 'id' | 'active' | 'usedBy' | 'currency' | 'subgroupId'>;

/**
 * Whether an account may stand for a role: one in use of the sub-group the role belongs to. Cash is kept at home, and a bank's
 * own account is reached through its bank. Source: answers-2.md, Q76.
 */
export const mayStandFor = (role: DefaultRole, account: Candidate, homeCurrency: string): boolean => {
  const subgroup = subgroupById(account.subgroupId);
  if (!account.active || !subgroup) return false;
  const { group, name } = subgroup;
  switch (role) {
    case 'cash': {
      const isAtHome = account.currency === '' || account.currency === homeCurrency;
      return isCash(subgroup) && isAtHome && !account.usedBy.some(({ kind }) => kind === 'bank');
    }
    case 'sales':
      return group === 'income';
    case 'inventory':
      return isInventory(subgroup);
    case 'taxCollected':
      return group === 'liability' && name === 'Tax';
    case 'taxPaid':
      return group === 'asset' && name === 'Tax';
  }
};

const startProblems = ({ day, month }: FiscalStart): FieldProblem[] => [
  ...((day >= 1 && day <= 28) || day === lastOfItsMonth ? [] : [{ field: 'day', message: words.dayWrong }]),
  ...(month >= 1 && month <= 12 ? [] : [{ field: 'month', message: words.monthWrong }]),
];

/** Why these defaults and this fiscal year can't be saved, each fault beside its field; null when they can. */
export const defaultsRefusal = (
  defaults: AccountDefaults,
  start: FiscalStart,
  accounts: readonly Candidate[],
  homeCurrency: string,
): Refusal | null => {
  const wrong = defaultRoles.filter((role) => {
    const account = accounts.find(({ id }) => id === defaults[role]);
    return defaults[role] !== null && !(account && mayStandFor(role, account, homeCurrency));
  });
  return refusalOf([
    ...wrong.map((role) => ({ field: role, message: words.mayNotStand[role] })),
    ...startProblems(start),
  ]);
};

/** How a business's accounting is set up. */
export interface AccountingSettings {
  defaults: AccountDefaults;
  /** Null until one is chosen: 1 January stands in. */
  fiscalDay: number | null;
  fiscalMonth: number;
}

/** The same as it is edited. */
export interface AccountingView extends AccountingSettings {
  isComplete: boolean;
  version: number;
}

/** Complete once each of the five and the fiscal year are chosen. Source: finance-and-settings, section 4. */
export const isComplete = ({
  defaults,
  fiscalDay,
}: Pick<AccountingSettings, 'defaults' | 'fiscalDay'>): boolean =>
  fiscalDay !== null && defaultRoles.every((role) => defaults[role] !== null);
