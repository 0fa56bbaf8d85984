import { idFromWire } from '../../src/api/wire/id.ts';
import { type MoveReason, moveReasons } from '../../src/domain/books/stock.ts';
import type { Calendar, Span } from '../../src/domain/period.ts';
import { isComparison } from '../../src/domain/report/compared-days.ts';
import { type AnalysisPicks, analysisSorts, stockFilters } from '../../src/domain/stock-analysis.ts';
import { firstDay, lastDay, type ReportRequest } from '../reports/report.ts';
import { plain } from './document.requests.ts';
import { pageOf, rangeOf } from './paging.ts';

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
  vendorId?: string | undefined;
  documentId?: string | undefined;
  productId?: string | undefined;
  locationId?: string | undefined;
  type?: string | undefined;
  qtyFilter?: string | undefined;
  expiringdate?: string | undefined;
  searchquery?: string | undefined;
  sortorder?: string | undefined;
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

/** What a report is asked for, of these days. */
export const reportRequestOf = (sent: SentReport, days: Span): ReportRequest => {
  const contact = sent.clientId ?? sent.vendorId;
  return {
    ...pageOf(sent),
    days,
    view: sent.view ?? null,
    more: sent.morecolumns === 'true',
    account: sent.TAccountId ? Number(sent.TAccountId) : null,
    contact: contact ? idFromWire(contact) : null,
    document: sent.documentId ? idFromWire(sent.documentId) : null,
    productId: sent.productId ? idFromWire(sent.productId) : null,
    locationId: sent.locationId ? idFromWire(sent.locationId) : null,
    reason: reasonOf(sent.type),
    picks: picksOf(sent),
  };
};

/** The days of the journal; of one document all of them, unless some are named. */
export const journalDays = (query: SentReport, calendar: Calendar): Span =>
  query.documentId && !query.fromdate && !query.todate
    ? { from: firstDay, to: lastDay }
    : rangeOf(query, calendar, 'thismonth');

/** What a report is to be held against; nothing where nothing known is named. */
export const comparisonOf = ({ compare }: { compare?: string | undefined }) =>
  isComparison(compare) ? compare : null;
