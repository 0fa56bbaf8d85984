import * as z from 'zod/mini';
import { taxKinds } from '../../domain/tax/tax.ts';
import { decimal as decimalOfWire, mode, text as textOfWire, userId } from '../wire/values.ts';
import { done, farDayConfirmed, file, perRow, plainly, planned, subject, told } from './call.ts';
import { attachmentAnswer, attachmentForm, history } from './document.ts';
import {
  day,
  decimal,
  edited,
  flag,
  id,
  ids,
  list,
  nullable,
  number,
  oneOf,
  optional,
  paging,
  part,
  text,
  typedText,
  verbatim,
  whole,
} from './field.ts';

const at = '/api/Expense/';
const camel = subject('businessId', at, { userId });
const { change, ours, read } = subject('businessid', at, { userid: userId });

const figure = z.optional(decimalOfWire);
const name = z.optional(textOfWire(200));
/** Figures the spec's client computes and sends with what was typed. The server ignores them and computes its own. */
const workedOut = {
  SubTotal: figure,
  TaxAmount: figure,
  GrandTotalAmount: figure,
  ExpenseTax: figure,
  TaxPercentage: figure,
  ForeignCurrencyAmount: figure,
  HomeCurrencyAmount: figure,
  TaxName: name,
  ExpenseNumber: name,
  HomeCurrencyIDFK: z.optional(z.number()),
  UserIDFK: userId,
};
const formed = subject('BusinessIDFK', at, workedOut);
// A new one's client makes up an id, which nobody reads.
const added = subject('BusinessIDFK', at, {
  ...workedOut,
  ExpenseID: z.optional(z.nullable(textOfWire(40))),
});

/** A line of an expense as typed, on a category or an account. */
const line = {
  /** Of a line that is edited; left out for a new one. */
  id: optional(nullable(id('LineID'))),
  category: optional(nullable(whole('CategoryID'))),
  accountId: optional(nullable(whole('TAccountId'))),
  /** As typed: without tax, unless the expense says it is in it. */
  amount: decimal('Amount'),
  taxId: optional(nullable(id('ExpenseTaxId'))),
  /** Of a line with the tax on an import, whose amount is 0: what the tax is computed from, and the tax. Beside another tax the amount is ignored. */
  taxBase: optional(nullable(decimal('TaxBase'))),
  taxAmount: optional(nullable(decimal('TaxAmount'))),
};

/** An expense as typed; amounts are in its own currency. */
const form = {
  name: typedText('ExpenseName', 400),
  description: typedText('Description', 4000),
  /** The number on its receipt. */
  reference: optional(typedText('Reference', 200)),
  /** Of the first line; 0 where that names an account. */
  category: whole('CategoryID'),
  vendorId: optional(nullable(id('VendorIDFK'))),
  /** Left out: today, or the day it has. */
  onDay: optional(day('ExpenseDate')),
  ...farDayConfirmed,
  /** 1, cash, where it is left out. */
  mode: optional(verbatim(mode)('ModeOfPaymentID')),
  /** The bank the money left; left out or null: the default one, where the mode reaches a bank. */
  bankId: optional(nullable(id('BankId'))),
  /** By the numbers of the list of currencies; the foreign one goes before. Home where both are left out. */
  currencyId: optional(nullable(number('CurrencyIDFK'))),
  foreignCurrencyId: optional(nullable(number('ForeignCurrencyIDFK'))),
  rate: optional(nullable(decimal('ExchangeRate'))),
  /** As typed, all lines together: without tax, unless it is said to be in it. */
  amount: decimal('NoTaxTotal'),
  /** Left out: it isn't. Said with a new one, the next one is proposed so. */
  includesTax: optional(flag('IncludesTax')),
  taxId: optional(nullable(id('ExpenseTaxId'))),
  /** Left out: one line of the category, amount and tax above; an expense of several keeps them while those stay as they are. */
  lines: optional(list('Lines', line)),
  ...attachmentForm,
};
const standing = { ...form, id: id('ExpenseID'), ...edited };

const row = {
  id: id('id'),
  number: text('expensenumber'),
  name: text('name'),
  description: text('description'),
  /** Of its first line. */
  categoryName: text('category'),
  vendorName: text('vendor'),
  paidWith: text('paidwith'),
  currency: text('Currency'),
  onDay: day('expensedate'),
  /** At home. */
  homeTotal: decimal('totalamount'),
  /** In its own currency. */
  total: decimal('GrandTotalAmount'),
  lineCount: number('LineCount'),
  version: number('version'),
  /** Where it stands, as its page asks its chart. */
  standing: part('Standing', {
    status: text('status'),
    facts: part('facts', { bankArchived: flag('bankArchived') }),
  }),
};

const chosenTax = {
  taxId: nullable(id('TaxID')),
  taxName: nullable(text('TaxName')),
  taxPercent: nullable(decimal('TaxPercentage')),
  taxKind: nullable(oneOf('TaxKind', taxKinds)),
  taxDeductible: nullable(decimal('TaxDeductible')),
};

/** A line as it is saved; amounts are in the expense's currency. */
const savedLine = {
  id: id('LineID'),
  category: nullable(number('CategoryID')),
  accountId: nullable(number('TAccountId')),
  /** What its category or account is called. */
  name: text('Name'),
  /** As typed. */
  amount: decimal('Amount'),
  net: decimal('NoTaxTotal'),
  taxAmount: decimal('TaxAmount'),
  total: decimal('GrandTotalAmount'),
  ...chosenTax,
  /** What the tax on an import was computed from; null for every other tax. */
  taxBase: nullable(decimal('TaxBase')),
};

const expense = {
  ...row,
  reference: text('Reference'),
  ...attachmentAnswer,
  image: nullable(id('image')),
  category: number('CategoryID'),
  mode: number('ModeOfPaymentID'),
  homeCurrencyId: number('HomeCurrencyID'),
  foreignCurrencyId: nullable(number('ForeignCurrencyID')),
  vendorId: nullable(id('VendorIDFK')),
  bankId: nullable(id('BankId')),
  bankName: text('BankName'),
  ...chosenTax,
  taxRecoverable: flag('TaxIsRecoverable'),
  includesTax: flag('IncludesTax'),
  rate: decimal('ExchangeRate'),
  /** As typed. */
  amount: decimal('ExpenseAmount'),
  /** Without tax, and the tax, at home; of a foreign one in its own currency too. */
  homeNet: decimal('NoTaxTotal'),
  homeTax: decimal('TaxAmount'),
  foreignTotal: nullable(decimal('ForeignCurrencyAmount')),
  foreignTax: nullable(decimal('ForeignTaxAmount')),
  businessId: id('businessid'),
  addedBy: id('userid'),
  /** The category above is that of the first, and so is the tax; 0 and null where it has none. */
  lines: list('Lines', savedLine),
  history: history('History'),
  journal: list('Journal', {
    id: id('id'),
    number: number('number'),
    onDay: day('date'),
    memo: text('memo'),
    lines: list('lines', { account: text('account'), amount: decimal('amount') }),
  }),
};

const says = told({
  id: { ...id('ExpenseID'), schema: z.string() },
  number: text('ExpenseNumber'),
  status: text('Status'),
  ...done,
});

const days = {
  /** A period by its name, before which days that are given go. */
  period: optional(typedText('period', 40)),
  from: optional(day('fromDate')),
  to: optional(day('toDate')),
};
const narrowed = {
  ...days,
  sort: optional(typedText('sortBy', 40)),
  order: optional(typedText('sortOrder', 20)),
  search: optional(typedText('searchQuery', 200)),
  /** `deleted`, or any other for what stands. */
  status: optional(typedText('status', 40)),
  vendorId: optional(id('vendorId')),
};
const one = { id: id('expenseid') };
const many = { ids: ids('expenseid') };

const touches = ['expenses', 'banks', 'dashboard', 'reports'] as const;

/** Every call of expenses. */
export const expenseCalls = {
  addExpense: added.change('add-expense', 'expense.add', { takes: form, says, touches }),
  updateExpense: formed.change('update-expense', 'expense.edit', {
    takes: standing,
    says,
    touches,
  }),
  previewNewExpense: formed.ours.ask('preview-new', 'expense.add', {
    takes: form,
    says: planned,
  }),
  previewExpenseEdit: formed.ours.ask('preview-edit', 'expense.edit', {
    takes: standing,
    says: planned,
  }),
  nextExpenseNumber: camel.read('get-expense-number', 'expense.add', {
    says: told({
      number: text('expensenumber'),
      today: day('today'),
      /** Whether amounts have their tax in them, as said last; at first they do. */
      includesTax: flag('IncludesTax'),
    }),
    reads: 'expenses',
  }),
  listExpenses: camel.read('get-all-expenses', 'expense.list', {
    takes: { ...paging, ...narrowed },
    says: plainly({
      rows: list('expenses', row),
      page: number('currentpage'),
      pages: number('pagetotal'),
      total: number('total'),
    }),
    reads: 'expenses',
  }),
  countExpenses: camel.read('get-expense-count', 'expense.list', {
    says: plainly({ all: number('AllCount'), deleted: number('DeletedCount') }),
    reads: 'expenses',
  }),
  summariseExpenses: camel.ours.read('get-summary', 'summary.expense', {
    takes: days,
    says: told({
      total: decimal('TotalExpenses'),
      count: number('NumberofExpenses'),
      topCategory: text('TopCategory'),
      topTotal: decimal('TopCategoryTotal'),
      from: nullable(day('fromdate')),
      to: nullable(day('todate')),
    }),
    reads: 'expenses',
  }),
  getExpense: read('get-expense-by-id', 'expense.view', {
    takes: { id: id('expenseId') },
    says: told(expense),
    reads: 'expenses',
  }),
  deleteExpense: change('delete-expense', 'expense.delete', { takes: one, says, touches }),
  deleteExpenses: ours.change('delete-multiple', 'expense.delete', { takes: many, says: perRow, touches }),
  restoreExpenses: ours.change('restore-expense', 'expense.delete', { takes: many, says: perRow, touches }),
  duplicateExpense: ours.change('duplicate-expense', 'expense.add', { takes: one, says, touches }),
  exportExpenses: camel.ours.ask('export-csv', 'expense.export', {
    takes: {
      ...narrowed,
      /** Those that were picked; all where it is left out. */
      ids: optional(ids('Ids')),
    },
    says: file,
  }),
};
