import type { Day } from '../day.ts';
import type { AnswerKind } from '../documents/answer.ts';
import type { FactsSource } from '../documents/kind-spec.ts';

/** What the quote chart knows of its own document. */
export interface QuoteFacts {
  lines: number;
  /** What the customer said to it as it is; null while they have said nothing. */
  answer: AnswerKind | null;
  /** Its last day is over. */
  expired: boolean;
}

/** A quote is good through its last day, in the business's time zone; one without is good until it is withdrawn. */
export const isExpired = (validUntil: Day | null, today: Day): boolean =>
  validUntil !== null && today > validUntil;

/** The one function that says what the quote chart is asked about on a day, of a document or of a row that lists it. */
export const quoteFactsOn =
  (today: Day) =>
  ({ lineCount, answer, dueOn }: Pick<FactsSource, 'lineCount' | 'answer' | 'dueOn'>): QuoteFacts => ({
    lines: lineCount,
    answer: answer?.answer ?? null,
    expired: isExpired(dueOn, today),
  });

/** Edited content: how many lines, and whether its last day is over. */
export interface EditedQuote {
  lines: number;
  expired: boolean;
}

export const hasLines = (facts: Pick<QuoteFacts, 'lines'>): boolean => facts.lines > 0;
export const canBeAnswered = (facts: QuoteFacts): boolean => facts.answer === null && !facts.expired;
export const isAnswered = (facts: QuoteFacts, answer: AnswerKind): boolean => facts.answer === answer;

/** What was answered was said to the quote as it was. */
export const afterEdit = (facts: QuoteFacts, { lines, expired }: EditedQuote): QuoteFacts => ({
  ...facts,
  lines,
  expired,
  answer: null,
});
export const afterAnswer = (facts: QuoteFacts, answer: AnswerKind): QuoteFacts => ({ ...facts, answer });
