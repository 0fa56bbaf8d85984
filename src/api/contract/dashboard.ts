import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { row as invoiceRow } from './invoice-wire.ts';
import { day, decimal, id, listQuery, text, userId } from './wire-types.ts';

const { ours, read } = inBusiness('businessid');

/** A figure of a stretch of days, as one bar of a chart shows it. */
const bar = z.object({ from: day, to: day, Total: decimal });

const summary = z.object({
  /** The days looked at; without ends, all there are. */
  from: z.nullable(day),
  to: z.nullable(day),
  Income: z.object({
    Total: decimal,
    /** What it is held against: the same days before; null for all time. */
    Previous: z.nullable(z.object({ from: day, to: day, Total: decimal })),
    Bars: z.array(bar),
    Accounts: z.array(z.object({ TAccountId: z.number(), AccountName: z.string(), Total: decimal })),
  }),
  Outstanding: z.object({
    Total: decimal,
    Overdue: decimal,
    /** By days since it fell due; null stands for what is not due yet or has no document. */
    Ages: z.array(
      z.object({
        age: z.enum(['not due', '1-30', '31-60', '61-90', '91 or more', 'no document']),
        Count: z.number(),
        Total: decimal,
      }),
    ),
  }),
  Customers: z.array(z.object({ clientid: id, name: z.string(), Count: z.number(), Total: decimal })),
  Invoices: z.array(invoiceRow),
  Total: z.number(),
  PageTotal: z.number(),
  CurrentPage: z.number(),
});

const toDo = z.object({
  kind: z.enum([
    'overdue',
    'old drafts',
    'unanswered quotes',
    'out of stock',
    'no customer',
    'no item',
    'no invoice',
  ]),
  Count: z.number(),
  /** What it is worth at home, where it is worth anything. */
  Total: z.nullable(decimal),
  /** The last day of what it counts, for the list that shows it. */
  until: z.nullable(day),
});

/** The calls of the dashboard. */
export const dashboardCalls = {
  businessSummary: read('/api/Dashboard/GetBusinessSummary', 'dashboard', {
    summary: 'Income, what is outstanding, the largest customers and the documents of a span of days.',
    takes: {
      userid: userId,
      ...listQuery,
      fromdate: z.optional(day),
      todate: z.optional(day),
      status: z.optional(text(40)),
      invoicetype: z.optional(text(20)),
    },
    answer: summary,
  }),
  dashboardCounters: read('/api/Dashboard/CounterAPIDataForDashBorad', 'dashboard', {
    summary: 'How much of everything there is.',
    takes: { userid: userId },
    answer: z.object({
      NumberofClients: z.number(),
      NumberofExpenses: z.number(),
      NumberofInvoicesCreated: z.number(),
      NumberofProducts: z.number(),
      /** Of those, how many were changed since they were added. */
      NumberofProductsUpdated: z.number(),
      TotalNumberofInvoices: z.number(),
    }),
  }),
  toDoList: ours.read('/api/Dashboard/get-to-do-list', 'dashboard.todo', {
    summary: 'What waits for somebody, computed: nothing is typed, nothing ticked off.',
    takes: { userid: userId },
    answer: z.object({ ToDo: z.array(toDo) }),
  }),
};
