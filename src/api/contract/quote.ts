import * as z from 'zod/mini';
import { call } from './call.ts';
import { converted, quoteAnswer, quoteDone, quoteForm, quoteRow, workedOutOnEdit } from './quote-wire.ts';
import { day, effects, envelope, id, listDays, listQuery, text, userId } from './wire-types.ts';

const several = z.object({
  BusinessID: id,
  UserID: userId,
  QuoteID: z.array(id).check(z.minLength(1), z.maxLength(200)),
});

const perRow = envelope(
  z.object({ rows: z.array(z.object({ id, done: z.boolean(), reason: z.nullable(z.string()) })) }),
);

const listed = {
  businessid: id,
  ...listQuery,
  sortBy: z.optional(text(40)),
  sortOrder: z.optional(text(20)),
  searchQuery: z.optional(text(200)),
  ...listDays,
  quotetype: z.optional(text(40)),
  status: z.optional(text(40)),
};

const one = { quoteId: id, userid: userId, businessid: id };

/** A conversion is a GET in the documents; it is safe to repeat. */
const conversion = (path: string, summary: string, permission: 'invoice.add' | 'receipt.add') =>
  call({
    method: 'GET',
    path,
    summary,
    door: 'session',
    permission,
    effect: 'changes',
    business: 'businessId',
    query: z.object({ quoteId: id, userId, businessId: id }),
    answer: converted,
  });

/** Every call of quotes. */
export const quoteCalls = {
  createQuote: call({
    method: 'POST',
    path: '/api/QuotesController/create-quotation',
    summary: 'Creates a quote; it takes its number at once.',
    door: 'session',
    permission: 'quote.add',
    effect: 'changes',
    business: 'BusinessIDFK',
    body: z.object(quoteForm),
    answer: quoteDone,
  }),
  updateQuote: call({
    method: 'POST',
    path: '/api/QuotesController/Update-Quote-Detail',
    summary: 'Saves an edited quote.',
    door: 'session',
    permission: 'quote.edit',
    effect: 'changes',
    business: 'BusinessIDFK',
    body: z.object({
      ...quoteForm,
      ...workedOutOnEdit,
      QuoteID: id,
      version: z.optional(z.nullable(z.number())),
    }),
    answer: quoteDone,
  }),
  nextQuoteNumber: call({
    method: 'GET',
    path: '/api/QuotesController/Get-Quote-Number',
    summary: 'The number the next quote will get; a preview.',
    door: 'session',
    permission: 'quote.add',
    effect: 'reads',
    business: 'businessid',
    query: z.object({ businessid: id }),
    answer: envelope(z.object({ QuoteNo: z.string(), today: day })),
  }),
  getQuote: call({
    method: 'GET',
    path: '/api/QuotesController/Get-Quote-By-Id',
    summary: 'One quote, with its standing and the document it became.',
    door: 'session',
    permission: 'quote.view',
    effect: 'reads',
    business: 'businessid',
    query: z.object(one),
    answer: envelope(quoteAnswer),
  }),
  listQuotes: call({
    method: 'GET',
    path: '/api/QuotesController/Get-All-Quotes-With-Filters',
    summary: 'Quotes, by page, status, day and text.',
    door: 'session',
    permission: 'quote.list',
    effect: 'reads',
    business: 'businessid',
    query: z.object({ ...listed, clientid: z.optional(id) }),
    answer: z.object({
      Quotes: z.array(quoteRow),
      currentpage: z.number(),
      total: z.number(),
      pagetotal: z.number(),
    }),
  }),
  countQuotes: call({
    method: 'GET',
    path: '/api/QuotesController/Get-Quote-Count',
    summary: 'How many quotes stand in each status.',
    door: 'session',
    permission: 'quote.list',
    effect: 'reads',
    business: 'businessid',
    query: z.object({ userid: userId, ...listed }),
    answer: z.object({
      AllCount: z.number(),
      OpenCount: z.number(),
      ConvertedToInvoice: z.number(),
      ConvertedToReceipt: z.number(),
      DeletedCount: z.number(),
    }),
  }),
  convertToInvoice: conversion(
    '/api/QuotesController/Convert-To-Invoice',
    'Converts a quote to an invoice issued today; repeated, it answers the invoice it became.',
    'invoice.add',
  ),
  convertToReceipt: conversion(
    '/api/QuotesController/Convert-To-Receipt',
    'Converts a quote to a receipt paid in full today; repeated, it answers the receipt it became.',
    'receipt.add',
  ),
  deleteQuotes: call({
    method: 'POST',
    path: '/api/QuotesController/Delete-Quote-By-Id',
    summary: 'Deletes open quotes; answers per row.',
    door: 'session',
    permission: 'quote.delete',
    effect: 'changes',
    business: 'BusinessID',
    body: several,
    answer: perRow,
  }),
  restoreQuotes: call({
    method: 'POST',
    path: '/api/QuotesController/Restore-Quote-By-Id',
    summary: 'Returns deleted quotes to what they were; answers per row.',
    door: 'session',
    permission: 'quote.delete',
    effect: 'changes',
    business: 'BusinessID',
    body: several,
    answer: perRow,
  }),
  previewConversion: call({
    method: 'POST',
    path: '/api/QuotesController/preview-effects',
    summary: 'What a conversion would do: status, postings, stock. Nothing is written.',
    door: 'session',
    permission: 'quote.view',
    effect: 'reads',
    business: 'businessid',
    ours: true,
    body: z.object({ businessid: id, quoteId: id, target: z.enum(['invoice', 'receipt']) }),
    answer: envelope(effects),
  }),
};
