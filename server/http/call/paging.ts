import {
  type Calendar,
  isPeriod,
  type Period,
  type Range,
  type Span,
  spanOf,
} from '../../../src/domain/values/period.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { requestFaults as words } from '../../../src/domain/words/requests.ts';
import { Refused } from '../../store/database/tx.ts';

/** A span that is open at an end reaches as far as there are days. */
const [firstOfAll, lastOfAll] = ['0001-01-01', '9999-12-31'];

const defaultLimit = 10;
const most = 1000;

/** How many rows of a search can be turned through: each page of it looks at all the rows before it, too. */
const deepest = 10_000;

/**
 * Page and size as sent; a page of 0 or less is the first, a size beyond the limit is cut. Defaults: page 1 of 10.
 *
 * @throws Refused for a page that is very far from the first of a search
 */
export const pageOf = (sent: {
  page?: string | number | undefined;
  limit?: string | number | undefined;
  searchquery?: string | undefined;
  searchQuery?: string | undefined;
  SearchQuery?: string | undefined;
}): { page: number; limit: number } => {
  const page = Number(sent.page ?? 1);
  const limit = Number(sent.limit ?? defaultLimit);
  const requested = {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, most) : defaultLimit,
  };
  const search = sent.searchquery ?? sent.searchQuery ?? sent.SearchQuery ?? '';
  if (search.trim() && requested.page * requested.limit > deepest)
    throw new Refused(invalid('page', words.searchTooDeep));
  return requested;
};

interface SentRange {
  fromdate?: string | undefined;
  todate?: string | undefined;
  sortby?: string | undefined;
}

/** The span a call asks for: its days, else the period it names, else the one given. */
export const requestedSpan = (sent: SentRange, calendar: Calendar, otherwise: Period): Span => {
  if (sent.fromdate || sent.todate) return { from: sent.fromdate ?? null, to: sent.todate ?? null };
  return spanOf(isPeriod(sent.sortby) ? sent.sortby : otherwise, calendar);
};

/** The same for a list, which is sorted by `sortby` and names its period beside it; of all days unless told. */
export const listSpan = (
  { period, ...days }: Omit<SentRange, 'sortby'> & { period?: string | undefined },
  calendar: Calendar,
): Span => requestedSpan({ ...days, sortby: period }, calendar, 'alltime');

/** A span whose first day isn't after its last. Throws `Refused`. */
export const inOrder = <S extends Span>(span: S): S => {
  if (span.from && span.to && span.from > span.to) throw new Refused(invalid('from', words.daysReversed));
  return span;
};

/**
 * The same with both ends: one that is not given is the end of the period, of the one that the given day is in where it would lie
 * on the wrong side of it. Source: finance-answers.md, Q116.
 *
 * @throws Refused for a first day after the last
 */
export const rangeOf = (sent: SentRange, calendar: Calendar, preset: 'thisyear' | 'thismonth'): Range => {
  const named = isPeriod(sent.sortby) ? sent.sortby : preset;
  const { fromdate, todate } = sent;
  const spanAt = (today: string): Range => {
    const { from, to } = spanOf(named, { ...calendar, today });
    return { from: from ?? firstOfAll, to: to ?? lastOfAll };
  };
  const usual = spanAt(calendar.today);
  const given = spanAt(fromdate ?? todate ?? calendar.today);
  const from = fromdate ?? (todate && todate < usual.from ? given.from : usual.from);
  const to = todate ?? (fromdate && fromdate > usual.to ? given.to : usual.to);
  return inOrder({ from, to });
};
