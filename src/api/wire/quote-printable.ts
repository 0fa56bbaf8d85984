import { type PrintableDocument, placeLines } from '../../domain/documents/printable.ts';
import { minus } from '../../domain/money.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { publicViewCalls } from '../contract/public-view.ts';
import { lookOfAnswer } from './look.ts';
import { quoteLineWire, quoteShipToWire, shownQuoteWire } from './quote.ts';

/** A quote's answer as its paper, whether its customer or its business asked. */
export const printableQuote = (
  quote: Omit<AnswerOf<typeof publicViewCalls.publicQuote>['data'], 'locale'>,
  locale: string,
): PrintableDocument => {
  const ours = shownQuoteWire.fromWire(quote);
  return {
    ...ours,
    kind: 'quote',
    subtype: 'quote',
    dueOn: null,
    shipTo: placeLines(quoteShipToWire.fromWire(quote)),
    shippingTax: minus(ours.shippingTotal, ours.shipping),
    look: lookOfAnswer(quote),
    paymentLink: '',
    paid: '0',
    owed: ours.total,
    lines: quote.QuotesItem.map((line) => quoteLineWire.fromWire(line)),
    locale,
  };
};
