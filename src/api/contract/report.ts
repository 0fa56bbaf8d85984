import * as z from 'zod/mini';
import { accountLedger } from '../../domain/report/account-ledger.ts';
import { journal } from '../../domain/report/journal.ts';
import type { ReportSpec } from '../../domain/report/spec.ts';
import { trialBalance } from '../../domain/report/trial-balance.ts';
import { inBusiness } from './call.ts';
import { reportSheet } from './report-sheet.ts';
import { count, day, decimal, envelope, id, text, userId } from './wire-types.ts';

const { read, ours } = inBusiness('businessid');

const range = {
  userid: userId,
  businessid: id,
  sortby: z.optional(text(40)),
  sortorder: z.optional(text(20)),
  fromdate: z.optional(day),
  todate: z.optional(day),
  /** What it is held against: `previousperiod` or `previousyear`; nothing where neither is named. */
  compare: z.optional(text(20)),
};
const paging = { page: z.optional(count), limit: z.optional(count) };

type Shape = Record<string, z.ZodMiniType>;

/** The call of a report: its permission, and an answer of the keys that its description lists and those of the spec. */
const reportCall = <Row, Takes extends Shape, Answer extends Shape>(
  { permission, flag, title }: ReportSpec<Row>,
  path: string,
  said: { summary: string; takes: Takes; answer: Answer },
) =>
  read(path, permission, {
    summary: said.summary || title,
    flag,
    takes: { ...range, ...said.takes },
    answer: z.object({ ...said.answer, report: reportSheet }),
  });

const balance = z.object({
  TAccountId: z.number(),
  AccountName: z.string(),
  SubGroup: z.string(),
  Debit: decimal,
  Credit: decimal,
});

export const reportCalls = {
  trialBalance: reportCall(trialBalance, '/api/Dashboard/GetTrialBalance', {
    summary: 'Every account’s balance at the end of a day, debits beside credits.',
    takes: {},
    answer: {
      Assets: z.array(balance),
      Liabilities: z.array(balance),
      Equity: z.array(balance),
      Revenue: z.array(balance),
      Expenses: z.array(balance),
      TotalDebit: decimal,
      TotalCredit: decimal,
      asof: day,
    },
  }),
  journalEntries: reportCall(journal, '/api/Dashboard/GetJournalEntries', {
    summary: 'Journal entries of a range with their lines, newest first.',
    takes: {
      clientId: z.optional(id),
      vendorId: z.optional(id),
      TAccountId: z.optional(count),
      documentId: z.optional(id),
      ...paging,
    },
    answer: {
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
    },
  }),
  accountLedger: reportCall(accountLedger, '/api/Dashboard/GetAccountLedgerDetails', {
    summary: 'One account’s lines of a range with a running balance.',
    takes: {
      TAccountId: count,
      subGroupName: z.optional(text(60)),
      ...paging,
    },
    answer: {
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
    },
  }),
  downloadReport: ours.ask('/api/Report/download', 'reports', {
    summary: 'A whole report as CSV or PDF, by its name: the address to fetch it from.',
    takes: {
      ...range,
      report: text(40),
      format: z.enum(['csv', 'pdf']),
      TAccountId: z.optional(count),
      clientId: z.optional(id),
      documentId: z.optional(id),
    },
    answer: envelope(z.object({ url: z.string(), name: z.string() })),
  }),
};
