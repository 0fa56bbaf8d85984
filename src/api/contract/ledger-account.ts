import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { all, count, day, decimal, envelope, listDays, text, userId, whole } from './wire-types.ts';

const { change, ours, read } = inBusiness('businessid');

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
  OpeningRate: z.optional(z.nullable(decimal)),
};

const accountAnswer = z.object({
  ...all(z.number(), 'TAccountId', 'GroupId', 'SubGroupId', 'version'),
  ...all(z.string(), 'TAccountName', 'GroupName', 'SubGroupName', 'Code', 'Description', 'Currency'),
  ...all(z.boolean(), 'IsSystem', 'IsActive', 'IsUsed'),
  /** What posts to it or names it, so that it can't be deactivated: a role, a bank’s name, or how many. */
  UsedBy: z.array(
    z.object({
      kind: z.enum(['default', 'role', 'bank', 'items', 'categories', 'vendors']),
      name: z.optional(z.string()),
      count: z.optional(z.number()),
    }),
  ),
  /** What moved in the days asked for, and what stands on it today: above zero on the side of its group. */
  ...all(decimal, 'RangeBalance', 'Balance', 'OpeningBalance'),
  OpeningDate: z.nullable(day),
  OpeningRate: z.nullable(decimal),
});

const saved = envelope(z.object({ TAccountId: z.number(), repeated: z.boolean() }));
const listed = { takes: { page: z.optional(count), sortorder: z.optional(text(20)) } };
const one = {
  takes: { userid: userId, TAccountId: whole },
  flag: 'advancedAccounting',
  answer: saved,
} as const;
const account = 'settings.account';

/** Every call of the chart of accounts. */
export const ledgerAccountCalls = {
  listSubgroups: read('/api/TAccount/GetAllTAccountSubGroups', account, {
    ...listed,
    answer: envelope(
      z.array(z.object({ SubGroupId: z.number(), SubGroupName: z.string(), GroupId: z.number() })),
    ),
  }),
  listGroups: read('/api/TAccount/GetAllTAccountGroups', account, {
    ...listed,
    answer: envelope(z.array(z.object({ GroupId: z.number(), GroupName: z.string() }))),
  }),
  listAccounts: read('/api/TAccount/GetAllTAccountByBusinessId', account, {
    takes: listDays,
    answer: envelope(z.array(accountAnswer)),
  }),
  addAccount: change('/api/TAccount/AddTAccount', account, {
    takes: { userid: userId, ...card },
    flag: 'advancedAccounting',
    answer: saved,
  }),
  updateAccount: change('/api/TAccount/UpdateTAccount', account, {
    takes: { userid: userId, TAccountId: whole, version: z.optional(z.nullable(z.int())), ...card },
    flag: 'advancedAccounting',
    answer: saved,
  }),
  deactivateAccount: ours.change('/api/TAccount/deactivate', account, one),
  activateAccount: ours.change('/api/TAccount/activate', account, one),
};

const choice = z.object({ TAccountId: z.number(), ...all(z.string(), 'TAccountName', 'Code') });
const standIns = envelope(z.object({ default: choice, accounts: z.array(choice) }));

const standsFor = (role: string) =>
  read(`/api/onboarding/default-account-for-${role}`, account, { answer: standIns });

const chosen = z.nullable(whole);
const fiscalYear = { FiscalYearStartDate: whole, FiscalYearStartMonth: whole };
const defaults = {
  ...all(chosen, 'CashAndEquivalents', 'Income', 'Inventory', 'SalesTaxesCollected', 'SalesTaxesPaid'),
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
      userid: userId,
      /** Null leaves a role to the standard chart’s account. */
      ...defaults,
      /** 1 to 28, or 31 for the last of its month. */
      ...fiscalYear,
      version: z.optional(z.nullable(z.int())),
    },
    flag: 'advancedAccounting',
    answer: envelope(z.object({ IsAccountingSettingsCompleted: z.boolean(), repeated: z.boolean() })),
  }),
  getAccounting: read('/api/onboarding/get-business-accounting-settings', account, {
    takes: { userid: userId },
    answer: envelope(
      z.object({
        DefaultAccounts: z.object(defaults),
        FiscalYearStartDate: chosen,
        FiscalYearStartMonth: whole,
        IsAccountingSettingsCompleted: z.boolean(),
        version: z.number(),
      }),
    ),
  }),
};
