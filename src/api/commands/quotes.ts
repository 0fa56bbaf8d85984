import type { GivenAnswer } from '../../domain/documents/answer.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { NamedEffects } from '../../domain/effects.ts';
import type { QuoteTarget } from '../../domain/quote/convert.ts';
import type { QuoteDraft } from '../../domain/quote/view.ts';
import { send } from '../client/client.ts';
import { quoteCalls } from '../contract/quote.ts';
import { bulkFrom, sentLines, withWarnings } from '../wire/document.ts';
import { answerWire } from '../wire/given-answer.ts';
import { placeWire } from '../wire/money.ts';
import { quoteFormWire, quoteLineWire } from '../wire/quote.ts';
import { ourNames } from '../wire/rename.ts';
import { sentBeside, sentForm } from '../wire/sent-form.ts';
import type { Asked, Edited, SavedDocument, Told } from './command.ts';

/** A refusal names the fields of a quote as its form does. */
const ours = ourNames(quoteFormWire, placeWire, quoteLineWire);

/** Adds a quote, or saves the one that is edited. */
export const saveQuote = async (
  { businessId, intentKey }: Asked,
  draft: QuoteDraft,
  edited: Edited | null,
): Promise<SavedDocument> => {
  const body = {
    ...quoteFormWire.toWire({
      ...sentForm(draft),
      dueOn: draft.dueOn,
      theirReference: draft.paper.reference,
      lines: sentLines(draft, draft.lines).map((line) => quoteLineWire.toWire(line)),
    }),
    ...sentBeside(businessId, draft),
  };
  const { message, data } = edited
    ? await send(quoteCalls.updateQuote, {
        body: { ...body, QuoteID: edited.id, version: edited.version },
        intentKey,
        ours,
      })
    : await send(quoteCalls.createQuote, { body, intentKey, ours });
  return { message, id: data.QuoteID, number: data.QuoteNo };
};

const several = ({ businessId: BusinessID, intentKey }: Asked, QuoteID: string[]) => ({
  body: { BusinessID, QuoteID },
  intentKey,
});

export const deleteQuotes = async (asked: Asked, ids: string[]): Promise<BulkAnswer> =>
  bulkFrom(await send(quoteCalls.deleteQuotes, several(asked, ids)));

export const restoreQuotes = async (asked: Asked, ids: string[]): Promise<BulkAnswer> =>
  bulkFrom(await send(quoteCalls.restoreQuotes, several(asked, ids)));

/** Converts a quote; answers the document it became, and what is to be said of it. */
export const convertQuote = async (
  { businessId, intentKey }: Asked,
  quoteId: string,
  target: QuoteTarget,
): Promise<Told & { id: string; number: string | null }> => {
  const call = target === 'invoice' ? quoteCalls.convertToInvoice : quoteCalls.convertToReceipt;
  const { message, data } = await send(call, { query: { quoteId, businessId }, intentKey });
  return { message: withWarnings(message, data.warnings), id: data.id, number: data.invoicenumber };
};

/** Notes what the customer said to a quote. */
export const recordAnswer = async (
  { businessId: businessid, intentKey }: Asked,
  quoteId: string,
  given: Pick<GivenAnswer, 'answer' | 'name' | 'note'>,
): Promise<Told> => {
  const body = { businessid, quoteId, ...answerWire.toWire(given) };
  return send(quoteCalls.recordAnswer, { body, intentKey, ours: ourNames(answerWire) });
};

/** What a conversion will do. */
export const previewConversion = async (
  businessid: string,
  quoteId: string,
  target: QuoteTarget,
): Promise<NamedEffects> =>
  (await send(quoteCalls.previewConversion, { body: { businessid, quoteId, target } })).data;
