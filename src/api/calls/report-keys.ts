import { reportFormats } from '../../domain/report/formats.ts';
import { headOf, type ReportName } from '../../domain/report/reports.ts';
import { userId } from '../wire/values.ts';
import { done, file, plainly, subject, told } from './call.ts';
import {
  count,
  day,
  decimal,
  type Fields,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  paging,
  text,
  typedText,
} from './field.ts';
import { analysisPicks, narrowedBy, ofOne, reportRange, sheet, sheetPaged } from './report-asked.ts';

/** The call of a report: its permission, and an answer of the keys that its description lists and those of the spec. */
const reportCall = <Takes extends Fields, Says extends Fields>(
  name: ReportName,
  path: string,
  { takes, says }: { takes: Takes; says: Says },
) => {
  // The head alone: what it is made of is the server's matter.
  const { permission, flag: planFlag } = headOf(name);
  return subject('businessid', '/api/Dashboard/', { userid: userId }, planFlag).read(path, permission, {
    takes: { ...reportRange, ...takes },
    says: plainly({ ...says, sheet }),
    reads: 'reports',
  });
};

/** What a line of an entry is sampled by; null where it has none of it. */
const audited = {
  currency: nullable(text('currency')),
  /** A debit above zero; null of a line in home currency, as the rate is. */
  foreignAmount: nullable(decimal('foreignamount')),
  rate: nullable(decimal('rate')),
  item: nullable(text('item')),
  quantity: nullable(decimal('quantity')),
  tax: nullable(text('tax')),
  /** In home currency, once per tax of the entry. */
  taxRate: nullable(decimal('taxrate')),
  taxBase: nullable(decimal('taxbase')),
  taxAmount: nullable(decimal('taxamount')),
};

/** An account over some days; debit and credit are what stands on it after them. */
const balance = {
  /** Null for retained earnings of earlier years, which nothing is posted to. */
  accountId: nullable(number('TAccountId')),
  code: nullable(text('Code')),
  name: text('AccountName'),
  subgroup: text('SubGroup'),
  openingDebit: decimal('OpeningDebit'),
  openingCredit: decimal('OpeningCredit'),
  periodDebit: decimal('PeriodDebit'),
  periodCredit: decimal('PeriodCredit'),
  debit: decimal('Debit'),
  credit: decimal('Credit'),
  /** What of the period was carried into a new fiscal year. */
  carriedDebit: decimal('CarriedDebit'),
  carriedCredit: decimal('CarriedCredit'),
};

const entryLine = {
  accountId: number('TAccountId'),
  account: text('AccountName'),
  debit: decimal('Debit'),
  credit: decimal('Credit'),
  contact: nullable(text('contact')),
  memo: nullable(text('memo')),
  ...audited,
};

const entry = {
  id: id('id'),
  number: number('number'),
  onDay: day('date'),
  kind: text('kind'),
  memo: text('memo'),
  by: text('by'),
  /** The minute it was posted in the business's own zone: `2026-11-21 14:05`. */
  enteredAt: text('enteredat'),
  documentId: nullable(id('documentId')),
  documentNumber: nullable(text('documentNumber')),
  documentType: nullable(text('documentType')),
  lines: list('lines', entryLine),
};

const ledgerLine = {
  accountId: number('TAccountId'),
  account: text('AccountName'),
  /** Null for what is carried into a new fiscal year, as its number is. */
  entryId: nullable(id('entryId')),
  number: nullable(number('number')),
  onDay: day('date'),
  memo: text('memo'),
  contact: nullable(text('contact')),
  documentNumber: nullable(text('documentNumber')),
  debit: decimal('Debit'),
  credit: decimal('Credit'),
  balance: decimal('Balance'),
  enteredAt: nullable(text('enteredat')),
  by: nullable(text('by')),
  ...audited,
};

const valuedItem = {
  /** Null for all goods in transit, which are the last row. */
  productId: nullable(id('id')),
  name: text('productname'),
  sku: text('SKU'),
  quantity: decimal('quantity'),
  value: decimal('inventoryvalue'),
  retail: decimal('retailvalue'),
  profit: decimal('potentialprofit'),
  price: nullable(decimal('unitprice')),
  cost: nullable(decimal('costprice')),
  margin: nullable(decimal('margin')),
};

const valuationMove = {
  id: id('id'),
  onDay: day('date'),
  reason: text('type'),
  note: text('note'),
  documentId: nullable(id('documentId')),
  transferId: nullable(id('transferId')),
  contact: nullable(text('contact')),
  documentType: nullable(text('documenttype')),
  document: nullable(text('documentnumber')),
  transfer: nullable(text('transferNo')),
  cause: nullable(text('reason')),
  quantity: decimal('change'),
  value: decimal('value'),
  quantityThen: decimal('qtyafter'),
  valueThen: decimal('valueafter'),
  unitCost: nullable(decimal('unitcost')),
};

const analysedItem = {
  productId: id('id'),
  name: text('productname'),
  sku: text('SKU'),
  /** Empty for all locations. */
  location: text('LocationName'),
  tracked: flag('trackstock'),
  quantity: decimal('quantity'),
  sold30: decimal('sold30'),
  sold90: decimal('sold90'),
  value: decimal('stockvalue'),
  reorderLevel: nullable(decimal('reorderlevel')),
  daysLeft: nullable(decimal('daysleft')),
  onOrder: nullable(decimal('onorder')),
  toOrder: nullable(decimal('toorder')),
  expiresOn: nullable(day('expirydate')),
};

/** What a file of a report is asked for. */
const fileTakes = {
  ...reportRange,
  ...narrowedBy,
  ...ofOne,
  ...analysisPicks,
  report: typedText('report', 40),
  format: oneOf('format', reportFormats),
  /** Written under the figures of a PDF, and with what a workbook says of itself. */
  note: optional(typedText('note', 4000)),
  columns: optional(typedText('columns', 60)),
  periods: optional(typedText('periods', 60)),
  zero: optional(typedText('zerorows', 60)),
  expected: optional(typedText('monthsahead', 60)),
  together: optional(typedText('mergedtogether', 60)),
  channel: optional(typedText('channel', 60)),
  agedBy: optional(typedText('agedby', 60)),
  hideReversed: optional(typedText('hidereversed', 60)),
  costOfSales: optional(typedText('costofsales', 60)),
  amountFrom: optional(typedText('amountfrom', 60)),
  amountTo: optional(typedText('amountto', 60)),
};

const { ours } = subject('businessid', '/api/Report/', { userid: userId });

/** The calls of reports whose answers have keys of the specification, of the files of all reports, and of choices for filters. */
export const reportCalls = {
  trialBalance: reportCall('trial-balance', 'GetTrialBalance', {
    takes: {
      /** `true` for merged accounts as the one that takes their place. */
      together: optional(typedText('mergedtogether', 5)),
    },
    says: {
      assets: list('Assets', balance),
      liabilities: list('Liabilities', balance),
      equity: list('Equity', balance),
      income: list('Revenue', balance),
      expenses: list('Expenses', balance),
      totalOpeningDebit: decimal('TotalOpeningDebit'),
      totalOpeningCredit: decimal('TotalOpeningCredit'),
      totalPeriodDebit: decimal('TotalPeriodDebit'),
      totalPeriodCredit: decimal('TotalPeriodCredit'),
      totalDebit: decimal('TotalDebit'),
      totalCredit: decimal('TotalCredit'),
      from: day('fromdate'),
      to: day('todate'),
      asOf: day('asof'),
    },
  }),
  journalEntries: reportCall('journal', 'GetJournalEntries', {
    takes: {
      customer: optional(id('clientId')),
      vendor: optional(id('vendorId')),
      document: optional(id('documentId')),
      account: optional(count('TAccountId')),
      /** The kind of entry, the least and the largest amount of a line, and words in it, its contact or its document. */
      type: optional(typedText('type', 40)),
      amountFrom: optional(typedText('amountfrom', 40)),
      amountTo: optional(typedText('amountto', 40)),
      search: optional(typedText('searchquery', 200)),
      ...paging,
    },
    says: { entries: list('Entries', entry), ...sheetPaged },
  }),
  accountLedger: reportCall('account-ledger', 'GetAccountLedgerDetails', {
    /** Of one account; without it of those of a sub-group, and without either of all. */
    takes: {
      account: optional(count('TAccountId')),
      subgroups: optional(typedText('subGroupName', 200)),
      ...paging,
    },
    says: {
      /** Null where they are not of one account, as what stood on it is. */
      account: nullable(text('AccountName')),
      opening: nullable(decimal('Opening')),
      lines: list('Lines', ledgerLine),
      ...sheetPaged,
    },
  }),
  inventoryValuation: reportCall('inventory-valuation', '/api/Product/get-valuation-summary', {
    takes: paging,
    says: {
      rows: list('ValuationData', valuedItem),
      value: decimal('TotalInventoryValue'),
      retail: decimal('TotalRetailValue'),
      profit: decimal('TotalPotentialProfit'),
      asOf: day('asof'),
      ...sheetPaged,
    },
  }),
  valuationTransactions: reportCall('valuation-moves', '/api/Product/get-valuation-transactions', {
    takes: { item: id('productId'), ...paging },
    says: {
      name: text('productname'),
      rows: list('Transactions', valuationMove),
      quantity: decimal('quantity'),
      value: decimal('inventoryvalue'),
      inTransit: decimal('intransit'),
      asOf: day('asof'),
      ...sheetPaged,
    },
  }),
  stockAnalysis: reportCall('stock-analysis', '/api/Product/run-stock-analysis', {
    takes: { ...analysisPicks, location: optional(id('locationId')), ...paging },
    says: {
      rows: list('StockAnalysis', analysedItem),
      value: decimal('TotalStockValue'),
      asOf: day('asof'),
      ...sheetPaged,
    },
  }),
  downloadReport: ours.ask('download', 'reports', { takes: fileTakes, says: file }),
  /** The same made in the background: it is found under the tasks. */
  queueReportFile: ours.change('make-file', 'reports', {
    takes: fileTakes,
    says: told({ id: id('taskid'), ...done }),
    touches: ['tasks'],
  }),
  /** The employees sales can be filtered by; the team's own list isn't open to everybody who reads reports. */
  employees: ours.read('employees', 'reports', {
    says: told({ employees: list('Employees', { id: id('UserId'), name: text('Name') }) }),
    reads: 'reports',
  }),
};
