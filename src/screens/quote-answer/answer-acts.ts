import { accepted, declined, quoteAnswer } from '../../domain/words/quotes.ts';
import type { QuoteEvent } from '../../machines/quote/quote.lifecycle.ts';
import type { ActSpec } from '../document/allowed-acts.ts';

export type AnswerAct = 'accept' | 'decline';

/** What a member notes of a customer's answer. */
export const answerActs: readonly ActSpec<AnswerAct, QuoteEvent>[] = [
  {
    name: 'accept',
    label: quoteAnswer.markAccepted,
    key: 'quote.edit',
    event: { type: 'quote.accept' },
    onlyWhenAllowed: true,
  },
  {
    name: 'decline',
    label: quoteAnswer.markDeclined,
    key: 'quote.edit',
    event: { type: 'quote.decline' },
    onlyWhenAllowed: true,
  },
];

/** What an answer is called in a quote's history. */
export const answersHappened = { 'quote.accept': accepted, 'quote.decline': declined } as const;
