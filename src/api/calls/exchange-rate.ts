import { userId } from '../wire/values.ts';
import { farDayConfirmed, sentence, subject, told } from './call.ts';
import { currencyCode, day, decimal, list, nullable, optional, text, texts } from './field.ts';

const { ours, read } = subject('businessId', '/api/Reference/', { userId });

const pair = { from: currencyCode('from'), to: currencyCode('to') };
const rate = {
  from: text('from'),
  to: text('to'),
  date: day('date'),
  rate: decimal('rate'),
  /** Who gave it: `typed`, or the provider's name. */
  source: text('source'),
};

const touches = ['rates'] as const;

/** Exchange rates are a business's own. */
export const rateCalls = {
  /** The last one kept up to the day, today where none is named; 1 with a warning where there is none. */
  exchangeRate: read('exchange-rate', 'invoice.list', {
    takes: { ...pair, date: optional(day('date')) },
    says: told({
      rate: decimal('rate'),
      date: nullable(day('date')),
      source: text('source'),
      warning: nullable(text('warning')),
    }),
    reads: 'rates',
  }),
  listRates: ours.read('exchange-rates', 'invoice.list', {
    says: told({
      rates: list('rates', rate),
      /** Who can be asked for rates; null where nobody is set up. */
      provider: nullable(text('provider')),
      /** The foreign currencies the business deals in. */
      inUse: texts('inUse'),
    }),
    reads: 'rates',
  }),
  fetchRates: ours.change('fetch-exchange-rates', 'settings.business', {
    takes: { also: nullable(currencyCode('also')) },
    says: told({
      provider: text('provider'),
      kept: texts('kept'),
      typed: texts('typed'),
      unknown: texts('unknown'),
    }),
    touches,
  }),
  saveRate: ours.change('save-exchange-rate', 'settings.business', {
    takes: { ...pair, date: day('date'), rate: decimal('rate'), ...farDayConfirmed },
    says: told(rate),
    touches,
  }),
  deleteRate: ours.change('delete-exchange-rate', 'settings.business', {
    takes: { ...pair, date: day('date') },
    says: sentence,
    touches,
  }),
};
