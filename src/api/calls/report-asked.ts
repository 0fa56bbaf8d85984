import type { ReportSheet } from '../../domain/report/sheet.ts';
import { reportSheet } from '../wire/report-sheet.ts';
import { count, day, id, number, optional, paging, shaped, typedText } from './field.ts';

/** What every report can be asked for. */
export const reportRange = {
  /** A period by its name, before which days that are given go; of a report as of a day, what its rows are sorted by. */
  period: optional(typedText('sortby', 40)),
  from: optional(day('fromdate')),
  to: optional(day('todate')),
  order: optional(typedText('sortorder', 20)),
  /** What it is held against: `previousperiod`, `previousyear` or, for the income statement, `budget`; nothing where none is named. */
  compare: optional(typedText('compare', 20)),
  /** What of its rows is shown, where it has several views; the first where none is named. */
  view: optional(typedText('view', 20)),
  /** `true` for the columns that some show on request. */
  more: optional(typedText('morecolumns', 5)),
};

/** What a stock analysis is narrowed to, and its order; the filter is one of the spec's. Source: answers-2.md, Q42. */
export const analysisPicks = {
  filter: optional(typedText('qtyFilter', 40)),
  expires: optional(day('expiringdate')),
  search: optional(typedText('searchquery', 200)),
};

/** The filters of a report, on its page and in its file. */
export const narrowedBy = {
  account: optional(count('TAccountId')),
  /** Sub-groups by their numbers. */
  subgroups: optional(typedText('subGroupName', 200)),
  customer: optional(id('clientId')),
  vendor: optional(id('vendorId')),
  item: optional(id('productId')),
  category: optional(id('categoryId')),
  employee: optional(id('employeeId')),
  location: optional(id('locationId')),
  /** The kind of entry, stock movement or bank transaction. */
  type: optional(typedText('type', 40)),
  /** The row of another report whose figure is made up of these. */
  row: optional(typedText('row', 60)),
};

/** What reports on one document, bank or bank statement take. */
export const ofOne = {
  document: optional(id('documentId')),
  bank: optional(id('bankid')),
  statement: optional(id('statementid')),
  /** `true` for what is not yet on a statement of the bank. */
  unmatched: optional(typedText('unmatched', 5)),
};

/** What any report can be asked for; each takes what it knows. */
export const sheetAsked = {
  ...reportRange,
  /** How many earlier periods it is held against, 1 to 11. */
  periods: optional(count('periods')),
  /** `month`, `quarter`, `year` or `channel` for a column each; one of all days unless named. */
  columns: optional(typedText('columns', 20)),
  /** `true` for rows without any figure, too. */
  zero: optional(typedText('zerorows', 5)),
  /** `true` for months ahead with what falls due in them, too. */
  expected: optional(typedText('monthsahead', 5)),
  /** `true` for merged accounts as the one that takes their place. */
  together: optional(typedText('mergedtogether', 5)),
  /** `true` for cost of sales among the expenses, too. */
  costOfSales: optional(typedText('costofsales', 5)),
  /** `true` to leave out entries that were reversed in these days, with their reversals. */
  hideReversed: optional(typedText('hidereversed', 5)),
  /** `document` for open items by their own day in place of the day they are due. */
  agedBy: optional(typedText('agedby', 20)),
  ...narrowedBy,
  /** The same customer, as the specification spells it for their statement. */
  statementCustomer: optional(id('clientid')),
  channel: optional(typedText('channel', 20)),
  /** The least and the largest amount of lines, debits and credits alike. */
  amountFrom: optional(typedText('amountfrom', 30)),
  amountTo: optional(typedText('amountto', 30)),
  search: optional(typedText('searchquery', 200)),
  ...paging,
};

/** Whatever a call of any report takes, for a page that asks each of them in one way. Lists have their period beside their order, and statements spell their contact otherwise. */
export const anyAsked = {
  ...sheetAsked,
  ...analysisPicks,
  ...ofOne,
  listPeriod: optional(typedText('period', 40)),
  statementVendor: optional(id('vendorid')),
};

/** The report as it is shown. */
export const sheet = shaped(reportSheet, {
  toWire: (ours: ReportSheet) => ours,
  fromWire: (answered): ReportSheet => answered,
})('report');

/** Which of its pages an answer is, of how many, and how many rows there are of all. */
export const sheetPaged = { page: number('currentpage'), total: number('total'), pages: number('pagetotal') };
