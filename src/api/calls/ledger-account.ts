import * as z from 'zod/mini';
import { accountGroups, groupIdOf } from '../../domain/books/account-groups.ts';
import type { AccountGroup, AccountRole } from '../../domain/books/accounts.ts';
import type { AccountUse } from '../../domain/books/ledger-account.ts';
import { ledgerAccountAnswers as words } from '../../domain/words/ledger.ts';
import { userId } from '../wire/values.ts';
import { done, farDayConfirmed, listed, subject, told } from './call.ts';
import {
  anyWhole,
  count,
  day,
  decimal,
  flag,
  list,
  nullable,
  number,
  optional,
  part,
  shaped,
  text,
  typedText,
  whole,
} from './field.ts';

const at = '/api/TAccount/';
const account = 'settings.account';
const { read } = subject('businessid', at);
const { change, ours } = subject('businessid', at, { userid: userId }, 'advancedAccounting');

const card = {
  name: typedText('TAccountName', 200),
  groupId: optional(whole('GroupId')),
  subgroupId: whole('SubGroupId'),
  code: optional(typedText('Code', 40)),
  description: optional(typedText('Description', 1000)),
  /** Home where it is left out. */
  currency: optional(typedText('Currency', 3)),
  /** What stood on it before the books began, above zero on the side of its group. Left out, it stays as it is. */
  openingBalance: optional(decimal('OpeningBalance')),
  openingOn: optional(nullable(day('OpeningDate'))),
  openingRate: optional(nullable(decimal('OpeningRate'))),
  ...farDayConfirmed,
};

const group = shaped(z.number(), {
  toWire: groupIdOf,
  fromWire: (id): AccountGroup => accountGroups.find((one) => one.id === id)!.group,
});

const uses = z.array(
  z.object({
    kind: z.enum(['default', 'role', 'bank', 'items', 'categories', 'vendors', 'budgets']),
    name: z.optional(z.string()),
    count: z.optional(z.number()),
  }),
);
/** The schema can't say which kind has a name and which a number. */
const usedBy = shaped(uses, {
  toWire: (ours: readonly AccountUse[]) => [...ours],
  fromWire: (wire): readonly AccountUse[] => wire as AccountUse[],
});

/** Roles by their names. */
const defaultRoles = shaped(z.array(z.string()), {
  toWire: (ours: readonly AccountRole[]): string[] => [...ours],
  fromWire: (wire): readonly AccountRole[] => wire as AccountRole[],
});

const view = {
  id: number('TAccountId'),
  name: text('TAccountName'),
  group: group('GroupId'),
  groupName: text('GroupName'),
  subgroupId: number('SubGroupId'),
  subgroupName: text('SubGroupName'),
  code: text('Code'),
  description: text('Description'),
  currency: text('Currency'),
  isSystem: flag('IsSystem'),
  active: flag('IsActive'),
  used: flag('IsUsed'),
  /** One of its entries is on a locked day. */
  locked: flag('IsLocked'),
  /** What the books themselves post to it as; the first where there are several. */
  role: nullable(text('Role')),
  /** What posts to it or names it, so that it can't be deactivated: a role, a bank’s name, or how many. */
  usedBy: usedBy('UsedBy'),
  /** What moved in the days asked for, and what is on it today, of income and expenses since the fiscal year began: above zero on the side of its group. */
  moved: decimal('RangeBalance'),
  balance: decimal('Balance'),
  openingBalance: decimal('OpeningBalance'),
  openingOn: nullable(day('OpeningDate')),
  openingRate: nullable(decimal('OpeningRate')),
  /** The account that takes its place, and since when. */
  mergedInto: nullable(number('MergedIntoId')),
  mergedOn: nullable(day('MergedOn')),
  version: number('version'),
};

const one = { id: whole('TAccountId') };
const says = told({ id: number('TAccountId'), ...done });
const ordered = { page: optional(count('page')), order: optional(typedText('sortorder', 20)) };
const version = optional(nullable(anyWhole('version')));

/** An opening balance is booked, and an account's name is on every report. */
const touches = ['accounts', 'accounting', 'dashboard', 'reports'] as const;

/** What names the account names another from then on. */
const mergeTouches = [
  ...touches,
  'products',
  'vendors',
  'expense-categories',
  'bills',
  'orders',
  'online-store',
] as const;

/** Every call of the chart of accounts. */
export const ledgerAccountCalls = {
  listSubgroups: read('GetAllTAccountSubGroups', account, {
    takes: ordered,
    says: listed(words.subgroups, {
      id: number('SubGroupId'),
      name: text('SubGroupName'),
      groupId: number('GroupId'),
    }),
    reads: 'accounts',
  }),
  listGroups: read('GetAllTAccountGroups', account, {
    takes: ordered,
    says: listed(words.groups, { id: number('GroupId'), name: text('GroupName') }),
    reads: 'accounts',
  }),
  /** By number, inactive ones too. */
  listAccounts: read('GetAllTAccountByBusinessId', account, {
    takes: {
      /** A period by its name, before which days that are given go; this year where neither is. */
      period: optional(typedText('period', 40)),
      from: optional(day('fromdate')),
      to: optional(day('todate')),
    },
    says: listed(words.accounts, view),
    reads: 'accounts',
  }),
  addAccount: change('AddTAccount', account, { takes: card, says, touches }),
  updateAccount: change('UpdateTAccount', account, { takes: { ...card, ...one, version }, says, touches }),
  deactivateAccount: ours.change('deactivate', account, { takes: one, says, touches }),
  /** What would name another account once this one is merged into it. */
  mergeUses: ours.read('merge-uses', account, {
    takes: { account: count('TAccountId') },
    says: told({
      /** What it is the default account for, as in UsedBy. */
      defaults: defaultRoles('Defaults'),
      items: number('ItemCount'),
      categories: number('CategoryCount'),
      vendors: number('VendorCount'),
      documents: number('DocumentCount'),
      stores: number('StoreCount'),
      /** Those that keep planning for it. */
      budgets: number('BudgetCount'),
    }),
    reads: 'accounts',
  }),
  mergeAccount: ours.change('merge', account, {
    takes: { ...one, into: whole('IntoId') },
    says,
    touches: mergeTouches,
  }),
  activateAccount: ours.change('activate', account, { takes: one, says, touches }),
};

const choice = { id: number('TAccountId'), name: text('TAccountName'), code: text('Code') };

const standsFor = (role: string) =>
  read(`/api/onboarding/default-account-for-${role}`, account, {
    says: told({ default: part('default', choice), accounts: list('accounts', choice) }),
    reads: 'accounting',
  });

/** Null leaves a role to the standard chart’s account. */
const defaults = {
  cash: nullable(whole('CashAndEquivalents')),
  sales: nullable(whole('Income')),
  inventory: nullable(whole('Inventory')),
  taxCollected: nullable(whole('SalesTaxesCollected')),
  taxPaid: nullable(whole('SalesTaxesPaid')),
};

/** Every call of the accounting defaults. */
export const accountDefaultCalls = {
  cashAccounts: standsFor('bank'),
  incomeAccounts: standsFor('income'),
  inventoryAccounts: standsFor('inventory'),
  taxCollectedAccounts: standsFor('sales-tax-collected'),
  taxPaidAccounts: standsFor('sales-tax-paid'),
  saveAccounting: change('/api/onboarding/save-business-accounting-settings', account, {
    takes: {
      ...defaults,
      /** 1 to 28, or 31 for the last of its month. */
      day: whole('FiscalYearStartDate'),
      month: whole('FiscalYearStartMonth'),
      /** The first day of the first year that begins so; the earliest that can where it is left out. */
      since: optional(nullable(day('FiscalYearFrom'))),
      version,
    },
    says: told({ isComplete: flag('IsAccountingSettingsCompleted'), ...done }),
    // The fiscal year is a matter of the business too.
    touches: ['accounts', 'accounting', 'business-settings', 'dashboard'],
  }),
  getAccounting: subject('businessid', '', { userid: userId }).read(
    '/api/onboarding/get-business-accounting-settings',
    account,
    {
      says: told({
        defaults: part('DefaultAccounts', defaults),
        fiscalDay: nullable(whole('FiscalYearStartDate')),
        fiscalMonth: whole('FiscalYearStartMonth'),
        isComplete: flag('IsAccountingSettingsCompleted'),
        version: number('version'),
      }),
      reads: 'accounting',
    },
  ),
};
