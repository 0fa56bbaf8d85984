import * as z from 'zod/mini';
import { firstSteps } from '../../domain/first-steps.ts';
import { envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { row as invoiceRow } from './invoice-wire.ts';
import { listQuery, upperPaged } from './list-wire.ts';
import { all, day, decimal, id, text, userId } from './wire-types.ts';

const { ours, read } = inBusiness('businessid', '/api/Dashboard/');

/** A figure of a stretch of days, as one bar of a chart shows it. */
const bar = z.object({ ...all(day, 'from to'), Total: decimal });

/** What is owed on one side today. */
const owed = z.object({
  ...all(decimal, 'Total Overdue'),
  /** By days since it fell due; what is not due yet or has no document stands by itself. */
  Ages: z.array(
    z.object({
      age: z.enum(['not due', '1-30', '31-60', '61-90', '91 or more', 'no document']),
      Count: z.number(),
      Total: decimal,
    }),
  ),
});

const summary = z.object({
  /** The days looked at; without ends, all there are. */
  ...all(z.nullable(day), 'from to'),
  Income: z.object({
    Total: decimal,
    /** What it is held against: the same days before; null for all time. */
    Previous: z.nullable(z.object({ ...all(day, 'from to'), Total: decimal })),
    Bars: z.array(bar),
    Accounts: z.array(z.object({ TAccountId: z.number(), AccountName: z.string(), Total: decimal })),
  }),
  /** Owed by customers, and to vendors. */
  ...all(owed, 'Outstanding Payable'),
  Customers: z.array(z.object({ clientid: id, name: z.string(), Count: z.number(), Total: decimal })),
  Invoices: z.array(invoiceRow),
  ...upperPaged,
});

const toDo = z.object({
  kind: z.enum([
    'held payments',
    'store uninstalled',
    'store access lost',
    'store plan limit',
    'store orders on hold',
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
  Count: z.number(),
  /** What it is worth at home, where it is worth anything. */
  Total: z.nullable(decimal),
  /** The last day of what it counts, for the list that shows it. */
  until: z.nullable(day),
  /** The one invoice where it waits, where it is one. */
  InvoiceId: z.optional(id),
  /** The one bill whose discount for early payment ends, and in how many days. */
  Bill: z.optional(z.object({ VendorBillID: id, VendorBillNo: z.nullable(z.string()), days: z.number() })),
});

/** What a new business does first; null once all is done, somebody hid it, or for a role that sets nothing up. */
const steps = z.nullable(z.array(z.object({ name: z.enum(firstSteps), done: z.boolean() })));

/** The calls of the dashboard. */
export const dashboardCalls = {
  businessSummary: read('GetBusinessSummary', 'dashboard', summary, {
    userid: userId,
    ...listQuery,
    ...all(z.optional(day), 'fromdate todate'),
    status: z.optional(text(40)),
    invoicetype: z.optional(text(20)),
  }),
  dashboardCounters: read(
    'CounterAPIDataForDashBorad',
    'dashboard',
    z.object({
      ...all(z.number(), 'NumberofClients NumberofExpenses NumberofInvoicesCreated NumberofProducts'),
      /** Of those, how many were changed since they were added. */
      ...all(z.number(), 'NumberofProductsUpdated TotalNumberofInvoices'),
    }),
    { userid: userId },
  ),
  toDoList: ours.read(
    'get-to-do-list',
    'dashboard.todo',
    z.object({ ToDo: z.array(toDo), FirstSteps: steps }),
    {
      userid: userId,
    },
  ),
  dismissFirstSteps: ours.change('dismiss-first-steps', 'settings.business', envelope(z.object(repeated)), {
    userid: userId,
    hide: z.optional(z.literal(true)),
  }),
};
