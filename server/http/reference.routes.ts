import type { FastifyInstance } from 'fastify';
import { rateCalls, referenceCalls } from '../../src/api/contract/reference.ts';
import { countries, countryName } from '../../src/domain/country.ts';
import { currencies } from '../../src/domain/currency.ts';
import { categoriesFor, csvHeaders, industries, languages } from '../../src/domain/reference.ts';
import { rateWords } from '../../src/domain/words/banks.ts';
import { settingsAnswers as settingsAnswerWords } from '../../src/domain/words/business.ts';
import { deleteRate, fetchRates, saveRate } from '../commands/exchange-rates.ts';
import { allRates, currenciesInUse, rateOn } from '../store/exchange-rates.ts';
import { Missing, withBusiness } from '../store/tx.ts';
import { inBusiness } from './access.ts';
import { answered } from './account.answers.ts';
import { mount } from './mount.ts';
import { type AccountServices, anyVisit } from './visit.ts';

const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label);

const currencyAnswers = () => {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return currencies
    .map(({ id, code }) => ({
      id,
      label: `${names.of(code) ?? code} - ${code}`,
      value: code,
      IsoCurrenyCode: code,
    }))
    .sort(byLabel);
};

const countryAnswers = () =>
  countries.map(({ id, code }) => ({ Id: id, id, label: countryName(code), value: code })).sort(byLabel);

/** Mounts the lists as data, and a business's exchange rates. */
export const referenceRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mount(app, referenceCalls, anyVisit(services), {
    currencies: async () => answered('Currencies', currencyAnswers()),
    countries: async () => answered('Countries', countryAnswers()),
    languages: async () => answered('Languages', [...languages]),
    industries: async () => answered('Industries', [...industries]),
    categories: async ({ query }) => answered('Categories', categoriesFor(Number(query.industry ?? 0))),
    csvHeaders: async ({ query }) => {
      const headers = csvHeaders(query.filename);
      if (!headers) throw new Missing();
      return answered(settingsAnswerWords.csvHeaders, headers);
    },
  });
  mount(app, rateCalls, inBusiness(services), {
    exchangeRate: async ({ ctx, query: { from, to, date } }) => {
      if (from === to) return answered('Rate', { rate: '1', date: null, source: '', warning: null });
      const known = await withBusiness(ctx, 'read', (tx) => rateOn(tx, from, to, date ?? tx.today));
      return answered(
        'Rate',
        known
          ? { rate: known.rate, date: known.date, source: known.source, warning: null }
          : { rate: '1', date: null, source: '', warning: rateWords.missing(from, to) },
      );
    },
    listRates: async ({ ctx }) => {
      const [rates, inUse] = await withBusiness(ctx, 'read', (tx) =>
        Promise.all([allRates(tx), currenciesInUse(tx)]),
      );
      return answered('Rates', { rates, provider: services.rates?.name ?? null, inUse });
    },
    fetchRates: async ({ ctx, body }) => {
      const { repeated: _, ...fetched } = await fetchRates(ctx, services.rates, body.also);
      return answered(rateWords.fetched(fetched), fetched);
    },
    saveRate: async ({ ctx, body: { from, to, date, rate } }) => {
      const { repeated: _, ...kept } = await saveRate(ctx, { from, to, date, rate });
      return answered(settingsAnswerWords.changesSaved, kept);
    },
    deleteRate: async ({ ctx, body }) => {
      await deleteRate(ctx, body);
      return answered(settingsAnswerWords.changesSaved, null);
    },
  });
};
