import * as z from 'zod/mini';
import { reportFormats } from '../../domain/report/formats.ts';
import { headOf, type ReportName } from '../../domain/report/reports.ts';
import { download, envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { days, paged, paging } from './list-wire.ts';
import { reportSheet } from './report-sheet.ts';
import { all, count, day, decimal, id, text, userId } from './wire-types.ts';

const range = {
  userid: userId,
  businessid: id,
  ...days,
  sortorder: z.optional(text(20)),
  /** What it is held against: `previousperiod` or `previousyear`; nothing where neither is named. */
  compare: z.optional(text(20)),
  /** What of its rows is shown, where it has several views: `movements` or `balances`; the first where neither is named. */
  view: z.optional(text(20)),
  /** `true` for the columns that the journal and an account show on request. */
  morecolumns: z.optional(text(5)),
};

/** What a line of an entry is sampled by; null where it has none of it. */
const audited = {
  currency: z.nullable(z.string()),
  /** A debit above zero; null of a line in home currency, as the rate is. */
  ...all(z.nullable(decimal), 'foreignamount rate'),
  item: z.nullable(z.string()),
  quantity: z.nullable(decimal),
  tax: z.nullable(z.string()),
  /** In home currency, once per tax of the entry. */
  ...all(z.nullable(decimal), 'taxrate taxbase taxamount'),
};
/** The kind of entry, the least and the largest amount of a line, and words in it, its contact or its document. */
const linePicks = {
  ...all(z.optional(text(40)), 'type amountfrom amountto'),
  searchquery: z.optional(text(200)),
};

/** The minute an entry was posted in the business's own zone: `2026-11-21 14:05`. */
const minute = z.string();

type Shape = Record<string, z.ZodMiniType>;

/** The call of a report: its permission, and an answer of the keys that its description lists and those of the spec. */
const reportCall = <Takes extends Shape, Answer extends Shape>(
  name: ReportName,
  path: string,
  said: { takes: Takes; answer: Answer },
) => {
  // The head alone: what it is made of is the server's matter.
  const { permission, flag } = headOf(name);
  return inBusiness('businessid', '/api/Dashboard/', { flag }).read(
    path,
    permission,
    z.object({ ...said.answer, report: reportSheet }),
    { ...range, ...said.takes },
  );
};

/** An account over some days; Debit and Credit are what stands on it after them. */
const balance = z.object({
  /** Null for retained earnings of earlier years, which nothing is posted to. */
  TAccountId: z.nullable(z.number()),
  Code: z.nullable(z.string()),
  ...all(z.string(), 'AccountName SubGroup'),
  ...all(decimal, 'OpeningDebit OpeningCredit PeriodDebit PeriodCredit Debit Credit'),
  /** What of the period was carried into a new fiscal year. */
  ...all(decimal, 'CarriedDebit CarriedCredit'),
});

/** What a stock analysis is narrowed to, and its order; the filter is one of the spec's. Source: answers-2.md, Q42. */
const analysisPicks = {
  qtyFilter: z.optional(text(40)),
  expiringdate: z.optional(day),
  searchquery: z.optional(text(200)),
};

/** What a file of a report is asked for. */
const fileTakes = {
  ...range,
  report: text(40),
  format: z.enum(reportFormats),
  TAccountId: z.optional(count),
  ...all(
    z.optional(id),
    'clientId vendorId documentId productId locationId categoryId employeeId bankid statementid',
  ),
  ...all(
    z.optional(text(60)),
    'columns periods zerorows channel row agedby hidereversed costofsales amountfrom amountto',
  ),
  subGroupName: z.optional(text(200)),
  /** Of a bank's transactions: `true` for those not yet on a statement. */
  unmatched: z.optional(text(5)),
  /** Of the moves of stock, or of a bank's transactions. */
  type: z.optional(text(40)),
  ...analysisPicks,
};

const { ours } = inBusiness('businessid');

export const reportCalls = {
  trialBalance: reportCall('trial-balance', 'GetTrialBalance', {
    takes: {},
    answer: {
      ...all(z.array(balance), 'Assets Liabilities Equity Revenue Expenses'),
      ...all(decimal, 'TotalOpeningDebit TotalOpeningCredit TotalPeriodDebit TotalPeriodCredit'),
      ...all(decimal, 'TotalDebit TotalCredit'),
      ...all(day, 'fromdate todate asof'),
    },
  }),
  journalEntries: reportCall('journal', 'GetJournalEntries', {
    takes: {
      ...all(z.optional(id), 'clientId vendorId documentId'),
      TAccountId: z.optional(count),
      ...linePicks,
      ...paging,
    },
    answer: {
      Entries: z.array(
        z.object({
          id,
          number: z.number(),
          date: day,
          ...all(z.string(), 'kind memo by'),
          enteredat: minute,
          documentId: z.nullable(id),
          ...all(z.nullable(z.string()), 'documentNumber documentType'),
          lines: z.array(
            z.object({
              TAccountId: z.number(),
              AccountName: z.string(),
              ...all(decimal, 'Debit Credit'),
              ...all(z.nullable(z.string()), 'contact memo'),
              ...audited,
            }),
          ),
        }),
      ),
      ...paged,
    },
  }),
  accountLedger: reportCall('account-ledger', 'GetAccountLedgerDetails', {
    /** Of one account; without it of those of a sub-group, and without either of all. */
    takes: { TAccountId: z.optional(count), subGroupName: z.optional(text(200)), ...paging },
    answer: {
      /** Null where they are not of one account, as what stood on it is. */
      AccountName: z.nullable(z.string()),
      Opening: z.nullable(decimal),
      Lines: z.array(
        z.object({
          TAccountId: z.number(),
          AccountName: z.string(),
          /** Null for what is carried into a new fiscal year, as its number is. */
          entryId: z.nullable(id),
          number: z.nullable(z.number()),
          date: day,
          memo: z.string(),
          ...all(z.nullable(z.string()), 'contact documentNumber'),
          ...all(decimal, 'Debit Credit Balance'),
          enteredat: z.nullable(minute),
          by: z.nullable(z.string()),
          ...audited,
        }),
      ),
      ...paged,
    },
  }),
  inventoryValuation: reportCall('inventory-valuation', '/api/Product/get-valuation-summary', {
    takes: paging,
    answer: {
      ValuationData: z.array(
        z.object({
          /** Null for all goods in transit, which are the last row. */
          id: z.nullable(id),
          productname: z.string(),
          SKU: z.string(),
          ...all(decimal, 'quantity inventoryvalue retailvalue potentialprofit'),
          ...all(z.nullable(decimal), 'unitprice costprice margin'),
        }),
      ),
      ...all(decimal, 'TotalInventoryValue TotalRetailValue TotalPotentialProfit'),
      asof: day,
      ...paged,
    },
  }),
  valuationTransactions: reportCall('valuation-moves', '/api/Product/get-valuation-transactions', {
    takes: { productId: id, ...paging },
    answer: {
      productname: z.string(),
      Transactions: z.array(
        z.object({
          id,
          date: day,
          ...all(z.string(), 'type note'),
          ...all(z.nullable(id), 'documentId transferId'),
          ...all(z.nullable(z.string()), 'contact documenttype documentnumber transferNo reason'),
          ...all(decimal, 'change value qtyafter valueafter'),
          unitcost: z.nullable(decimal),
        }),
      ),
      ...all(decimal, 'quantity inventoryvalue intransit'),
      asof: day,
      ...paged,
    },
  }),
  stockAnalysis: reportCall('stock-analysis', '/api/Product/run-stock-analysis', {
    takes: { ...analysisPicks, locationId: z.optional(id), ...paging },
    answer: {
      StockAnalysis: z.array(
        z.object({
          id,
          productname: z.string(),
          SKU: z.string(),
          /** Empty for all locations. */
          LocationName: z.string(),
          trackstock: z.boolean(),
          ...all(decimal, 'quantity sold30 sold90 stockvalue'),
          ...all(z.nullable(decimal), 'reorderlevel daysleft onorder toorder'),
          expirydate: z.nullable(day),
        }),
      ),
      TotalStockValue: decimal,
      asof: day,
      ...paged,
    },
  }),
  downloadReport: ours.ask('/api/Report/download', 'reports', download, fileTakes),
  /** The same made in the background: it is found under the tasks. */
  queueReportFile: ours.change(
    '/api/Report/make-file',
    'reports',
    envelope(z.object({ taskid: id, ...repeated })),
    fileTakes,
  ),
};
