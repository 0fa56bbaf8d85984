import type { GivenAnswer } from '../../domain/documents/answer.ts';
import { type PublicDocument, placeLines } from '../../domain/documents/printable.ts';
import { minus } from '../../domain/money.ts';
import type { QuoteRow, QuoteView } from '../../domain/quote/view.ts';
import { answerWord } from '../../domain/words/quote-answered.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { publicViewCalls } from '../contract/public-view.ts';
import type { quoteCalls } from '../contract/quote.ts';
import { attachmentFromWire, taxFrom, termsFrom } from './document.ts';
import { lookOfAnswer } from './look.ts';
import { placeWire } from './money.ts';
import { ownQuoteWire, quoteLineWire, quoteRowWire, shownQuoteWire } from './quote.ts';

const answerFrom = (ours: {
  answer: GivenAnswer['answer'] | null;
  answeredBy: string | null;
  answeredOn: string | null;
  answerNote: string | null;
  answeredOnline: boolean | null;
}): GivenAnswer | null =>
  ours.answer && {
    answer: ours.answer,
    name: ours.answeredBy ?? '',
    note: ours.answerNote ?? '',
    on: ours.answeredOn ?? '',
    online: ours.answeredOnline ?? false,
  };

/** A quote as whoever may see it sees it. */
const shownFromWire = (
  answer: Omit<AnswerOf<typeof publicViewCalls.publicQuote>['data'], 'locale' | 'version' | 'standing'>,
) => {
  const ours = shownQuoteWire.fromWire(answer);
  return {
    ...ours,
    kind: 'quote' as const,
    subtype: 'quote' as const,
    answer: answerFrom(ours),
    shippingTax: minus(ours.shippingTotal, ours.shipping),
    look: lookOfAnswer(answer),
    details: answer.PaperDetails,
    paymentLink: '',
    paid: '0',
    credited: '0',
    owed: ours.total,
    shipTo: placeWire.fromWire(answer),
    lines: answer.QuotesItem.map((line) => quoteLineWire.fromWire(line)),
  };
};

/** A public link's quote as its paper, and what can be answered to it. */
export const printableQuote = ({
  locale,
  version,
  standing,
  ...sent
}: AnswerOf<typeof publicViewCalls.publicQuote>['data']): PublicDocument => {
  const { shipTo, answer, ...shown } = shownFromWire(sent);
  return { ...shown, shipTo: placeLines(shipTo), locale, offer: { version, standing, answer } };
};

/** A quote's answer in our words. */
export const quoteFromWire = (answer: AnswerOf<typeof quoteCalls.getQuote>['data']): QuoteView => {
  const { shipTo, ...shown } = shownFromWire(answer);
  const { converted, ...own } = ownQuoteWire.fromWire(answer);
  return {
    ...shown,
    ...own,
    terms: termsFrom(shown, shipTo),
    attachments: answer.Attachments.map(attachmentFromWire),
    templateId: answer.InvoiceSettingId,
    locationId: answer.LocationIDFK,
    location: answer.LocationName,
    lines: shown.lines.map((line) => ({ ...line, tax: taxFrom(line.taxId, line.taxName, line.taxPercent) })),
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
