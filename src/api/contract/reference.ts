import * as z from 'zod/mini';
import { inBusiness, toDoor } from './call.ts';
import { all, day, decimal, envelope, text, userId } from './wire-types.ts';

const camel = inBusiness('businessId');
const anybody = toDoor('open');

const named = envelope(z.array(z.object({ id: z.number(), label: z.string(), value: z.string() })));
const code = z.string().check(z.regex(/^[A-Z]{3}$/));

const rate = z.object({ ...all(z.string(), 'from', 'to'), date: day, rate: decimal, source: z.string() });

/** Lists as data; the same for everybody. */
export const referenceCalls = {
  currencies: anybody.read('/api/Reference/currencies', {
    summary: 'Every currency, labelled “name - code”.',
    answer: envelope(
      z.array(z.object({ id: z.number(), label: z.string(), value: z.string(), IsoCurrenyCode: z.string() })),
    ),
  }),
  countries: anybody.read('/api/Reference/countries', {
    summary: 'Every country by name.',
    answer: envelope(
      z.array(z.object({ Id: z.number(), id: z.number(), label: z.string(), value: z.string() })),
    ),
  }),
  languages: anybody.read('/api/Reference/languages', {
    summary: 'Languages by their own names.',
    answer: named,
  }),
  industries: anybody.read('/api/Reference/industries', {
    summary: 'What a business may be in.',
    answer: named,
  }),
  categories: anybody.read('/api/Reference/categories', {
    summary: 'Categories of items and expenses a business may begin with.',
    answer: named,
  }),
  csvHeaders: anybody.read('/api/Reference/csv-headers', {
    summary: 'The columns a file of this kind has.',
    takes: { filename: text(40) },
    answer: envelope(z.array(z.object({ header: z.string(), required: z.boolean() }))),
  }),
};

/** Exchange rates are a business's own. */
export const rateCalls = {
  exchangeRate: camel.read('/api/Reference/exchange-rate', 'invoice.list', {
    summary: 'The rate of a day or the last before it; 1, and a warning, where there is none.',
    takes: { userId, from: code, to: code, date: z.optional(day) },
    answer: envelope(
      z.object({ rate: decimal, date: z.nullable(day), source: z.string(), warning: z.nullable(z.string()) }),
    ),
  }),
  listRates: camel.ours.read('/api/Reference/exchange-rates', 'invoice.list', {
    summary: 'The rates of the business, the newest first, and who can be asked for new ones.',
    takes: { userId },
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
  fetchRates: camel.ours.change('/api/Reference/fetch-exchange-rates', 'settings.business', {
    summary: 'Asks the provider for today’s rates of the currencies in use, and one more; typed ones stay.',
    takes: { userId, also: z.nullable(code) },
    answer: envelope(
      z.object({
        provider: z.string(),
        kept: z.array(z.string()),
        typed: z.array(z.string()),
        unknown: z.array(z.string()),
      }),
    ),
  }),
  saveRate: camel.ours.change('/api/Reference/save-exchange-rate', 'settings.business', {
    summary: 'Keeps the rate of a day, in place of the one there is.',
    takes: { userId, from: code, to: code, date: day, rate: decimal },
    answer: envelope(rate),
  }),
  deleteRate: camel.ours.change('/api/Reference/delete-exchange-rate', 'settings.business', {
    summary: 'Takes the rate of a day away; documents keep theirs.',
    takes: { userId, from: code, to: code, date: day },
    answer: envelope(z.null()),
  }),
};
