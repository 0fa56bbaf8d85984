import * as z from 'zod/mini';
import { call, inBusiness } from './call.ts';
import { converted, quoteAnswer, quoteDone, quoteForm, quoteRow, workedOutOnEdit } from './quote-wire.ts';
import {
  all,
  day,
  effects,
  envelope,
  id,
  listDays,
  listQuery,
  perRow,
  several,
  text,
  userId,
} from './wire-types.ts';

const upper = inBusiness('BusinessID');
const formed = inBusiness('BusinessIDFK');
const lower = inBusiness('businessid');

const many = { UserID: userId, QuoteID: several };

const listed = {
  ...listQuery,
  sortBy: z.optional(text(40)),
  sortOrder: z.optional(text(20)),
  searchQuery: z.optional(text(200)),
  ...listDays,
  ...all(z.optional(text(40)), 'quotetype', 'status'),
};

/** A conversion is a GET in the spec; it is safe to repeat. */
const conversion = (path: string, permission: 'invoice.add' | 'receipt.add') =>
  call({
    method: 'GET',
    path,
    auth: 'session',
    permission,
    effect: 'changes',
    business: 'businessId',
    query: z.object({ quoteId: id, userId, businessId: id }),
    answer: converted,
  });

/** Every call of quotes. */
export const quoteCalls = {
  createQuote: formed.change('/api/QuotesController/create-quotation', 'quote.add', {
    takes: quoteForm,
    answer: quoteDone,
  }),
  updateQuote: formed.change('/api/QuotesController/Update-Quote-Detail', 'quote.edit', {
    takes: { ...quoteForm, ...workedOutOnEdit, QuoteID: id, version: z.optional(z.nullable(z.number())) },
    answer: quoteDone,
  }),
  nextQuoteNumber: lower.read('/api/QuotesController/Get-Quote-Number', 'quote.add', {
    answer: envelope(z.object({ QuoteNo: z.string(), today: day })),
  }),
  getQuote: lower.read('/api/QuotesController/Get-Quote-By-Id', 'quote.view', {
    takes: { quoteId: id, userid: userId },
    answer: envelope(quoteAnswer),
  }),
  listQuotes: lower.read('/api/QuotesController/Get-All-Quotes-With-Filters', 'quote.list', {
    takes: { ...listed, clientid: z.optional(id) },
    answer: z.object({ Quotes: z.array(quoteRow), ...all(z.number(), 'currentpage', 'total', 'pagetotal') }),
  }),
  countQuotes: lower.read('/api/QuotesController/Get-Quote-Count', 'quote.list', {
    takes: { userid: userId, ...listed },
    answer: z.object({
      ...all(z.number(), 'AllCount', 'OpenCount', 'ConvertedToInvoice', 'ConvertedToReceipt', 'DeletedCount'),
    }),
  }),
  convertToInvoice: conversion('/api/QuotesController/Convert-To-Invoice', 'invoice.add'),
  convertToReceipt: conversion('/api/QuotesController/Convert-To-Receipt', 'receipt.add'),
  deleteQuotes: upper.change('/api/QuotesController/Delete-Quote-By-Id', 'quote.delete', {
    takes: many,
    answer: perRow,
  }),
  restoreQuotes: upper.change('/api/QuotesController/Restore-Quote-By-Id', 'quote.delete', {
    takes: many,
    answer: perRow,
  }),
  previewConversion: lower.ours.ask('/api/QuotesController/preview-effects', 'quote.view', {
    takes: { quoteId: id, target: z.enum(['invoice', 'receipt']) },
    answer: envelope(effects),
  }),
};
