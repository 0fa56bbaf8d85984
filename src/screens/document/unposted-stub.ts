import { kindSpec } from '../../domain/documents/kinds.ts';
import type { DocumentView, HistoryEvent } from '../../domain/documents/view.ts';
import { formatAmount } from '../../domain/values/format.ts';
import type { StatusWord } from '../../domain/words/everywhere.ts';

interface StubWords {
  /** What each status says under the document's figures. */
  sentences: Readonly<Record<string, string>>;
  /** What acts are called in its history; any other is called by the status it led to. */
  happened: Readonly<Record<string, string>>;
  /** What its facts say beyond its status; null where they say nothing. */
  beyond?: StatusWord | null;
}

/** Where a document that posts nothing stands, as its stub is stamped, and what its history is told in. */
export const unpostedStub = (
  { kind, standing: { status }, total, currency }: DocumentView,
  { sentences, happened, beyond = null }: StubWords,
  locale: string,
) => {
  const { statusWords } = kindSpec(kind);
  const { word, tone } = beyond ?? statusWords[status]!;
  return {
    stamp: { word, tone, amount: formatAmount(total, currency, locale), sentence: sentences[status] ?? '' },
    wordOf: ({ act, to }: HistoryEvent): string | undefined =>
      happened[act] ?? (to === null ? undefined : statusWords[to]?.word),
  };
};
