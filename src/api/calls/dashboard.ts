import { importKinds } from '../../domain/import/run.ts';
import { headOf } from '../../domain/report/reports.ts';
import { firstSteps } from '../../domain/values/first-steps.ts';
import { userId } from '../wire/values.ts';
import { done, plainly, subject, told } from './call.ts';
import {
  day,
  decimal,
  flag,
  id,
  list,
  literal,
  nullable,
  number,
  oneOf,
  optional,
  paging,
  part,
  text,
  typedText,
} from './field.ts';
import { invoiceRow } from './invoice-fields.ts';
import { figureDays } from './span.ts';

const { ours, read } = subject('businessid', '/api/Dashboard/', { userid: userId });
const permission = 'dashboard';
const reads = 'dashboard';

/** A figure of a stretch of days, as one bar of a chart shows it. */
const bar = { from: day('from'), to: day('to'), total: decimal('Total') };

/** What a figure is held against: that of like days, and what it comes to itself on those that are over. */
const like = nullable(part('Previous', { ...bar, now: decimal('Now') }));

/** What is owed on one side today. */
const owed = {
  total: decimal('Total'),
  overdue: decimal('Overdue'),
  /** By days since it fell due; what is not due yet or has no document is by itself. */
  ages: list('Ages', {
    age: oneOf('age', ['not due', '1-30', '31-60', '61-90', '91 or more', 'no document']),
    count: number('Count'),
    total: decimal('Total'),
  }),
  /** What falls due within a week, and the days that are meant. */
  thisWeek: part('ThisWeek', {
    from: day('from'),
    to: day('to'),
    count: number('Count'),
    total: decimal('Total'),
  }),
};

const summary = {
  /** The days looked at; without ends, all there are. */
  from: nullable(day('from')),
  to: nullable(day('to')),
  income: part('Income', {
    total: decimal('Total'),
    /** Null for all time, and where the books began later. */
    previous: like,
    bars: list('Bars', bar),
    accounts: list('Accounts', {
      id: number('TAccountId'),
      name: text('AccountName'),
      total: decimal('Total'),
    }),
  }),
  /** Owed by customers, and to vendors. */
  outstanding: part('Outstanding', owed),
  payable: part('Payable', owed),
  customers: list('Customers', {
    id: id('clientid'),
    name: text('name'),
    count: number('Count'),
    total: decimal('Total'),
  }),
  newest: list('Invoices', invoiceRow),
  /** How many documents are of these days. */
  documents: number('Total'),
  pages: number('PageTotal'),
  page: number('CurrentPage'),
};

const toDo = {
  kind: oneOf('kind', [
    'held payments',
    'store uninstalled',
    'store access lost',
    'store plan limit',
    'store orders on hold',
    'failed mails',
    'imports waiting',
    'statements to reconcile',
    'overdue',
    'early discount',
    'bills to pay',
    'old drafts',
    'unanswered quotes',
    'unbilled orders',
    'out of stock',
    'low stock',
    'expiring items',
    'budget nearly used',
    'budget used up',
    'no customer',
    'no item',
    'no invoice',
    'particulars',
    'accounting',
  ]),
  count: number('Count'),
  /** What it is worth at home, where it is worth anything. */
  total: nullable(decimal('Total')),
  /** The last day of what it counts, for the list that shows it. */
  until: nullable(day('until')),
  /** The one invoice where it waits, where it is one. */
  documentId: optional(id('InvoiceId')),
  /** The one bill whose discount for early payment ends, and in how many days. */
  bill: optional(
    part('Bill', { id: id('VendorBillID'), number: nullable(text('VendorBillNo')), days: number('days') }),
  ),
  /** The first of several that are gone on with one by one. */
  import: optional(part('Import', { kind: oneOf('type', importKinds), id: id('importid') })),
  mail: optional(
    part('Mail', {
      of: oneOf('of', ['invoice', 'receipt', 'quote', 'bill', 'order', 'customer', 'vendor']),
      id: id('id'),
    }),
  ),
  statement: optional(part('Statement', { bankId: id('bankid'), id: id('StatementId') })),
};

/** The calls of the dashboard. */
export const dashboardCalls = {
  businessSummary: read('GetBusinessSummary', permission, {
    takes: {
      ...paging,
      period: figureDays.period,
      order: optional(typedText('sortorder', 20)),
      search: optional(typedText('searchquery', 200)),
      from: figureDays.from,
      to: figureDays.to,
      status: optional(typedText('status', 40)),
      subtype: optional(typedText('invoicetype', 20)),
    },
    says: plainly(summary),
    reads,
  }),
  dashboardCounters: read('CounterAPIDataForDashBorad', permission, {
    says: plainly({
      customers: number('NumberofClients'),
      expenses: number('NumberofExpenses'),
      invoices: number('NumberofInvoicesCreated'),
      products: number('NumberofProducts'),
      /** Of those, how many were changed since they were added. */
      productsUpdated: number('NumberofProductsUpdated'),
      documents: number('TotalNumberofInvoices'),
    }),
    reads,
  }),
  toDoList: ours.read('get-to-do-list', 'dashboard.todo', {
    says: plainly({
      toDo: list('ToDo', toDo),
      /** What a new business does first; null once all is done, somebody hid it, or for a role that sets nothing up. */
      firstSteps: nullable(list('FirstSteps', { name: oneOf('name', firstSteps), done: flag('done') })),
    }),
    reads,
  }),
  moneyOutlook: ours.read('get-money', 'reports', {
    says: plainly({
      /** On cash and bank accounts today. */
      cash: decimal('Cash'),
      /** The end of next month. */
      until: day('until'),
      fromCustomers: decimal('FromCustomers'),
      toVendors: decimal('ToVendors'),
      expected: decimal('Expected'),
    }),
    reads,
  }),
  profitOfDays: ours.read('get-profit', headOf('profit-by-month').permission, {
    takes: { period: figureDays.period, from: figureDays.from, to: figureDays.to },
    says: plainly({
      from: day('from'),
      to: day('to'),
      total: decimal('Total'),
      previous: like,
      months: list('Months', {
        from: day('from'),
        to: day('to'),
        income: decimal('Income'),
        profit: decimal('Profit'),
      }),
    }),
    reads,
  }),
  dismissFirstSteps: ours.change('dismiss-first-steps', 'settings.business', {
    takes: { hide: optional(literal('hide', true)) },
    says: told(done),
    touches: ['dashboard'],
  }),
};
