import * as z from 'zod/mini';
import { envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { listDays } from './list-wire.ts';
import { all, count, day, decimal, farDate, text, userId, whole } from './wire-types.ts';

const at = '/api/TAccount/';
const { read } = inBusiness('businessid', at);
const planned = inBusiness('businessid', at, { flag: 'advancedAccounting' });

const card = {
  TAccountName: text(200),
  GroupId: z.optional(whole),
  SubGroupId: whole,
  Code: z.optional(text(40)),
  Description: z.optional(text(1000)),
  /** Home where it is left out. */
  Currency: z.optional(text(3)),
  /** What stood on it before the books began, above zero on the side of its group. Left out, it stays as it is. */
  OpeningBalance: z.optional(decimal),
  OpeningDate: z.optional(z.nullable(day)),
  ...farDate,
  OpeningRate: z.optional(z.nullable(decimal)),
};

const accountAnswer = z.object({
  ...all(z.number(), 'TAccountId GroupId SubGroupId version'),
  ...all(z.string(), 'TAccountName GroupName SubGroupName Code Description Currency'),
  /** Locked: one of its entries is on a locked day. */
  ...all(z.boolean(), 'IsSystem IsActive IsUsed IsLocked'),
  /** What the books themselves post to it as; the first where there are several. */
  Role: z.nullable(z.string()),
  /** What posts to it or names it, so that it can't be deactivated: a role, a bank’s name, or how many. */
  UsedBy: z.array(
    z.object({
      kind: z.enum(['default', 'role', 'bank', 'items', 'categories', 'vendors', 'budgets']),
      name: z.optional(z.string()),
      count: z.optional(z.number()),
    }),
  ),
  /** What moved in the days asked for, and what is on it today, of income and expenses since the fiscal year began: above zero on the side of its group. */
  ...all(decimal, 'RangeBalance Balance OpeningBalance'),
  OpeningDate: z.nullable(day),
  OpeningRate: z.nullable(decimal),
});

const saved = envelope(z.object({ TAccountId: z.number(), ...repeated }));
const listed = { page: z.optional(count), sortorder: z.optional(text(20)) };
const one = { userid: userId, TAccountId: whole };
const group = z.object({ GroupId: z.number(), GroupName: z.string() });
const subgroup = z.object({ ...all(z.number(), 'SubGroupId GroupId'), SubGroupName: z.string() });
const account = 'settings.account';

/** Every call of the chart of accounts. */
export const ledgerAccountCalls = {
  listSubgroups: read('GetAllTAccountSubGroups', account, envelope(z.array(subgroup)), listed),
  listGroups: read('GetAllTAccountGroups', account, envelope(z.array(group)), listed),
  listAccounts: read('GetAllTAccountByBusinessId', account, envelope(z.array(accountAnswer)), listDays),
  addAccount: planned.change('AddTAccount', account, saved, { userid: userId, ...card }),
  updateAccount: planned.change('UpdateTAccount', account, saved, {
    userid: userId,
    TAccountId: whole,
    version: z.optional(z.nullable(z.int())),
    ...card,
  }),
  deactivateAccount: planned.ours.change('deactivate', account, saved, one),
  activateAccount: planned.ours.change('activate', account, saved, one),
};

const choice = z.object({ TAccountId: z.number(), ...all(z.string(), 'TAccountName Code') });
const standIns = envelope(z.object({ default: choice, accounts: z.array(choice) }));

const standsFor = (role: string) => read(`/api/onboarding/default-account-for-${role}`, account, standIns);

const chosen = z.nullable(whole);
const fiscalYear = all(whole, 'FiscalYearStartDate FiscalYearStartMonth');
const defaults = all(chosen, 'CashAndEquivalents Income Inventory SalesTaxesCollected SalesTaxesPaid');

/** Every call of the accounting defaults. */
export const accountDefaultCalls = {
  cashAccounts: standsFor('bank'),
  incomeAccounts: standsFor('income'),
  inventoryAccounts: standsFor('inventory'),
  taxCollectedAccounts: standsFor('sales-tax-collected'),
  taxPaidAccounts: standsFor('sales-tax-paid'),
  saveAccounting: planned.change(
    '/api/onboarding/save-business-accounting-settings',
    account,
    { IsAccountingSettingsCompleted: z.boolean(), ...repeated },
    {
      userid: userId,
      /** Null leaves a role to the standard chart’s account. */
      ...defaults,
      /** 1 to 28, or 31 for the last of its month. */
      ...fiscalYear,
      /** The first day of the first year that begins so; the earliest that can where it is left out. */
      FiscalYearFrom: z.optional(z.nullable(day)),
      version: z.optional(z.nullable(z.int())),
    },
  ),
  getAccounting: read(
    '/api/onboarding/get-business-accounting-settings',
    account,
    {
      DefaultAccounts: z.object(defaults),
      FiscalYearStartDate: chosen,
      FiscalYearStartMonth: whole,
      IsAccountingSettingsCompleted: z.boolean(),
      version: z.number(),
    },
    { userid: userId },
  ),
};
