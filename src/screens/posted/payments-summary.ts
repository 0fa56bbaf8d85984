import type { PostedView } from '../../domain/posted/view.ts';
import { formatAmount } from '../../domain/values/format.ts';
import { postedPage as words } from '../../domain/words/posted.ts';
import { wordsOfKind } from './posted-words.ts';

type Paid = Pick<PostedView, 'kind' | 'currency' | 'paid' | 'payments' | 'history'>;

/** What settles a document beside what was given back. */
export const livePayments = ({ payments }: Pick<Paid, 'payments'>): PostedView['payments'] =>
  payments.filter(({ live, kind }) => live && kind !== 'credit-note');

/** What was paid on a document; of one that was cancelled, what became of that. */
export const paymentsSummary = (document: Paid, locale: string): string => {
  const { kind, currency, paid, history } = document;
  const { length } = livePayments(document);
  if (length > 0) return `${length} · ${formatAmount(paid, currency, locale)}`;
  const became = history.findLast(({ payments }) => payments)?.payments;
  return became && became !== 'none' ? wordsOfKind(kind).becameOfPaid[became] : words.noneYet;
};
