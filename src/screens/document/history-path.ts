import type { HistoryEvent } from '../../domain/documents/view.ts';
import { formatAmount } from '../../domain/values/format.ts';
import type { PathStep } from '../kit/counterfoil/LifecycleMap.tsx';

interface PathWords {
  /** What an event is called. */
  wordOf: (event: HistoryEvent) => string;
  /** The settled state still to come; null when there is none. */
  next: string | null;
  currency: string;
  locale: string;
}

/** The path a document has taken, who and when, and the next settled state still to come. */
export const historyPath = (
  history: readonly HistoryEvent[],
  { wordOf, next, currency, locale }: PathWords,
): PathStep[] => {
  const steps = history.map((event, index): PathStep => {
    const amount = event.amount ? `, ${formatAmount(event.amount, currency, locale)}` : '';
    const day = new Date(event.at).toLocaleDateString(locale, { day: 'numeric', month: 'short' });
    return {
      key: `${index}`,
      label: wordOf(event),
      by: `${day}${event.by ? `, ${event.by}` : ''}${amount}`,
      progress: index === history.length - 1 ? 'now' : 'done',
    };
  });
  return next ? [...steps, { key: 'next', label: next, progress: 'next' }] : steps;
};
