import * as z from 'zod/mini';
import { download, effects, envelope, perRow } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { answerAsked } from './given-answer-wire.ts';
import { camelQuery, listDays, listFile, listQuery, paged } from './list-wire.ts';
import { converted, quoteAnswer, quoteDone, quoteForm, quoteRow, workedOutOnEdit } from './quote-wire.ts';
import { all, day, edited, id, several, text, userId } from './wire-types.ts';

const at = '/api/QuotesController/';
const upper = inBusiness('BusinessID', at);
const formed = inBusiness('BusinessIDFK', at);
const lower = inBusiness('businessid', at);

const many = { UserID: userId, QuoteID: several };

const listed = { ...listQuery, ...camelQuery, ...listDays, ...all(z.optional(text(40)), 'quotetype status') };

/** A conversion is a GET in the spec; it is safe to repeat. */
const { changeByGet: convert } = inBusiness('businessId', at);
const converting = { quoteId: id, userId };

/** Every call of quotes. */
export const quoteCalls = {
  createQuote: formed.change('create-quotation', 'quote.add', quoteDone, quoteForm),
  updateQuote: formed.change('Update-Quote-Detail', 'quote.edit', quoteDone, {
    ...quoteForm,
    ...workedOutOnEdit,
    QuoteID: id,
    ...edited,
  }),
  nextQuoteNumber: lower.read('Get-Quote-Number', 'quote.add', { QuoteNo: z.string(), today: day }),
  getQuote: lower.read('Get-Quote-By-Id', 'quote.view', envelope(quoteAnswer), {
    quoteId: id,
    userid: userId,
  }),
  listQuotes: lower.read(
    'Get-All-Quotes-With-Filters',
    'quote.list',
    z.object({ Quotes: z.array(quoteRow), ...paged }),
    { ...listed, clientid: z.optional(id) },
  ),
  exportQuotes: lower.ours.ask('export-csv', 'quote.export', download, listFile),
  countQuotes: lower.read(
    'Get-Quote-Count',
    'quote.list',
    z.object(all(z.number(), 'AllCount OpenCount ConvertedToInvoice ConvertedToReceipt DeletedCount')),
    { userid: userId, ...listed },
  ),
  convertToInvoice: convert('Convert-To-Invoice', 'invoice.add', converted, converting),
  convertToReceipt: convert('Convert-To-Receipt', 'receipt.add', converted, converting),
  deleteQuotes: upper.change('Delete-Quote-By-Id', 'quote.delete', perRow, many),
  restoreQuotes: upper.change('Restore-Quote-By-Id', 'quote.delete', perRow, many),
  recordAnswer: lower.ours.change('record-answer', 'quote.edit', quoteDone, { quoteId: id, ...answerAsked }),
  previewConversion: lower.ours.ask('preview-effects', 'quote.view', envelope(effects), {
    quoteId: id,
    target: z.enum(['invoice', 'receipt']),
  }),
};
