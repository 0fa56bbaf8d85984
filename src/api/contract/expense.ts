import * as z from 'zod/mini';
import { attachmentAnswer, attachmentForm } from './attachment-wire.ts';
import { inBusiness } from './call.ts';

import {
  all,
  day,
  decimal,
  download,
  envelope,
  history,
  id,
  listDays,
  mode,
  paging,
  perRow,
  several,
  text,
  userId,
  whole,
} from './wire-types.ts';

const { ours: camel, read } = inBusiness('businessId');
const { change, ours, read: readLower } = inBusiness('businessid');
const formed = inBusiness('BusinessIDFK');

/** Figures the spec's client computes and sends with what was typed. The server ignores them and computes its own. */
const workedOut = {
  ...all(z.optional(decimal), 'SubTotal', 'TaxAmount', 'GrandTotalAmount', 'ExpenseTax', 'TaxPercentage'),
  ...all(z.optional(decimal), 'ForeignCurrencyAmount', 'HomeCurrencyAmount'),
  ...all(z.optional(text(200)), 'TaxName', 'ExpenseNumber'),
  HomeCurrencyIDFK: z.optional(z.number()),
  UserIDFK: userId,
};

/** An expense as typed; amounts are in its own currency. */
const form = {
  ...workedOut,
  ...attachmentForm,
  ExpenseName: text(400),
  Description: text(4000),
  /** The number on its receipt. */
  Reference: z.optional(text(200)),
  CategoryID: whole,
  VendorIDFK: z.optional(z.nullable(id)),
  /** Left out: today, or the day it has. */
  ExpenseDate: z.optional(day),
  /** 1, cash, where it is left out. */
  ModeOfPaymentID: z.optional(mode),
  /** The bank the money left; left out or null: the default one, where the mode reaches a bank. */
  BankId: z.optional(z.nullable(id)),
  ...all(z.optional(z.nullable(z.number())), 'CurrencyIDFK', 'ForeignCurrencyIDFK'),
  ExchangeRate: z.optional(z.nullable(decimal)),
  /** As typed: without tax, unless it is said to be in it. */
  NoTaxTotal: decimal,
  IncludesTax: z.optional(z.boolean()),
  ExpenseTaxId: z.optional(z.nullable(id)),
};

/** Where it stands, as its page asks its chart. */
const standing = z.object({ status: z.string(), facts: z.object({ bankArchived: z.boolean() }) });

const row = {
  id,
  ...all(z.string(), 'expensenumber', 'name', 'description', 'category', 'vendor', 'paidwith', 'Currency'),
  expensedate: day,
  /** At home. */
  totalamount: decimal,
  /** In its own currency. */
  GrandTotalAmount: decimal,
  version: z.number(),
  Standing: standing,
};

const expenseAnswer = z.object({
  ...row,
  Reference: z.string(),
  ...attachmentAnswer,
  /** The first file again. */
  image: z.nullable(id),
  ...all(z.number(), 'CategoryID', 'ModeOfPaymentID', 'HomeCurrencyID'),
  ForeignCurrencyID: z.nullable(z.number()),
  ...all(z.nullable(id), 'VendorIDFK', 'BankId', 'TaxID'),
  BankName: z.string(),
  TaxName: z.nullable(z.string()),
  TaxPercentage: z.nullable(decimal),
  TaxIsRecoverable: z.boolean(),
  IncludesTax: z.boolean(),
  ExchangeRate: decimal,
  /** As typed. */
  ExpenseAmount: decimal,
  /** Without tax, and the tax, at home; of a foreign one in its own currency too. */
  ...all(decimal, 'NoTaxTotal', 'TaxAmount'),
  ...all(z.nullable(decimal), 'ForeignCurrencyAmount', 'ForeignTaxAmount'),
  businessid: id,
  userid: id,
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

const done = envelope(
  z.object({ ...all(z.string(), 'ExpenseID', 'ExpenseNumber', 'Status'), repeated: z.boolean() }),
);
const narrowed = {
  userId,
  sortBy: z.optional(text(40)),
  sortOrder: z.optional(text(20)),
  searchQuery: z.optional(text(200)),
  period: listDays.period,
  ...all(z.optional(day), 'fromDate', 'toDate'),
  status: z.optional(text(40)),
  vendorId: z.optional(id),
};
const one = { userid: userId, expenseid: id };
const many = { userid: userId, expenseid: several };

/** Every call of expenses. */
export const expenseCalls = {
  addExpense: formed.change('/api/Expense/add-expense', 'expense.add', {
    takes: { ...form, ExpenseID: z.optional(z.nullable(text(40))) },
    answer: done,
  }),
  updateExpense: formed.change('/api/Expense/update-expense', 'expense.edit', {
    takes: { ...form, ExpenseID: id, version: z.optional(z.nullable(z.number())) },
    answer: done,
  }),
  nextExpenseNumber: read('/api/Expense/get-expense-number', 'expense.add', {
    takes: { userId },
    answer: envelope(z.object({ expensenumber: z.string(), today: day })),
  }),
  listExpenses: read('/api/Expense/get-all-expenses', 'expense.list', {
    takes: { ...paging, ...narrowed },
    answer: z.object({
      expenses: z.array(z.object(row)),
      ...all(z.number(), 'currentpage', 'total', 'pagetotal'),
    }),
  }),
  countExpenses: read('/api/Expense/get-expense-count', 'expense.list', {
    takes: { userId },
    answer: z.object(all(z.number(), 'AllCount', 'DeletedCount')),
  }),
  summariseExpenses: camel.read('/api/Expense/get-summary', 'summary.expense', {
    takes: { userId, period: listDays.period, ...all(z.optional(day), 'fromDate', 'toDate') },
    answer: envelope(
      z.object({
        ...all(decimal, 'TotalExpenses', 'TopCategoryTotal'),
        NumberofExpenses: z.number(),
        TopCategory: z.string(),
        ...all(z.nullable(day), 'fromdate', 'todate'),
      }),
    ),
  }),
  getExpense: readLower('/api/Expense/get-expense-by-id', 'expense.view', {
    takes: { userid: userId, expenseId: id },
    answer: envelope(expenseAnswer),
  }),
  deleteExpense: change('/api/Expense/delete-expense', 'expense.delete', { takes: one, answer: done }),
  deleteExpenses: ours.change('/api/Expense/delete-multiple', 'expense.delete', {
    takes: many,
    answer: perRow,
  }),
  restoreExpenses: ours.change('/api/Expense/restore-expense', 'expense.delete', {
    takes: many,
    answer: perRow,
  }),
  duplicateExpense: ours.change('/api/Expense/duplicate-expense', 'expense.add', {
    takes: one,
    answer: done,
  }),
  expenseCategories: read('/api/Expense/get-categories', 'expense.list', {
    answer: envelope(
      z.array(z.object({ CategoryID: z.number(), Category: z.string(), TAccountId: z.number() })),
    ),
  }),
  exportExpenses: camel.ask('/api/Expense/export-csv', 'expense.export', {
    takes: narrowed,
    answer: download,
  }),
};
