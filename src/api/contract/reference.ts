import * as z from 'zod/mini';
import { envelope, nothing } from './answer-wire.ts';
import { inBusiness, toDoor } from './call.ts';
import { all, count, day, decimal, farDate, text, userId } from './wire-types.ts';

const at = '/api/Reference/';
const camel = inBusiness('businessId', at);
const anybody = toDoor('open', at);

/** A list of rows that are as told. */
const rows = <Row extends Record<string, z.ZodMiniType>>(row: Row) => envelope(z.array(z.object(row)));

const choice = { id: z.number(), ...all(z.string(), 'label value') };
const named = rows(choice);
const code = z.string().check(z.regex(/^[A-Z]{3}$/));

const pair = { userId, ...all(code, 'from to') };
const rate = z.object({ ...all(z.string(), 'from to source'), date: day, rate: decimal });

/** Lists as data; the same for everybody. */
export const referenceCalls = {
  currencies: anybody.read('currencies', rows({ ...choice, IsoCurrenyCode: z.string() })),
  countries: anybody.read('countries', rows({ ...choice, Id: z.number() })),
  languages: anybody.read('languages', named),
  industries: anybody.read('industries', named),
  /** As they are usual in an industry, by its number; in any, where it is left out. */
  categories: anybody.read('categories', named, { industry: z.optional(count) }),
  csvHeaders: anybody.read('csv-headers', rows({ header: z.string(), required: z.boolean() }), {
    filename: text(40),
  }),
};

/** Exchange rates are a business's own. */
export const rateCalls = {
  exchangeRate: camel.read(
    'exchange-rate',
    'invoice.list',
    { rate: decimal, date: z.nullable(day), source: z.string(), warning: z.nullable(z.string()) },
    { ...pair, date: z.optional(day) },
  ),
  listRates: camel.ours.read(
    'exchange-rates',
    'invoice.list',
    {
      rates: z.array(rate),
      /** Who can be asked for rates; null where nobody is set up. */
      provider: z.nullable(z.string()),
      /** The foreign currencies the business deals in. */
      inUse: z.array(z.string()),
    },
    { userId },
  ),
  fetchRates: camel.ours.change(
    'fetch-exchange-rates',
    'settings.business',
    { provider: z.string(), ...all(z.array(z.string()), 'kept typed unknown') },
    { userId, also: z.nullable(code) },
  ),
  saveRate: camel.ours.change('save-exchange-rate', 'settings.business', envelope(rate), {
    ...pair,
    date: day,
    ...farDate,
    rate: decimal,
  }),
  deleteRate: camel.ours.change('delete-exchange-rate', 'settings.business', nothing, { ...pair, date: day }),
};
