import type { anyAsked } from '../../../src/api/calls/report-asked.ts';
import { isTransactionType, type TransactionPicks } from '../../../src/domain/bank-money/transaction.ts';
import { accountSubgroups } from '../../../src/domain/books/account-groups.ts';
import { isEntryKind } from '../../../src/domain/books/entry.ts';
import { type MoveReason, moveReasons } from '../../../src/domain/books/stock.ts';
import { decimal } from '../../../src/domain/money.ts';
import { columnSteps, mostEarlier } from '../../../src/domain/report/columns.ts';
import { isComparison } from '../../../src/domain/report/compared-days.ts';
import type { ReportHead } from '../../../src/domain/report/report-head.ts';
import { type AnalysisPicks, analysisSorts, stockFilters } from '../../../src/domain/stock/stock-analysis.ts';
import { type Calendar, isPeriod, type Span, spanOf } from '../../../src/domain/values/period.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { requestFaults as words } from '../../../src/domain/words/requests.ts';
import { firstDay, lastDay, type ReportRequest } from '../../reports/report.ts';
import { Refused } from '../../store/database/tx.ts';
import { inOrder, pageOf, rangeOf, requestedSpan } from '../call/paging.ts';
import { plain } from '../documents/document.requests.ts';

/** What a report is asked for, in our words, as far as its call takes it. */
type Asked = { [Name in keyof typeof anyAsked]?: string | undefined };

/** What a stock analysis is asked for: all that is counted, the most first, unless a filter or an order it knows is named. */
const picksOf = (asked: Asked): AnalysisPicks => ({
  filter: stockFilters.find((filter) => filter === plain(asked.filter ?? '')) ?? 'pullallstock',
  expiresBy: asked.expires ?? null,
  search: asked.search ?? '',
  sort: analysisSorts.find((sort) => sort === plain(asked.period ?? '')) ?? 'quantity',
  ascending: ['asc', 'ascending'].includes(plain(asked.order ?? '')),
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
const bankPicksOf = ({ bank, type, search, unmatched, order }: Asked): TransactionPicks | null =>
  bank
    ? {
        bankId: bank,
        type: isTransactionType(type) ? type : null,
        search: search ?? '',
        unmatched: unmatched === 'true',
        oldestFirst: ['asc', 'ascending'].includes(plain(order ?? '')),
      }
    : null;

/** What lines of entries are narrowed to; an unknown type narrows nothing. @throws Refused for an amount that is none */
const linePicksOf = ({ type, amountFrom, amountTo, search }: Asked): ReportRequest['linePicks'] => {
  const amountOf = (field: string, text: string | undefined) => {
    if (!text) return null;
    if (!/^\d{1,18}(\.\d{1,6})?$/.test(text)) throw new Refused(invalid(field, words.amountWrong));
    return decimal(text);
  };
  return {
    kind: isEntryKind(type) ? type : null,
    amountFrom: amountOf('amountFrom', amountFrom),
    amountTo: amountOf('amountTo', amountTo),
    search: search ?? '',
  };
};

/** What a report is asked for, of these days. */
export const requestOf = (asked: Asked, days: Span): ReportRequest => ({
  ...pageOf({ page: asked.page, limit: asked.limit, searchquery: asked.search }),
  days,
  namedEnd: asked.to ?? null,
  view: asked.view ?? null,
  more: asked.more === 'true',
  account: asked.account ? Number(asked.account) : null,
  contact: asked.customer ?? asked.statementCustomer ?? asked.vendor ?? null,
  document: asked.document ?? null,
  productId: asked.item ?? null,
  locationId: asked.location ?? null,
  reason: reasonOf(asked.type),
  picks: picksOf(asked),
  columns: [...columnSteps, 'channel' as const].find((one) => one === asked.columns) ?? null,
  periods: periodsOf(asked.periods),
  linePicks: linePicksOf(asked),
  costOfSales: asked.costOfSales === 'true',
  hideReversed: asked.hideReversed === 'true',
  agedBy: asked.agedBy === 'document' ? 'document' : 'due',
  againstBudget: asked.compare === 'budget',
  zeroRows: asked.zero === 'true',
  expected: asked.expected === 'true',
  together: asked.together === 'true',
  subgroups: subgroupsOf(asked.subgroups),
  channel: asked.channel || null,
  category: asked.category ?? null,
  employee: asked.employee ?? null,
  row: asked.row || null,
  bank: bankPicksOf(asked),
  statement: asked.statement ?? null,
});

/** The days that were asked for, as lists and figures are asked for them. */
const sentDays = ({ period, from, to }: Asked) => ({ sortby: period, fromdate: from, todate: to });

/**
 * The days of a report. One as of a day has all days up to the last one asked for; a preset ends today at the latest. Others have the
 * days asked for, else their usual ones, and for a single document all days. Source: finance-answers.md, Q116.
 */
export const reportDays = (days: ReportHead['days'], asked: Asked, calendar: Calendar): Span => {
  if (days === 'alltime') return inOrder(requestedSpan(sentDays(asked), calendar, 'alltime'));
  if (days === 'as-of') {
    if (asked.to) return { from: null, to: asked.to };
    const preset = isPeriod(asked.period) ? spanOf(asked.period, calendar).to : null;
    return { from: null, to: preset && preset < calendar.today ? preset : calendar.today };
  }
  if (asked.document && !asked.from && !asked.to) return { from: firstDay, to: lastDay };
  return rangeOf(sentDays(asked), calendar, days);
};

/** What a report is to be held against; nothing where nothing known is named. */
export const comparisonOf = ({ compare }: { compare?: string | undefined }) =>
  isComparison(compare) ? compare : null;
