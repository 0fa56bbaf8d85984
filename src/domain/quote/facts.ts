/** What the quote chart knows of its own document. */
export interface QuoteFacts {
  lines: number;
}

/** Edited content: how many lines. */
export interface EditedQuote {
  lines: number;
}

export const hasLines = (facts: QuoteFacts): boolean => facts.lines > 0;
export const afterEdit = (facts: QuoteFacts, edited: EditedQuote): QuoteFacts => ({ ...facts, ...edited });
