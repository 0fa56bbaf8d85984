import type { FactsSource } from '../documents/kind-spec.ts';

/** What the quote chart knows of its own document. */
export interface QuoteFacts {
  lines: number;
}

/** The one function that says what the quote chart is asked about, of a document or of a row that lists it. */
export const quoteFacts = ({ lineCount }: Pick<FactsSource, 'lineCount'>): QuoteFacts => ({
  lines: lineCount,
});

/** Edited content: how many lines. */
export interface EditedQuote {
  lines: number;
}

export const hasLines = (facts: QuoteFacts): boolean => facts.lines > 0;
export const afterEdit = (facts: QuoteFacts, edited: EditedQuote): QuoteFacts => ({ ...facts, ...edited });
