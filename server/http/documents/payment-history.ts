import { isPaymentMode, paymentModes } from '../../../src/domain/books/payment-mode.ts';
import { compare, decimal } from '../../../src/domain/money.ts';
import { pagesOf, pageWithin } from '../../../src/domain/values/paging.ts';
import type { Calendar } from '../../../src/domain/values/period.ts';
import type { PaymentView } from '../../reports/payment-views.ts';
import { pageOf } from '../call/paging.ts';
import { type SentDays, spanOfList } from './document.answers.ts';

/** What a history of payments is asked for: its days, an exact amount, a text, its order and its page. */
export interface SentHistory extends SentDays {
  page?: string | undefined;
  limit?: string | undefined;
  amount?: string | undefined;
  column?: string | undefined;
  direction?: string | undefined;
  search?: string | undefined;
}

const holds = ({ amount, memo, mode }: PaymentView, text: string): boolean =>
  [amount, memo, mode && isPaymentMode(mode) ? paymentModes[mode] : ''].some((part) =>
    part.toLowerCase().includes(text),
  );

/** A page of what settled a document, oldest first unless told; by day, or by amount where that is asked for. */
export const pageOfHistory = <Payment extends PaymentView>(
  payments: readonly Payment[],
  sent: SentHistory,
  calendar: Calendar,
) => {
  const { from, to } = spanOfList(sent, calendar);
  const { search = '' } = sent;
  const text = search.trim().toLowerCase();
  const found = payments.filter(
    (one) =>
      (!from || one.onDay >= from) &&
      (!to || one.onDay <= to) &&
      (!sent.amount || one.amount === decimal(sent.amount)) &&
      holds(one, text),
  );
  const byAmount = sent.column?.toLowerCase() === 'amount';
  const sorted = byAmount ? found.toSorted((a, b) => compare(a.amount, b.amount)) : found;
  const ordered = sent.direction?.toLowerCase().startsWith('desc') ? sorted.toReversed() : sorted;
  const { limit, page: requestedPage } = pageOf({ page: sent.page, limit: sent.limit, searchquery: search });
  const page = pageWithin(found.length, { page: requestedPage, limit });
  return {
    rows: ordered.slice((page - 1) * limit, page * limit),
    total: found.length,
    pages: pagesOf(found.length, limit),
    page,
  };
};
