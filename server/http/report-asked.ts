import { idFromWire } from '../../src/api/wire/id.ts';
import type { Day } from '../../src/domain/day.ts';
import type { Span } from '../../src/domain/period.ts';
import { isComparison } from '../../src/domain/report/compared-days.ts';
import { type AskedReport, firstDay, lastDay } from '../reports/report.ts';
import { pageOf, rangeOf } from './paging.ts';

interface SentReport {
  sortby?: string | undefined;
  fromdate?: string | undefined;
  todate?: string | undefined;
  page?: string | undefined;
  limit?: string | undefined;
  TAccountId?: string | undefined;
  clientId?: string | undefined;
  vendorId?: string | undefined;
  documentId?: string | undefined;
}

/** What a report is asked for, of these days. */
export const askedReport = (sent: SentReport, days: Span): AskedReport => {
  const contact = sent.clientId ?? sent.vendorId;
  return {
    ...pageOf(sent),
    days,
    account: sent.TAccountId ? Number(sent.TAccountId) : null,
    contact: contact ? idFromWire(contact) : null,
    document: sent.documentId ? idFromWire(sent.documentId) : null,
  };
};

/** The days of the journal; of one document all of them, unless some are named. */
export const journalDays = (query: SentReport, today: Day): Span =>
  query.documentId && !query.fromdate && !query.todate
    ? { from: firstDay, to: lastDay }
    : rangeOf(query, today, 'thismonth');

/** What a report is to be held against; nothing where nothing known is named. */
export const comparisonOf = ({ compare }: { compare?: string | undefined }) =>
  isComparison(compare) ? compare : null;
