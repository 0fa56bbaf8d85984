import { minus } from '../../domain/money.ts';
import { quoteKind } from '../../domain/quote/kind.ts';
import type { QuoteRow, QuoteView } from '../../domain/quote/view.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { quoteCalls } from '../contract/quote.ts';
import { taxFrom, termsFrom } from './document.ts';
import { lookOfAnswer } from './look.ts';
import { quoteLineWire, quoteRowWire, quoteShipToWire, quoteWire } from './quote.ts';

/** A quote's answer in our words. */
export const quoteFromWire = (answer: AnswerOf<typeof quoteCalls.getQuote>['data']): QuoteView => {
  const { converted, ...ours } = quoteWire.fromWire(answer);
  return {
    ...ours,
    kind: 'quote',
    subtype: 'quote',
    dueOn: null,
    shippingTax: minus(ours.shippingTotal, ours.shipping),
    terms: termsFrom(ours, quoteShipToWire.fromWire(answer)),
    paid: '0',
    owed: ours.total,
    look: lookOfAnswer(answer),
    paymentLink: '',
    templateId: answer.InvoiceSettingId,
    lines: answer.QuotesItem.map((sent) => {
      const line = quoteLineWire.fromWire(sent);
      return { ...line, tax: taxFrom(line.taxId, line.taxName, line.taxPercent) };
    }),
    converted: converted && { id: converted.id, subtype: converted.type, number: converted.number },
  };
};

/** A row of the list in our words. */
export const quoteRowFromWire = (row: AnswerOf<typeof quoteCalls.listQuotes>['Quotes'][number]): QuoteRow => {
  const ours = quoteRowWire.fromWire(row);
  return {
    ...ours,
    kind: 'quote',
    subtype: quoteKind.types[0],
    dueOn: null,
    owed: ours.total,
    overdue: false,
    channel: 'manual',
  };
};
