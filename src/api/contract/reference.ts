import * as z from 'zod/mini';
import { call } from './call.ts';
import { day, decimal, envelope, id, text, userId } from './wire-types.ts';

const open = { method: 'GET', door: 'open', permission: null, effect: 'reads' } as const;
const named = envelope(z.array(z.object({ id: z.number(), label: z.string(), value: z.string() })));
const code = z.string().check(z.regex(/^[A-Z]{3}$/));

const rate = z.object({
  from: z.string(),
  to: z.string(),
  date: day,
  rate: decimal,
  source: z.string(),
});

/** Lists as data; the same for everybody. */
export const referenceCalls = {
  currencies: call({
    ...open,
    path: '/api/Reference/currencies',
    summary: 'Every currency, labelled “name - code”.',
    answer: envelope(
      z.array(z.object({ id: z.number(), label: z.string(), value: z.string(), IsoCurrenyCode: z.string() })),
    ),
  }),
  countries: call({
    ...open,
    path: '/api/Reference/countries',
    summary: 'Every country by name.',
    answer: envelope(
      z.array(z.object({ Id: z.number(), id: z.number(), label: z.string(), value: z.string() })),
    ),
  }),
  languages: call({
    ...open,
    path: '/api/Reference/languages',
    summary: 'Languages by their own names.',
    answer: named,
  }),
  industries: call({
    ...open,
    path: '/api/Reference/industries',
    summary: 'What a business may be in.',
    answer: named,
  }),
  categories: call({
    ...open,
    path: '/api/Reference/categories',
    summary: 'Categories of items and expenses a business may begin with.',
    answer: named,
  }),
  csvHeaders: call({
    ...open,
    path: '/api/Reference/csv-headers',
    summary: 'The columns a file of this kind has.',
    query: z.object({ filename: text(40) }),
    answer: envelope(z.array(z.object({ header: z.string(), required: z.boolean() }))),
  }),
};

/** Exchange rates are a business's own. */
export const rateCalls = {
  exchangeRate: call({
    method: 'GET',
    path: '/api/Reference/exchange-rate',
    summary: 'The rate of a day or the last before it; 1, and a warning, where there is none.',
    door: 'session',
    permission: 'invoice.list',
    effect: 'reads',
    business: 'businessId',
    query: z.object({ businessId: id, userId, from: code, to: code, date: z.optional(day) }),
    answer: envelope(
      z.object({ rate: decimal, date: z.nullable(day), source: z.string(), warning: z.nullable(z.string()) }),
    ),
  }),
  listRates: call({
    method: 'GET',
    path: '/api/Reference/exchange-rates',
    summary: 'The rates of the business, the newest first, and who can be asked for new ones.',
    door: 'session',
    permission: 'invoice.list',
    effect: 'reads',
    ours: true,
    business: 'businessId',
    query: z.object({ businessId: id, userId }),
    answer: envelope(
      z.object({
        rates: z.array(rate),
        /** Who can be asked for rates; null where nobody is set up. */
        provider: z.nullable(z.string()),
        /** The foreign currencies the business deals in. */
        inUse: z.array(z.string()),
      }),
    ),
  }),
  fetchRates: call({
    method: 'POST',
    path: '/api/Reference/fetch-exchange-rates',
    summary: 'Asks the provider for today’s rates of the currencies in use, and one more; typed ones stay.',
    door: 'session',
    permission: 'settings.business',
    effect: 'changes',
    ours: true,
    business: 'businessId',
    body: z.object({ businessId: id, userId, also: z.nullable(code) }),
    answer: envelope(
      z.object({
        provider: z.string(),
        kept: z.array(z.string()),
        typed: z.array(z.string()),
        unknown: z.array(z.string()),
      }),
    ),
  }),
  saveRate: call({
    method: 'POST',
    path: '/api/Reference/save-exchange-rate',
    summary: 'Keeps the rate of a day, in place of the one there is.',
    door: 'session',
    permission: 'settings.business',
    effect: 'changes',
    ours: true,
    business: 'businessId',
    body: z.object({ businessId: id, userId, from: code, to: code, date: day, rate: decimal }),
    answer: envelope(rate),
  }),
  deleteRate: call({
    method: 'POST',
    path: '/api/Reference/delete-exchange-rate',
    summary: 'Takes the rate of a day away; documents keep theirs.',
    door: 'session',
    permission: 'settings.business',
    effect: 'changes',
    ours: true,
    business: 'businessId',
    body: z.object({ businessId: id, userId, from: code, to: code, date: day }),
    answer: envelope(z.null()),
  }),
};
