import { userId } from '../wire/values.ts';
import { done, subject, told } from './call.ts';
import { decimal, flag, id, list, nullable, number, optional, text, texts, typedText } from './field.ts';

const at = '/api/Budget/';
const asked = subject('businessid', at, { userid: userId });
const sent = subject('BusinessIDFK', at, { UserIDFK: userId });

/** A month as it is sent: the calendar month it begins in, and what is planned. */
const month = { month: number('BudgetMonth'), amount: decimal('Amount') };

const amounts = {
  /** Of the type as a whole; left out, or their sum, beside amounts by account. */
  months: optional(list('Budget', month)),
  accounts: optional(
    list('BudgetAccounts', { accountId: number('AccountId'), months: list('Budget', month) }),
  ),
  withoutCostOfSales: optional(flag('WithoutCostOfSales')),
  /** Of expenses: it is in the to-do list once 90 percent of a month is spent. */
  reminds: optional(flag('RemindNearBudget')),
  currencyId: optional(nullable(number('CurrencyIDFK'))),
};

/** A year in an address, where everything is text; the current one where it is left out. */
const year = optional(typedText('year', 10));

const monthAnswer = {
  ...month,
  name: text('BudgetMonthName'),
  from: text('FromDate'),
  to: text('ToDate'),
};

const answer = told({
  /** Null while there is none: its months are a template of zeros. */
  id: nullable(id('budgetid')),
  year: number('Year'),
  type: text('BudgetType'),
  currencyId: number('CurrencyIDFK'),
  version: number('version'),
  withoutCostOfSales: flag('WithoutCostOfSales'),
  reminds: flag('RemindNearBudget'),
  months: list('Budget', monthAnswer),
  accounts: list('BudgetAccounts', {
    accountId: number('AccountId'),
    name: text('AccountName'),
    months: list('Budget', month),
  }),
});

const saved = told({ id: id('budgetid'), ...done });
const reads = 'budgets';
const touches = ['budgets', 'accounts', 'reports', 'dashboard'] as const;
const flagged = { flag: 'budgetPlanning', touches } as const;

/** Every call of budgets. Reading stays where the plan has no budgets: what was planned is not lost. */
export const budgetCalls = {
  expensesBudget: asked.read('get-expenses-budget', 'reports', { takes: { year }, says: answer, reads }),
  revenueBudget: asked.read('get-revenue-budget', 'reports', { takes: { year }, says: answer, reads }),
  budgetById: asked.read('get-budget-by-id', 'reports', {
    takes: { id: id('budgetid') },
    says: answer,
    reads,
  }),
  createBudget: sent.change('/api/Budget', 'settings.account', {
    takes: { year: number('Year'), type: typedText('BudgetType', 20), ...amounts },
    says: saved,
    ...flagged,
  }),
  updateBudget: sent.changeByPut('update-budget', 'settings.account', {
    takes: { id: id('budgetid'), version: optional(nullable(number('version'))), ...amounts },
    says: saved,
    ...flagged,
  }),
  deleteBudget: asked.changeByDelete('delete', 'settings.account', {
    takes: { id: optional(id('budgetid')), year, type: optional(typedText('BudgetType', 20)) },
    says: told(done),
    ...flagged,
  }),
  downloadBudget: asked.ours.read('download', 'reports', {
    takes: { id: id('budgetid') },
    says: told({ url: text('url'), name: text('name') }),
    reads,
  }),
  /** What came in each month of a year and of the one before, account by account. */
  budgetActuals: asked.ours.read('get-budget-actuals', 'reports', {
    takes: { year, type: typedText('BudgetType', 20) },
    says: told({
      today: text('Today'),
      accounts: list('Accounts', {
        accountId: number('AccountId'),
        code: text('Code'),
        name: text('AccountName'),
        subgroupId: number('SubGroupId'),
        active: flag('IsActive'),
        isContra: flag('IsContra'),
        amounts: texts('Amounts'),
        before: texts('Before'),
        /** What the months add up to, as the trial balance of the year has it. */
        control: decimal('TrialBalance'),
      }),
    }),
    reads,
    flag: 'budgetPlanning',
  }),
};
