import type { Day } from '../day.ts';
import type { Standing } from '../standing.ts';
import type { QuoteFacts } from './facts.ts';

/** What a customer may say to a quote. */
export const quoteAnswers = ['accepted', 'declined'] as const;
export type AnswerToQuote = (typeof quoteAnswers)[number];

/** The longest name and note that are taken with an answer. */
export const answerNameLength = 120;
export const answerNoteLength = 2000;

/** A customer's answer to a quote: what was said, by whom, on which day of the business, with a note that may be empty. */
export interface QuoteAnswer {
  answer: AnswerToQuote;
  name: string;
  note: string;
  on: Day;
  /** Given on the public page; otherwise a member recorded what the customer said. */
  online: boolean;
}

/** What the public page of a quote knows beside its paper. The version is sent along with an answer. */
export interface QuoteOffer {
  version: number;
  standing: Standing<QuoteFacts>;
  answer: QuoteAnswer | null;
}

/** The chart's event for each answer. */
export const answerEvent = { accepted: 'quote.accept', declined: 'quote.decline' } as const;
