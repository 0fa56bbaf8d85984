import { idFromWire } from '../../src/api/wire/id.ts';
import { isTransactionType, type TransactionPicks } from '../../src/domain/bank-money/transaction.ts';
import { accountSubgroups } from '../../src/domain/books/account-groups.ts';
import { isEntryKind } from '../../src/domain/books/entry.ts';
import { type MoveReason, moveReasons } from '../../src/domain/books/stock.ts';
import { decimal } from '../../src/domain/money.ts';
import { type Calendar, isPeriod, type Span, spanOf } from '../../src/domain/period.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { columnSteps, mostEarlier } from '../../src/domain/report/columns.ts';
import { isComparison } from '../../src/domain/report/compared-days.ts';
import type { ReportHead } from '../../src/domain/report/report-head.ts';
import { type AnalysisPicks, analysisSorts, stockFilters } from '../../src/domain/stock-analysis.ts';
import { requestFaults as words } from '../../src/domain/words/requests.ts';
import { firstDay, lastDay, type ReportRequest } from '../reports/report.ts';
import { Refused } from '../store/tx.ts';
import { plain } from './document.requests.ts';
import { pageOf, rangeOf, requestedSpan } from './paging.ts';

interface SentReport {
  sortby?: string | undefined;
  fromdate?: string | undefined;
  todate?: string | undefined;
  page?: string | undefined;
  limit?: string | undefined;
  view?: string | undefined;
  morecolumns?: string | undefined;
  TAccountId?: string | undefined;
  clientId?: string | undefined;
  clientid?: string | undefined;
  vendorId?: string | undefined;
  documentId?: string | undefined;
  productId?: string | undefined;
  locationId?: string | undefined;
  type?: string | undefined;
  qtyFilter?: string | undefined;
  expiringdate?: string | undefined;
  searchquery?: string | undefined;
  sortorder?: string | undefined;
  columns?: string | undefined;
  compare?: string | undefined;
  periods?: string | undefined;
  zerorows?: string | undefined;
  agedby?: string | undefined;
  hidereversed?: string | undefined;
  costofsales?: string | undefined;
  amountfrom?: string | undefined;
  amountto?: string | undefined;
  subGroupName?: string | undefined;
  channel?: string | undefined;
  categoryId?: string | undefined;
  employeeId?: string | undefined;
  row?: string | undefined;
  bankid?: string | undefined;
  unmatched?: string | undefined;
  statementid?: string | undefined;
}

/** What a stock analysis is asked for: all that is counted, the most first, unless a filter or an order it knows is named. */
const picksOf = (sent: SentReport): AnalysisPicks => ({
  filter: stockFilters.find((filter) => filter === plain(sent.qtyFilter ?? '')) ?? 'pullallstock',
  expiresBy: sent.expiringdate ?? null,
  search: sent.searchquery ?? '',
  sort: analysisSorts.find((sort) => sort === plain(sent.sortby ?? '')) ?? 'quantity',
  ascending: ['asc', 'ascending'].includes(plain(sent.sortorder ?? '')),
});

/** The type of move that is asked for; an unknown one is none. */
const reasonOf = (requested: string | undefined): MoveReason | null =>
  moveReasons.find((reason) => reason === requested) ?? null;

/** Sub-groups as they are named: by their numbers, or one by its name. */
const subgroupsOf = (named: string | undefined): number[] | null => {
  if (!named) return null;
  const numbers = named.split(',').map(Number);
  if (numbers.every(Number.isInteger)) return numbers;
  return accountSubgroups.filter(({ name }) => plain(name) === plain(named)).map(({ id }) => id);
};

/** How many earlier periods it is held against: one unless told, and no more than there may be. */
const periodsOf = (sent: string | undefined): number =>
  Math.min(Math.max(Number(sent ?? 1) || 1, 1), mostEarlier);

/** What a bank's transactions are narrowed to; an unknown type narrows nothing. */
const bankPicksOf = ({
  bankid,
  type,
  searchquery,
  unmatched,
  sortorder,
}: SentReport): TransactionPicks | null =>
  bankid
    ? {
        bankId: idFromWire(bankid),
        type: isTransactionType(type) ? type : null,
        search: searchquery ?? '',
        unmatched: unmatched === 'true',
        oldestFirst: ['asc', 'ascending'].includes(plain(sortorder ?? '')),
      }
    : null;

/** What lines of entries are narrowed to; an unknown type narrows nothing. @throws Refused for an amount that is none */
const linePicksOf = ({ type, amountfrom, amountto, searchquery }: SentReport): ReportRequest['linePicks'] => {
  const amountOf = (field: string, text: string | undefined) => {
    if (!text) return null;
    if (!/^\d{1,18}(\.\d{1,6})?$/.test(text)) throw new Refused(invalid(field, words.amountWrong));
    return decimal(text);
  };
  return {
    kind: isEntryKind(type) ? type : null,
    amountFrom: amountOf('amountfrom', amountfrom),
    amountTo: amountOf('amountto', amountto),
    search: searchquery ?? '',
  };
};

/** What a report is asked for, of these days. */
export const reportRequestOf = (sent: SentReport, days: Span): ReportRequest => {
  const contact = sent.clientId ?? sent.clientid ?? sent.vendorId;
  return {
    ...pageOf(sent),
    days,
    namedEnd: sent.todate ?? null,
    view: sent.view ?? null,
    more: sent.morecolumns === 'true',
    account: sent.TAccountId ? Number(sent.TAccountId) : null,
    contact: contact ? idFromWire(contact) : null,
    document: sent.documentId ? idFromWire(sent.documentId) : null,
    productId: sent.productId ? idFromWire(sent.productId) : null,
    locationId: sent.locationId ? idFromWire(sent.locationId) : null,
    reason: reasonOf(sent.type),
    picks: picksOf(sent),
    columns: [...columnSteps, 'channel' as const].find((one) => one === sent.columns) ?? null,
    periods: periodsOf(sent.periods),
    linePicks: linePicksOf(sent),
    costOfSales: sent.costofsales === 'true',
    hideReversed: sent.hidereversed === 'true',
    agedBy: sent.agedby === 'document' ? 'document' : 'due',
    againstBudget: sent.compare === 'budget',
    zeroRows: sent.zerorows === 'true',
    subgroups: subgroupsOf(sent.subGroupName),
    channel: sent.channel || null,
    category: sent.categoryId ? idFromWire(sent.categoryId) : null,
    employee: sent.employeeId ? idFromWire(sent.employeeId) : null,
    row: sent.row || null,
    bank: bankPicksOf(sent),
    statement: sent.statementid ? idFromWire(sent.statementid) : null,
  };
};

/** The days of the journal; of one document all of them, unless some are named. */
export const journalDays = (query: SentReport, calendar: Calendar): Span =>
  query.documentId && !query.fromdate && !query.todate
    ? { from: firstDay, to: lastDay }
    : rangeOf(query, calendar, 'thismonth');

/**
 * The days a report is of: of one as of a day, all up to the last of those asked for or, where a preset reaches further, to today; of
 * others those asked for, else its usual ones. Source: finance-answers.md, Q116.
 */
export const reportDays = (days: ReportHead['days'], sent: SentReport, calendar: Calendar): Span => {
  if (days === 'alltime') return requestedSpan(sent, calendar, 'alltime');
  if (days !== 'as-of') return rangeOf(sent, calendar, days);
  if (sent.todate) return { from: null, to: sent.todate };
  const preset = isPeriod(sent.sortby) ? spanOf(sent.sortby, calendar).to : null;
  return { from: null, to: preset && preset < calendar.today ? preset : calendar.today };
};

/** What a report is to be held against; nothing where nothing known is named. */
export const comparisonOf = ({ compare }: { compare?: string | undefined }) =>
  isComparison(compare) ? compare : null;
