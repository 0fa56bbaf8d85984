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
    answer: envelope(
      z.array(z.object({ id: z.number(), label: z.string(), value: z.string(), IsoCurrenyCode: z.string() })),
    ),
  }),
  countries: anybody.read('/api/Reference/countries', {
    answer: envelope(
      z.array(z.object({ Id: z.number(), id: z.number(), label: z.string(), value: z.string() })),
    ),
  }),
  languages: anybody.read('/api/Reference/languages', { answer: named }),
  industries: anybody.read('/api/Reference/industries', { answer: named }),
  categories: anybody.read('/api/Reference/categories', { answer: named }),
  csvHeaders: anybody.read('/api/Reference/csv-headers', {
    takes: { filename: text(40) },
    answer: envelope(z.array(z.object({ header: z.string(), required: z.boolean() }))),
  }),
};

/** Exchange rates are a business's own. */
export const rateCalls = {
  exchangeRate: camel.read('/api/Reference/exchange-rate', 'invoice.list', {
    takes: { userId, from: code, to: code, date: z.optional(day) },
    answer: envelope(
      z.object({ rate: decimal, date: z.nullable(day), source: z.string(), warning: z.nullable(z.string()) }),
    ),
  }),
  listRates: camel.ours.read('/api/Reference/exchange-rates', 'invoice.list', {
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
    takes: { userId, also: z.nullable(code) },
    answer: envelope(
      z.object({
        provider: z.string(),
        ...all(z.array(z.string()), 'kept', 'typed', 'unknown'),
      }),
    ),
  }),
  saveRate: camel.ours.change('/api/Reference/save-exchange-rate', 'settings.business', {
    takes: { userId, from: code, to: code, date: day, rate: decimal },
    answer: envelope(rate),
  }),
  deleteRate: camel.ours.change('/api/Reference/delete-exchange-rate', 'settings.business', {
    takes: { userId, from: code, to: code, date: day },
    answer: envelope(z.null()),
  }),
};
