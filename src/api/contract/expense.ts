import * as z from 'zod/mini';
import { taxKinds } from '../../domain/tax.ts';
import {
  attachmentAnswer,
  attachmentForm,
  download,
  effects,
  envelope,
  history,
  perRow,
  repeated,
} from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { camelQuery, listDays, paged, paging, pickedRows, spanned } from './list-wire.ts';
import { all, day, decimal, edited, farDate, id, mode, several, text, userId, whole } from './wire-types.ts';

const at = '/api/Expense/';
const { ours: camel, read } = inBusiness('businessId', at);
const { change, ours, read: readLower } = inBusiness('businessid', at);
const formed = inBusiness('BusinessIDFK', at);

/** Figures the spec's client computes and sends with what was typed. The server ignores them and computes its own. */
const workedOut = {
  ...all(z.optional(decimal), 'SubTotal TaxAmount GrandTotalAmount ExpenseTax TaxPercentage'),
  ...all(z.optional(decimal), 'ForeignCurrencyAmount HomeCurrencyAmount'),
  ...all(z.optional(text(200)), 'TaxName ExpenseNumber'),
  HomeCurrencyIDFK: z.optional(z.number()),
  UserIDFK: userId,
};

/** A line of an expense as typed, on a category or an account. */
const line = z.object({
  /** Of a line that is edited; left out for a new one. */
  LineID: z.optional(z.nullable(id)),
  CategoryID: z.optional(z.nullable(whole)),
  TAccountId: z.optional(z.nullable(whole)),
  /** As typed: without tax, unless the expense says it is in it. */
  Amount: decimal,
  ExpenseTaxId: z.optional(z.nullable(id)),
  /** Of a line with the tax on an import, whose amount is 0: what the tax is computed from, and the tax. Beside another tax the amount is ignored. */
  ...all(z.optional(z.nullable(decimal)), 'TaxBase TaxAmount'),
});

/** An expense as typed; amounts are in its own currency. */
const form = {
  ...workedOut,
  ...attachmentForm,
  ExpenseName: text(400),
  Description: text(4000),
  /** The number on its receipt. */
  Reference: z.optional(text(200)),
  /** Of the first line; 0 where that names an account. */
  CategoryID: whole,
  VendorIDFK: z.optional(z.nullable(id)),
  /** Left out: today, or the day it has. */
  ExpenseDate: z.optional(day),
  ...farDate,
  /** 1, cash, where it is left out. */
  ModeOfPaymentID: z.optional(mode),
  /** The bank the money left; left out or null: the default one, where the mode reaches a bank. */
  BankId: z.optional(z.nullable(id)),
  ...all(z.optional(z.nullable(z.number())), 'CurrencyIDFK ForeignCurrencyIDFK'),
  ExchangeRate: z.optional(z.nullable(decimal)),
  /** As typed, all lines together: without tax, unless it is said to be in it. */
  NoTaxTotal: decimal,
  /** Left out: it isn't. Said with a new one, the next one is proposed so. */
  IncludesTax: z.optional(z.boolean()),
  ExpenseTaxId: z.optional(z.nullable(id)),
  /** Left out: one line of the category, amount and tax above; an expense of several keeps them while those stay as they are. */
  Lines: z.optional(z.array(line)),
};

/** Where it stands, as its page asks its chart. */
const standing = z.object({ status: z.string(), facts: z.object({ bankArchived: z.boolean() }) });

const row = {
  id,
  ...all(z.string(), 'expensenumber name description category vendor paidwith Currency'),
  expensedate: day,
  /** At home. */
  totalamount: decimal,
  /** In its own currency. */
  GrandTotalAmount: decimal,
  /** The category is that of the first. */
  LineCount: z.number(),
  version: z.number(),
  Standing: standing,
};

/** A line as it is saved; amounts are in the expense's currency. */
const lineAnswer = z.object({
  LineID: id,
  ...all(z.nullable(z.number()), 'CategoryID TAccountId'),
  /** What its category or account is called. */
  Name: z.string(),
  /** As typed. */
  Amount: decimal,
  ...all(decimal, 'NoTaxTotal TaxAmount GrandTotalAmount'),
  TaxID: z.nullable(id),
  TaxName: z.nullable(z.string()),
  ...all(z.nullable(decimal), 'TaxPercentage TaxDeductible'),
  TaxKind: z.nullable(z.enum(taxKinds)),
  /** What the tax on an import was computed from; null for every other tax. */
  TaxBase: z.nullable(decimal),
});

const expenseAnswer = z.object({
  ...row,
  Reference: z.string(),
  ...attachmentAnswer,
  /** The first file again. */
  image: z.nullable(id),
  ...all(z.number(), 'CategoryID ModeOfPaymentID HomeCurrencyID'),
  ForeignCurrencyID: z.nullable(z.number()),
  ...all(z.nullable(id), 'VendorIDFK BankId TaxID'),
  BankName: z.string(),
  TaxName: z.nullable(z.string()),
  TaxPercentage: z.nullable(decimal),
  ...all(z.boolean(), 'TaxIsRecoverable IncludesTax'),
  TaxKind: z.nullable(z.enum(taxKinds)),
  TaxDeductible: z.nullable(decimal),
  ExchangeRate: decimal,
  /** As typed. */
  ExpenseAmount: decimal,
  /** Without tax, and the tax, at home; of a foreign one in its own currency too. */
  ...all(decimal, 'NoTaxTotal TaxAmount'),
  ...all(z.nullable(decimal), 'ForeignCurrencyAmount ForeignTaxAmount'),
  ...all(id, 'businessid userid'),
  /** The category above is that of the first, and so is the tax; 0 and null where it has none. */
  Lines: z.array(lineAnswer),
  History: history,
  Journal: z.array(
    z.object({
      id,
      number: z.number(),
      date: day,
      memo: z.string(),
      lines: z.array(z.object({ account: z.string(), amount: decimal })),
    }),
  ),
});

const done = envelope(z.object({ ...all(z.string(), 'ExpenseID ExpenseNumber Status'), ...repeated }));
const narrowed = {
  userId,
  ...camelQuery,
  period: listDays.period,
  ...all(z.optional(day), 'fromDate toDate'),
  status: z.optional(text(40)),
  vendorId: z.optional(id),
};
const one = { userid: userId, expenseid: id };
const many = { userid: userId, expenseid: several };

/** Every call of expenses. */
export const expenseCalls = {
  addExpense: formed.change('add-expense', 'expense.add', done, {
    ...form,
    ExpenseID: z.optional(z.nullable(text(40))),
  }),
  updateExpense: formed.change('update-expense', 'expense.edit', done, { ...form, ExpenseID: id, ...edited }),
  previewNewExpense: formed.ours.ask('preview-new', 'expense.add', envelope(effects), form),
  previewExpenseEdit: formed.ours.ask('preview-edit', 'expense.edit', envelope(effects), {
    ...form,
    ExpenseID: id,
    ...edited,
  }),
  nextExpenseNumber: read(
    'get-expense-number',
    'expense.add',
    /** Whether amounts have their tax in them, as said last; at first they do. */
    { expensenumber: z.string(), today: day, IncludesTax: z.boolean() },
    { userId },
  ),
  listExpenses: read(
    'get-all-expenses',
    'expense.list',
    z.object({ expenses: z.array(z.object(row)), ...paged }),
    { ...paging, ...narrowed },
  ),
  countExpenses: read(
    'get-expense-count',
    'expense.list',
    z.object(all(z.number(), 'AllCount DeletedCount')),
    { userId },
  ),
  summariseExpenses: camel.read(
    'get-summary',
    'summary.expense',
    {
      ...all(decimal, 'TotalExpenses TopCategoryTotal'),
      NumberofExpenses: z.number(),
      TopCategory: z.string(),
      ...spanned,
    },
    { userId, period: listDays.period, ...all(z.optional(day), 'fromDate toDate') },
  ),
  getExpense: readLower('get-expense-by-id', 'expense.view', envelope(expenseAnswer), {
    userid: userId,
    expenseId: id,
  }),
  deleteExpense: change('delete-expense', 'expense.delete', done, one),
  deleteExpenses: ours.change('delete-multiple', 'expense.delete', perRow, many),
  restoreExpenses: ours.change('restore-expense', 'expense.delete', perRow, many),
  duplicateExpense: ours.change('duplicate-expense', 'expense.add', done, one),
  exportExpenses: camel.ask('export-csv', 'expense.export', download, { ...narrowed, ...pickedRows }),
};
