import { type PublicDocument, placeLines } from '../../domain/documents/printable.ts';
import { zero } from '../../domain/money.ts';
import type { QuoteRow, QuoteView } from '../../domain/quote/view.ts';
import { answerWord } from '../../domain/words/quotes.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { publicViewCalls } from '../contract/public-view.ts';
import type { quoteCalls } from '../contract/quote.ts';
import { ownFrom } from './document.ts';
import { givenAnswerFrom } from './given-answer.ts';
import { paperFrom } from './look.ts';
import { ownQuoteWire, quoteLineWire, quoteRowWire, shownQuoteWire } from './quote.ts';

type PublicQuote = AnswerOf<typeof publicViewCalls.publicQuote>['data'];

/** A quote as whoever may see it sees it. */
const shownFromWire = (answer: Omit<PublicQuote, 'locale' | 'version' | 'standing'>) => {
  const ours = shownQuoteWire.fromWire(answer);
  return {
    ...ours,
    ...paperFrom(ours, answer),
    paymentLink: '',
    paid: zero,
    credited: zero,
    kind: 'quote' as const,
    subtype: 'quote' as const,
    answer: givenAnswerFrom(answer),
    owed: ours.total,
    lines: answer.QuotesItem.map((line) => quoteLineWire.fromWire(line)),
  };
};

/** A public link's quote as its paper, and what can be answered to it. */
export const printableQuote = ({ locale, version, standing, ...sent }: PublicQuote): PublicDocument => {
  const { shipTo, answer, ...shown } = shownFromWire(sent);
  return { ...shown, shipTo: placeLines(shipTo), locale, offer: { version, standing, answer } };
};

/** A quote's answer in our words. */
export const quoteFromWire = (answer: AnswerOf<typeof quoteCalls.getQuote>['data']): QuoteView => {
  const { shipTo, ...shown } = shownFromWire(answer);
  const { converted, contactDeleted: customerDeleted, ...own } = ownQuoteWire.fromWire(answer);
  return {
    ...shown,
    ...own,
    ...ownFrom(shown, shipTo, answer),
    customerDeleted,
    converted: converted && { id: converted.id, subtype: converted.type, number: converted.number },
  };
};

/** A row of the list in our words. */
export const quoteRowFromWire = (row: AnswerOf<typeof quoteCalls.listQuotes>['Quotes'][number]): QuoteRow => {
  const ours = quoteRowWire.fromWire(row);
  return {
    ...ours,
    kind: 'quote',
    subtype: 'quote',
    beyond: answerWord(ours.standing),
    owed: ours.total,
    overdue: false,
    channel: 'manual',
  };
};
