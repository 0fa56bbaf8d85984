import { type AccountingView, type DefaultRole, defaultRoles } from '../../domain/books/account-defaults.ts';
import { groupIdOf, groupNameOf, subgroupById } from '../../domain/books/account-groups.ts';
import { type AccountUse, type AccountView, roleOf } from '../../domain/ledger-account.ts';
import { isZero, zero } from '../../domain/money.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { accountDefaultCalls, ledgerAccountCalls } from '../contract/ledger-account.ts';
import { bankOpeningWire } from './bank.ts';
import { renaming } from './rename.ts';

/** Our words for an account's card → the spec's. */
export const accountCardWire = renaming({
  name: 'TAccountName',
  code: 'Code',
  description: 'Description',
  subgroupId: 'SubGroupId',
  currency: 'Currency',
});

/** The same for all that is answered of one. */
const accountViewWire = renaming({
  ...accountCardWire.table,
  id: 'TAccountId',
  isSystem: 'IsSystem',
  active: 'IsActive',
  used: 'IsUsed',
  locked: 'IsLocked',
  moved: 'RangeBalance',
  balance: 'Balance',
  version: 'version',
});

/** What a refusal's fields are called besides those of the card. */
export const accountFieldWire = renaming({
  ...accountCardWire.table,
  openingBalance: 'OpeningBalance',
  openingOn: 'OpeningDate',
  openingRate: 'OpeningRate',
});

export const accountToWire = (account: AccountView) => {
  const { group, name } = subgroupById(account.subgroupId)!;
  return {
    ...accountViewWire.toWire(account),
    GroupId: groupIdOf(group),
    GroupName: groupNameOf(group),
    SubGroupName: name,
    Role: roleOf(account),
    UsedBy: [...account.usedBy],
    ...bankOpeningWire.toWire(account.opening ?? { amount: zero, onDay: null, rate: null }),
  };
};

export const accountFromWire = (
  wire: AnswerOf<typeof ledgerAccountCalls.listAccounts>['data'][number],
): AccountView => {
  const { amount, onDay, rate } = bankOpeningWire.fromWire(wire);
  return {
    ...accountViewWire.fromWire(wire),
    group: subgroupById(wire.SubGroupId)!.group,
    usedBy: wire.UsedBy as AccountUse[],
    opening: isZero(amount) || onDay === null ? null : { amount, onDay, rate: rate ?? '1' },
  };
};

/** Our words for the five roles and the first day of a fiscal year → the spec's. */
export const accountingWire = renaming({
  cash: 'CashAndEquivalents',
  sales: 'Income',
  inventory: 'Inventory',
  taxCollected: 'SalesTaxesCollected',
  taxPaid: 'SalesTaxesPaid',
  day: 'FiscalYearStartDate',
  month: 'FiscalYearStartMonth',
});

const pickDefaults = (from: Record<DefaultRole, number | null>): Record<DefaultRole, number | null> =>
  Object.fromEntries(defaultRoles.map((role) => [role, from[role]])) as Record<DefaultRole, number | null>;

export const accountingFromWire = ({
  DefaultAccounts,
  ...wire
}: AnswerOf<typeof accountDefaultCalls.getAccounting>['data']): AccountingView => ({
  defaults: pickDefaults(accountingWire.fromWire(DefaultAccounts)),
  fiscalDay: wire.FiscalYearStartDate,
  fiscalMonth: wire.FiscalYearStartMonth,
  isComplete: wire.IsAccountingSettingsCompleted,
  version: wire.version,
});
