import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { count, day, decimal, id, text, userId } from './wire-types.ts';

const { read } = inBusiness('businessid');

const range = {
  userid: userId,
  businessid: id,
  sortby: z.optional(text(40)),
  sortorder: z.optional(text(20)),
  fromdate: z.optional(day),
  todate: z.optional(day),
};

const balance = z.object({
  TAccountId: z.number(),
  AccountName: z.string(),
  SubGroup: z.string(),
  Debit: decimal,
  Credit: decimal,
});

export const reportCalls = {
  trialBalance: read('/api/Dashboard/GetTrialBalance', 'reports', {
    summary: 'Every account’s balance at the end of a day, debits beside credits.',
    takes: range,
    flag: 'accounting',
    answer: z.object({
      Assets: z.array(balance),
      Liabilities: z.array(balance),
      Equity: z.array(balance),
      Revenue: z.array(balance),
      Expenses: z.array(balance),
      TotalDebit: decimal,
      TotalCredit: decimal,
      asof: day,
    }),
  }),
  journalEntries: read('/api/Dashboard/GetJournalEntries', 'reports', {
    summary: 'Journal entries of a range with their lines, newest first.',
    takes: {
      ...range,
      clientId: z.optional(id),
      vendorId: z.optional(id),
      TAccountId: z.optional(count),
      documentId: z.optional(id),
      page: z.optional(count),
      limit: z.optional(count),
    },
    flag: 'accounting',
    answer: z.object({
      Entries: z.array(
        z.object({
          id,
          number: z.number(),
          date: day,
          kind: z.string(),
          memo: z.string(),
          documentId: z.nullable(id),
          documentNumber: z.nullable(z.string()),
          documentType: z.nullable(z.string()),
          by: z.string(),
          lines: z.array(
            z.object({
              TAccountId: z.number(),
              AccountName: z.string(),
              Debit: decimal,
              Credit: decimal,
              contact: z.nullable(z.string()),
              memo: z.nullable(z.string()),
            }),
          ),
        }),
      ),
      total: z.number(),
      currentpage: z.number(),
      pagetotal: z.number(),
    }),
  }),
  accountLedger: read('/api/Dashboard/GetAccountLedgerDetails', 'reports', {
    summary: 'One account’s lines of a range with a running balance.',
    takes: {
      ...range,
      TAccountId: count,
      subGroupName: z.optional(text(60)),
      page: z.optional(count),
      limit: z.optional(count),
    },
    flag: 'accounting',
    answer: z.object({
      AccountName: z.string(),
      Opening: decimal,
      Lines: z.array(
        z.object({
          entryId: id,
          number: z.number(),
          date: day,
          memo: z.string(),
          contact: z.nullable(z.string()),
          documentNumber: z.nullable(z.string()),
          Debit: decimal,
          Credit: decimal,
          Balance: decimal,
        }),
      ),
      total: z.number(),
      currentpage: z.number(),
      pagetotal: z.number(),
    }),
  }),
};
