import type { AnswerKind, GivenAnswer } from '../../domain/documents/answer.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import { minus, zero } from '../../domain/money.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { QuoteTarget } from '../../domain/quote/convert.ts';
import type { QuoteDraft, QuoteRow, QuoteView } from '../../domain/quote/view.ts';
import { answerWord } from '../../domain/words/quotes.ts';
import type { OursAnswer } from '../calls/call.ts';
import { quoteCalls } from '../calls/quote.ts';
import { ask } from '../client/ask.ts';
import type { Asked, Edited, SavedDocument, Told } from '../client/command.ts';
import { documentQueries } from './document-queries.ts';
import { sentForm, sentLines, withWarnings } from './sent.ts';
import { ownFrom } from './views.ts';

/** What the customer said to a quote; null while they said nothing. */
export const givenAnswerFrom = (shown: {
  answer: AnswerKind | null;
  answeredBy: string | null;
  answerNote: string | null;
  answeredOn: string | null;
  answeredOnline: boolean | null;
}): GivenAnswer | null =>
  shown.answer && {
    answer: shown.answer,
    name: shown.answeredBy ?? '',
    note: shown.answerNote ?? '',
    on: shown.answeredOn ?? '',
    online: shown.answeredOnline ?? false,
  };

/** A quote as its pages have it. */
const viewFrom = (quote: OursAnswer<typeof quoteCalls.getQuote>): QuoteView => ({
  ...quote,
  ...ownFrom(quote),
  kind: 'quote',
  subtype: 'quote',
  paymentLink: '',
  shippingTax: minus(quote.shippingTotal, quote.shipping),
  paid: zero,
  credited: zero,
  owed: quote.total,
  answer: givenAnswerFrom(quote),
});

const rowFrom = (row: OursAnswer<typeof quoteCalls.listQuotes>['rows'][number]): QuoteRow => ({
  ...row,
  kind: 'quote',
  subtype: 'quote',
  beyond: answerWord(row.standing),
  owed: row.total,
  overdue: false,
  channel: 'manual',
});

/** What pages ask about quotes. */
export const {
  list: quoteList,
  ofContact: quotesOfCustomer,
  counts: quoteCounts,
  view: quoteView,
  next: nextQuote,
} = documentQueries<QuoteRow, QuoteView>({
  subject: 'quotes',
  list: async (businessId, { column, direction, search, type: _, location: __, ...asked }, signal) => {
    const order = { camelColumn: column, camelDirection: direction, camelSearch: search };
    const args = { businessId, ...asked, ...order, limit: '10' };
    const { rows, total } = await ask(quoteCalls.listQuotes, args, { signal });
    return { rows: rows.map(rowFrom), total };
  },
  counts: async (businessId, days, signal) => {
    const found = await ask(quoteCalls.countQuotes, { businessId, ...days }, { signal });
    return {
      '': found.all,
      open: found.open,
      'converted to invoice': found.invoiced,
      'converted to receipt': found.receipted,
      deleted: found.deleted,
    };
  },
  view: async (businessId, id, signal) =>
    viewFrom(await ask(quoteCalls.getQuote, { businessId, id }, { signal })),
  next: (businessId, _, signal) => ask(quoteCalls.nextQuoteNumber, { businessId }, { signal }),
});

/** Adds a quote, or saves the one that is edited. */
export const saveQuote = (
  { businessId, intentKey }: Asked,
  draft: QuoteDraft,
  edited: Edited | null,
): Promise<SavedDocument> => {
  const args = {
    businessId,
    ...sentForm(draft),
    dueOn: draft.dueOn,
    theirReference: draft.paper.reference,
    lines: sentLines(draft, draft.lines),
  };
  return edited
    ? ask(quoteCalls.updateQuote, { ...args, id: edited.id, version: edited.version }, { intentKey })
    : ask(quoteCalls.createQuote, args, { intentKey });
};

export const deleteQuotes = ({ businessId, intentKey }: Asked, ids: string[]): Promise<BulkAnswer> =>
  ask(quoteCalls.deleteQuotes, { businessId, ids }, { intentKey });

export const restoreQuotes = ({ businessId, intentKey }: Asked, ids: string[]): Promise<BulkAnswer> =>
  ask(quoteCalls.restoreQuotes, { businessId, ids }, { intentKey });

/** Converts a quote; answers the document it became, and what is to be said of it. */
export const convertQuote = async (
  { businessId, intentKey }: Asked,
  id: string,
  target: QuoteTarget,
): Promise<Told & { id: string; number: string | null }> => {
  const call = target === 'invoice' ? quoteCalls.convertToInvoice : quoteCalls.convertToReceipt;
  const made = await ask(call, { businessId, id }, { intentKey });
  return { message: withWarnings(made.message, made.warnings), id: made.id, number: made.number };
};

/** Notes what the customer said to a quote. */
export const recordAnswer = (
  { businessId, intentKey }: Asked,
  id: string,
  given: Pick<GivenAnswer, 'answer' | 'name' | 'note'>,
): Promise<Told> => ask(quoteCalls.recordAnswer, { businessId, id, ...given }, { intentKey });

/** What a conversion will do. */
export const previewConversion = (
  businessId: string,
  id: string,
  target: QuoteTarget,
): Promise<NamedEffects> => ask(quoteCalls.previewConversion, { businessId, id, target });
