import type { DocumentRow, DocumentView } from '../documents/view.ts';
import type { QuoteTarget } from './convert.ts';
import type { QuoteFacts } from './facts.ts';

/** A quote as its page shows it. */
export interface QuoteView extends DocumentView<QuoteFacts> {
  number: string;
  /** What it became; null while it stands for itself. */
  converted: { id: string; subtype: QuoteTarget; number: string | null } | null;
}

export type QuoteRow = DocumentRow<QuoteFacts>;
