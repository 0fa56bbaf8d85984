import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { expenseCalls } from '../../../src/api/calls/expense.ts';
import { expenseCategoryCalls } from '../../../src/api/calls/expense-category.ts';
import { lineAccountsIn } from '../../../src/domain/books/ledger-account.ts';
import { paymentModes } from '../../../src/domain/books/payment-mode.ts';
import type { ChosenTax } from '../../../src/domain/documents/document.ts';
import type {
  ExpenseLineRequest,
  ExpenseLineView,
  ExpenseRequest,
} from '../../../src/domain/expense/expense.ts';
import { atRate, decimal, minus, sum } from '../../../src/domain/money.ts';
import { isRecoverable, ruleOf } from '../../../src/domain/tax/tax.ts';
import { currencyOf, digitsOf } from '../../../src/domain/values/currency.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import type { Calendar } from '../../../src/domain/values/period.ts';
import {
  expenseCategoryAnswers as categoryWords,
  expenseAnswers as words,
} from '../../../src/domain/words/expenses.ts';
import { deleteExpense, restoreExpense } from '../../commands/delete-expense.ts';
import { moveExpenseCategory, saveExpenseCategory } from '../../commands/expense-category.ts';
import { exportExpenses } from '../../commands/export-expenses.ts';
import { createExpense, duplicateExpense, updateExpense } from '../../commands/save-expense.ts';
import { countExpenses, listExpenses, sumExpenses } from '../../reports/expense-list.ts';
import { type ExpenseView, viewExpense } from '../../reports/expense-view.ts';
import { allAccounts } from '../../store/books/accounts.ts';
import type { ExpenseResult, KeptExpense } from '../../store/books/expenses.ts';
import { type ExpensesNarrowed, expenseSorts } from '../../store/books/narrowed-expenses.ts';
import { type Ctx, calendarOf, withBusiness } from '../../store/database/tx.ts';
import { nextNumber } from '../../store/documents/documents.ts';
import { expenseCategories, keptCategories } from '../../store/settings/expense-categories.ts';
import { expensesIncludeTax } from '../../store/settings/expense-settings.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { listSpan, pageOf } from '../call/paging.ts';
import { previewed, rowByRow } from '../documents/act.answers.ts';
import { attachmentsIn, filesAnswerOf } from '../documents/attachment.answers.ts';
import { currencyFrom, plain } from '../documents/document.requests.ts';
import { downloadOf } from '../documents/print.answers.ts';

type Form = ArgsOf<typeof expenseCalls.addExpense>;

const lineRequestOf = ({
  id = null,
  category = null,
  accountId = null,
  amount,
  taxId = null,
  taxBase,
  taxAmount,
}: NonNullable<Form['lines']>[number]): ExpenseLineRequest => ({
  id,
  category,
  accountId,
  amount: decimal(amount),
  taxId,
  importTax: taxBase ? { base: decimal(taxBase), amount: decimal(taxAmount || '0') } : null,
});

/** The form as sent. A missing day, rate or bank stays missing: the act proposes one. */
const expenseRequestOf = (form: Form, { business }: Ctx): ExpenseRequest => {
  const { name, description, category, includesTax } = form;
  return {
    name,
    description,
    reference: form.reference ?? '',
    category,
    vendorId: form.vendorId ?? null,
    onDay: form.onDay ?? null,
    mode: form.mode ?? 1,
    bankId: form.bankId ?? null,
    currency: currencyFrom(form.foreignCurrencyId ?? form.currencyId) ?? business.homeCurrency,
    rate: form.rate ? decimal(form.rate) : null,
    amount: decimal(form.amount),
    includesTax,
    taxId: form.taxId ?? null,
    lines: form.lines?.map(lineRequestOf),
    ...attachmentsIn(form),
  };
};

type Narrowing = ArgsOf<typeof expenseCalls.exportExpenses>;

/** The list as asked for. Of statuses it knows deleted, all else is what stands; an unknown sort is by the day. */
const narrowedOf = (
  { period, from, to, status = '', vendorId, search = '', sort = '', order = '' }: Narrowing,
  calendar: Calendar,
): ExpensesNarrowed => ({
  deleted: plain(status) === 'deleted',
  vendorId: vendorId ?? null,
  ...listSpan({ period, fromdate: from, todate: to }, calendar),
  search,
  sort: (Object.hasOwn(expenseSorts, sort) ? sort : 'date') as ExpensesNarrowed['sort'],
  ascending: ['asc', 'ascending', 'leastrecent'].includes(plain(order)),
});

const rowOf = ({ status, bankArchived, ...expense }: KeptExpense) => ({
  ...expense,
  lineCount: expense.lines.length,
  paidWith: paymentModes[expense.mode],
  standing: { status, facts: { bankArchived } },
});

const taxFields = (tax: ChosenTax | null) => ({
  taxId: tax?.id ?? null,
  taxName: tax?.name ?? null,
  taxPercent: tax?.percent ?? null,
  taxKind: tax && ruleOf(tax).kind,
  taxDeductible: tax && ruleOf(tax).deductible,
});

const lineOf = ({ tax, importTax, ...line }: ExpenseLineView) => ({
  ...line,
  taxBase: importTax?.base ?? null,
  ...taxFields(tax),
});

const viewOf = ({ expense, history, addedBy, journal, attachments }: ExpenseView, { business }: Ctx) => {
  const { currency, rate, lines } = expense;
  const { category, tax } = lines[0]!;
  const homeDigits = digitsOf(business.homeCurrency);
  const homeTax = sum(lines.map(({ taxAmount }) => atRate(taxAmount, rate, homeDigits)));
  const isForeign = currency !== business.homeCurrency;
  return {
    ...rowOf(expense),
    ...filesAnswerOf(attachments),
    image: attachments[0]?.id ?? null,
    category: category ?? 0,
    homeCurrencyId: currencyOf(business.homeCurrency).id,
    foreignCurrencyId: isForeign ? currencyOf(currency).id : null,
    ...taxFields(tax),
    taxRecoverable: isRecoverable(ruleOf(tax ?? {})),
    homeNet: minus(expense.homeTotal, homeTax),
    homeTax,
    foreignTotal: isForeign ? expense.total : null,
    foreignTax: isForeign ? expense.taxAmount : null,
    businessId: business.id,
    addedBy,
    lines: lines.map(lineOf),
    history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
    journal: journal.map((entry) => ({ ...entry, lines: [...entry.lines] })),
  };
};

const doneAs = (message: string, { repeated, ...result }: ExpenseResult) => ({
  message,
  ...result,
  repeated: repeated === true,
});

const kept = (message: string, { number, repeated }: { number: number; repeated?: boolean }) => ({
  message,
  number,
  repeated: repeated === true,
});

/** Mounts the calls of the categories of expenses. */
const categoryRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, expenseCategoryCalls, inBusiness(services), {
    expenseCategories: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => (await expenseCategories(tx)).filter(({ active }) => active)),
    keptCategories: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: categoryWords.all,
        categories: await keptCategories(tx),
        accounts: lineAccountsIn(await allAccounts(tx)),
      })),
    saveCategory: async ({ ctx, args: { number, ...typed } }) =>
      kept(categoryWords.saved, await saveExpenseCategory(ctx, number, typed)),
    deactivateCategory: async ({ ctx, args }) =>
      kept(categoryWords.deactivated, await moveExpenseCategory(ctx, args.number, 'deactivate')),
    activateCategory: async ({ ctx, args }) =>
      kept(categoryWords.activated, await moveExpenseCategory(ctx, args.number, 'activate')),
    deleteCategory: async ({ ctx, args }) =>
      kept(categoryWords.deleted, await moveExpenseCategory(ctx, args.number, 'delete')),
  });

/** Mounts the expenses' calls. */
export const expenseRoutes = (app: FastifyInstance, services: Services): void => {
  categoryRoutes(app, services);
  mountDeclared(app, expenseCalls, inBusiness(services), {
    addExpense: async ({ ctx, args }) =>
      doneAs(words.added, await createExpense(ctx, expenseRequestOf(args, ctx))),
    updateExpense: async ({ ctx, args: { id, version = null, ...form } }) =>
      doneAs(words.updated, await updateExpense(ctx, id, version, expenseRequestOf(form, ctx))),
    previewNewExpense: async ({ ctx, args }) =>
      previewed(ctx, (preview) => createExpense(preview, expenseRequestOf(args, ctx))),
    previewExpenseEdit: async ({ ctx, args: { id, version = null, ...form } }) =>
      previewed(ctx, (preview) => updateExpense(preview, id, version, expenseRequestOf(form, ctx))),
    nextExpenseNumber: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.nextNumber,
        number: await nextNumber(tx, 'expense'),
        today: tx.today,
        includesTax: await expensesIncludeTax(tx),
      })),
    listExpenses: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const paged = pageOf({ ...args, searchquery: args.search });
        const { rows, total, page } = await listExpenses(tx, {
          ...narrowedOf(args, calendarOf(tx)),
          ...paged,
        });
        return { rows: rows.map(rowOf), page, pages: pagesOf(total, paged.limit), total };
      }),
    countExpenses: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { recorded, deleted } = await countExpenses(tx);
        return { all: recorded, deleted };
      }),
    summariseExpenses: ({ ctx, args: { period, from, to } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const days = listSpan({ period, fromdate: from, todate: to }, calendarOf(tx));
        return { message: words.summary, ...(await sumExpenses(tx, days)), ...days };
      }),
    getExpense: async ({ ctx, args }) => {
      const view = await withBusiness(ctx, 'read', (tx) => viewExpense(tx, args.id));
      return { message: words.expense, ...viewOf(view, ctx) };
    },
    deleteExpense: async ({ ctx, args }) => doneAs(words.deleted, await deleteExpense(ctx, args.id)),
    deleteExpenses: ({ ctx, args }) => rowByRow(ctx, args.ids, words.deleted, deleteExpense),
    restoreExpenses: ({ ctx, args }) => rowByRow(ctx, args.ids, words.restored, restoreExpense),
    duplicateExpense: async ({ ctx, args }) => doneAs(words.duplicated, await duplicateExpense(ctx, args.id)),
    exportExpenses: async ({ ctx, args: { ids = null, ...asked } }) =>
      downloadOf(await exportExpenses(ctx, (calendar) => narrowedOf(asked, calendar), ids)),
  });
};
