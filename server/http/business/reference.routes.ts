import type { FastifyInstance } from 'fastify';
import { rateCalls } from '../../../src/api/calls/exchange-rate.ts';
import { referenceCalls } from '../../../src/api/calls/reference.ts';
import { categoriesFor, csvHeaders, industries, languages } from '../../../src/domain/business/reference.ts';
import { countries, countryName } from '../../../src/domain/values/country.ts';
import { currencies } from '../../../src/domain/values/currency.ts';
import { rateWords } from '../../../src/domain/words/banks.ts';
import { settingsAnswers as settingsAnswerWords } from '../../../src/domain/words/business.ts';
import { deleteRate, fetchRates, saveRate } from '../../commands/exchange-rates.ts';
import { allRates, currenciesInUse, rateOn } from '../../store/books/exchange-rates.ts';
import { Missing, withBusiness } from '../../store/database/tx.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { type AccountServices, anyVisit } from '../call/visit.ts';

const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label);

const currencyAnswers = () => {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return currencies
    .map(({ id, code }) => ({
      id,
      label: `${names.of(code) ?? code} - ${code}`,
      value: code,
      code,
    }))
    .sort(byLabel);
};

const countryAnswers = () =>
  countries
    .map(({ id, code }) => ({ id, countryId: id, label: countryName(code), value: code }))
    .sort(byLabel);

/** Mounts the lists as data, and a business's exchange rates. */
export const referenceRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mountDeclared(app, referenceCalls, anyVisit(services), {
    currencies: async () => currencyAnswers(),
    countries: async () => countryAnswers(),
    languages: async () => [...languages],
    industries: async () => [...industries],
    categories: async ({ args }) => categoriesFor(Number(args.industry ?? 0)),
    csvHeaders: async ({ args }) => {
      const headers = csvHeaders(args.fileName);
      if (!headers) throw new Missing();
      return headers;
    },
  });
  mountDeclared(app, rateCalls, inBusiness(services), {
    exchangeRate: async ({ ctx, args: { from, to, date } }) => {
      const message = settingsAnswerWords.rate;
      if (from === to) return { message, rate: '1', date: null, source: '', warning: null };
      const known = await withBusiness(ctx, 'read', (tx) => rateOn(tx, from, to, date ?? tx.today));
      return known
        ? { message, rate: known.rate, date: known.date, source: known.source, warning: null }
        : { message, rate: '1', date: null, source: '', warning: rateWords.missing(from, to) };
    },
    listRates: async ({ ctx }) => {
      const [rates, inUse] = await withBusiness(ctx, 'read', (tx) =>
        Promise.all([allRates(tx), currenciesInUse(tx)]),
      );
      return { message: settingsAnswerWords.rates, rates, provider: services.rates?.name ?? null, inUse };
    },
    fetchRates: async ({ ctx, args }) => {
      const fetched = await fetchRates(ctx, services.rates, args.also);
      return { message: rateWords.fetched(fetched), ...fetched };
    },
    saveRate: async ({ ctx, args: { from, to, date, rate } }) => ({
      message: settingsAnswerWords.changesSaved,
      ...(await saveRate(ctx, { from, to, date, rate })),
    }),
    deleteRate: async ({ ctx, args }) => {
      await deleteRate(ctx, args);
      return { message: settingsAnswerWords.changesSaved };
    },
  });
};
