import type { FastifyInstance } from 'fastify';
import { expenseCategoryCalls } from '../../src/api/calls/expense-category.ts';
import type { BodyOf, QueryOf } from '../../src/api/contract/call.ts';
import { expenseCalls } from '../../src/api/contract/expense.ts';
import {
  expenseFormWire,
  expenseLineFormWire,
  expenseLineWire,
  expenseRowWire,
  expenseViewWire,
} from '../../src/api/wire/expense.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { type PaymentMode, paymentModes } from '../../src/domain/books/payment-mode.ts';
import { currencyOf, digitsOf } from '../../src/domain/currency.ts';
import type { ChosenTax } from '../../src/domain/documents/document.ts';
import type {
  ExpenseLineRequest,
  ExpenseLineView,
  ExpenseRequest,
} from '../../src/domain/expense/expense.ts';
import { lineAccountsIn } from '../../src/domain/ledger-account.ts';
import { atRate, decimal, minus, sum } from '../../src/domain/money.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import type { Calendar } from '../../src/domain/period.ts';
import { isRecoverable, ruleOf } from '../../src/domain/tax.ts';
import { documentAnswers } from '../../src/domain/words/documents.ts';
import {
  expenseCategoryAnswers as categoryWords,
  expenseAnswers as words,
} from '../../src/domain/words/expenses.ts';
import { deleteExpense, restoreExpense } from '../commands/delete-expense.ts';
import { moveExpenseCategory, saveExpenseCategory } from '../commands/expense-category.ts';
import { exportExpenses } from '../commands/export-expenses.ts';
import { createExpense, duplicateExpense, updateExpense } from '../commands/save-expense.ts';
import { countExpenses, listExpenses, sumExpenses } from '../reports/expense-list.ts';
import { type ExpenseView, viewExpense } from '../reports/expense-view.ts';
import { allAccounts } from '../store/accounts.ts';
import { nextNumber } from '../store/documents.ts';
import { expenseCategories, keptCategories } from '../store/expense-categories.ts';
import { expensesIncludeTax } from '../store/expense-settings.ts';
import type { ExpenseResult, KeptExpense } from '../store/expenses.ts';
import { type ExpensesNarrowed, expenseSorts } from '../store/narrowed-expenses.ts';
import { type Ctx, calendarOf, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { onEach, previewed } from './act.answers.ts';
import { answer } from './answer.ts';
import { attachmentsAnswerOf, attachmentsFrom } from './attachment.answers.ts';
import { maybeId } from './document.answers.ts';
import { currencyFrom, idOrNull, plain } from './document.requests.ts';
import { mount } from './mount.ts';
import { mountDeclared } from './mount-declared.ts';
import { listSpan, pageOf } from './paging.ts';
import { downloadOf } from './print.answers.ts';

type Calls = typeof expenseCalls;

const lineRequestOf = (
  line: NonNullable<BodyOf<Calls['addExpense']>['Lines']>[number],
): ExpenseLineRequest => {
  const { id, category, accountId, amount, taxId, taxBase, taxAmount } = expenseLineFormWire.fromWire(line);
  return {
    id: idOrNull(id),
    category: category ?? null,
    accountId: accountId ?? null,
    amount: decimal(amount),
    taxId: idOrNull(taxId),
    importTax: taxBase ? { base: decimal(taxBase), amount: decimal(taxAmount || '0') } : null,
  };
};

/** The form as sent, in our words. A missing day, rate or bank stays missing: the act proposes one. */
const expenseRequestOf = (body: BodyOf<Calls['addExpense']>, { business }: Ctx): ExpenseRequest => {
  const form = expenseFormWire.fromWire(body);
  return {
    ...form,
    reference: form.reference ?? '',
    vendorId: idOrNull(form.vendorId),
    onDay: form.onDay ?? null,
    mode: (form.mode ?? 1) as PaymentMode,
    bankId: idOrNull(form.bankId),
    currency: currencyFrom(body.ForeignCurrencyIDFK ?? body.CurrencyIDFK) ?? business.homeCurrency,
    rate: form.rate ? decimal(form.rate) : null,
    amount: decimal(form.amount),
    includesTax: form.includesTax,
    taxId: idOrNull(form.taxId),
    lines: body.Lines?.map(lineRequestOf),
    ...attachmentsFrom(body),
  };
};

type Narrowing = Pick<
  QueryOf<Calls['listExpenses']>,
  | 'sortBy'
  | 'sortOrder'
  | 'searchQuery'
  | 'period'
  | 'fromDate'
  | 'toDate'
  | 'status'
  | 'vendorId'
  | 'businessId'
>;

/** The list as asked for. Of statuses it knows deleted, all else is what stands; an unknown sort is by the day. */
const narrowedOf = (query: Narrowing, calendar: Calendar): ExpensesNarrowed => ({
  deleted: plain(query.status ?? '') === 'deleted',
  vendorId: idOrNull(query.vendorId),
  ...listSpan({ period: query.period, fromdate: query.fromDate, todate: query.toDate }, calendar),
  search: query.searchQuery ?? '',
  sort: (Object.hasOwn(expenseSorts, query.sortBy ?? '') ? query.sortBy : 'date') as ExpensesNarrowed['sort'],
  ascending: ['asc', 'ascending', 'leastrecent'].includes(plain(query.sortOrder ?? '')),
});

const standingOf = ({ status, bankArchived }: KeptExpense) => ({ status, facts: { bankArchived } });

const rowOf = (expense: KeptExpense) =>
  expenseRowWire.toWire({
    ...expense,
    id: idToWire(expense.id),
    lineCount: expense.lines.length,
    paidWith: paymentModes[expense.mode],
    standing: standingOf(expense),
  });

const taxFields = (tax: ChosenTax | null) => ({
  taxId: maybeId(tax?.id ?? null),
  taxName: tax?.name ?? null,
  taxPercent: tax?.percent ?? null,
  taxKind: tax && ruleOf(tax).kind,
  taxDeductible: tax && ruleOf(tax).deductible,
});

const lineAnswerOf = ({ tax, importTax, ...line }: ExpenseLineView) =>
  expenseLineWire.toWire({
    ...line,
    taxBase: importTax?.base ?? null,
    id: idToWire(line.id),
    ...taxFields(tax),
  });

const answerOf = ({ expense, history, addedBy, journal, attachments }: ExpenseView, { business }: Ctx) => {
  const { currency, rate, lines } = expense;
  const { category, tax } = lines[0]!;
  const homeDigits = digitsOf(business.homeCurrency);
  const homeTax = sum(lines.map(({ taxAmount }) => atRate(taxAmount, rate, homeDigits)));
  const isForeign = currency !== business.homeCurrency;
  const files = attachmentsAnswerOf(attachments);
  const view = expenseViewWire.toWire({
    ...expense,
    id: idToWire(expense.id),
    lineCount: expense.lines.length,
    paidWith: paymentModes[expense.mode],
    standing: standingOf(expense),
    homeCurrencyId: currencyOf(business.homeCurrency).id,
    foreignCurrencyId: isForeign ? currencyOf(currency).id : null,
    vendorId: maybeId(expense.vendorId),
    bankId: maybeId(expense.bankId),
    category: category ?? 0,
    ...taxFields(tax),
    taxRecoverable: isRecoverable(ruleOf(tax ?? {})),
    lines: lines.map(lineAnswerOf),
    homeNet: minus(expense.homeTotal, homeTax),
    homeTax,
    foreignTotal: isForeign ? expense.total : null,
    foreignTax: isForeign ? expense.taxAmount : null,
    businessId: idToWire(business.id),
    addedBy: idToWire(addedBy),
    history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
    journal: journal.map(({ onDay, lines, ...entry }) => ({
      ...entry,
      id: idToWire(entry.id),
      date: onDay,
      lines: [...lines],
    })),
  });
  return { ...view, ...files, image: files.Attachment };
};

const answerWith = (message: string, { id, number, status, repeated }: ExpenseResult) =>
  answer(message, {
    ExpenseID: idToWire(id),
    ExpenseNumber: number,
    Status: status,
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
  mount(app, expenseCalls, inBusiness(services), {
    addExpense: async ({ ctx, body }) =>
      answerWith(words.added, await createExpense(ctx, expenseRequestOf(body, ctx))),
    updateExpense: async ({ ctx, body }) => {
      const id = idFromWire(body.ExpenseID);
      return answerWith(
        words.updated,
        await updateExpense(ctx, id, body.version ?? null, expenseRequestOf(body, ctx)),
      );
    },
    previewNewExpense: async ({ ctx, body }) =>
      answer(
        documentAnswers.whatWillDo,
        await previewed(ctx, (preview) => createExpense(preview, expenseRequestOf(body, ctx))),
      ),
    previewExpenseEdit: async ({ ctx, body }) => {
      const [id, version] = [idFromWire(body.ExpenseID), body.version ?? null];
      return answer(
        documentAnswers.whatWillDo,
        await previewed(ctx, (preview) => updateExpense(preview, id, version, expenseRequestOf(body, ctx))),
      );
    },
    nextExpenseNumber: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(words.nextNumber, {
          expensenumber: await nextNumber(tx, 'expense'),
          today: tx.today,
          IncludesTax: await expensesIncludeTax(tx),
        }),
      ),
    listExpenses: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const paged = pageOf(query);
        const { rows, total, page } = await listExpenses(tx, {
          ...narrowedOf(query, calendarOf(tx)),
          ...paged,
        });
        return {
          expenses: rows.map(rowOf),
          currentpage: page,
          total,
          pagetotal: pagesOf(total, paged.limit),
        };
      }),
    countExpenses: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { recorded, deleted } = await countExpenses(tx);
        return { AllCount: recorded, DeletedCount: deleted };
      }),
    summariseExpenses: ({ ctx, query: { period, fromDate, toDate } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const days = listSpan({ period, fromdate: fromDate, todate: toDate }, calendarOf(tx));
        const { total, count, topCategory, topTotal } = await sumExpenses(tx, days);
        return answer(words.summary, {
          TotalExpenses: total,
          NumberofExpenses: count,
          TopCategory: topCategory,
          TopCategoryTotal: topTotal,
          fromdate: days.from,
          todate: days.to,
        });
      }),
    getExpense: async ({ ctx, query }) => {
      const view = await withBusiness(ctx, 'read', (tx) => viewExpense(tx, idFromWire(query.expenseId)));
      return answer(words.expense, answerOf(view, ctx));
    },
    deleteExpense: async ({ ctx, body }) =>
      answerWith(words.deleted, await deleteExpense(ctx, idFromWire(body.expenseid))),
    deleteExpenses: ({ ctx, body }) => onEach(ctx, body.expenseid, words.deleted, deleteExpense),
    restoreExpenses: ({ ctx, body }) => onEach(ctx, body.expenseid, words.restored, restoreExpense),
    duplicateExpense: async ({ ctx, body }) =>
      answerWith(words.duplicated, await duplicateExpense(ctx, idFromWire(body.expenseid))),
    exportExpenses: async ({ ctx, body }) =>
      downloadOf(
        await exportExpenses(
          ctx,
          (calendar) => narrowedOf(body, calendar),
          body.Ids?.map(idFromWire) ?? null,
        ),
      ),
  });
};
