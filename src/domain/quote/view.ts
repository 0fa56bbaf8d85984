import type { Day } from '../day.ts';
import type { GivenAnswer } from '../documents/answer.ts';
import type { DocumentDraft, DocumentRow, DocumentView } from '../documents/view.ts';
import type { QuoteTarget } from './convert.ts';
import type { QuoteFacts } from './facts.ts';

/** A quote as its page shows it. */
export interface QuoteView extends DocumentView<QuoteFacts> {
  number: string;
  /** What the customer said to it as it is; null while they have said nothing. */
  answer: GivenAnswer | null;
  /** What it became; null while it stands for itself. */
  converted: { id: string; subtype: QuoteTarget; number: string | null } | null;
}

/** What the form of a quote asks to be saved. */
export interface QuoteDraft extends DocumentDraft {
  /** The last day on which it can be accepted; null for none. */
  dueOn: Day | null;
}

export type QuoteRow = DocumentRow<QuoteFacts>;
