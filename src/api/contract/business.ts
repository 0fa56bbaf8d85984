import * as z from 'zod/mini';
import { inBusiness, toDoor } from './call.ts';
import { all, day, envelope, id, text, userId } from './wire-types.ts';

const upper = inBusiness('BusinessID');
const camel = inBusiness('businessId');
const lower = inBusiness('businessid');
const own = toDoor('session');

/** A choice as the spec's pickers send it; the id decides. */
const chosen = z.object({ id: z.number(), label: z.optional(text(200)), value: z.optional(text(200)) });

/** Texts that are never empty: an empty one is left to the country. */
const zone = text(100).check(z.minLength(1));
const locale = text(35).check(z.minLength(1));

/** Left out, it stays as it is; null takes it back. */
const choice = z.optional(z.nullable(chosen));

const card = {
  companyname: text(200),
  address: z.optional(text(1000)),
  country: chosen,
  /** Left out or empty: the country’s, or what was chosen while the country stays. */
  timezone: z.optional(zone),
};

const settings = z.object({
  ...all(z.string(), 'companyname', 'address'),
  country: z.number(),
  ...all(z.string(), 'currency', 'timezone', 'locale'),
  /** Numbers of their lists; 0 where none is chosen. */
  ...all(z.number(), 'language', 'industry', 'FiscalYear'),
  ...all(z.boolean(), 'Multicurrency', 'TaxAfterDiscount'),
  /** Goods may be sold that are not in stock. */
  NegativeStock: z.boolean(),
  /** Everybody in the business needs a second factor. */
  SecondFactorNeeded: z.boolean(),
  /** Nothing is posted on or before this day. */
  lockedUntil: z.nullable(day),
  /** Something is posted, so that the home currency stays. */
  hasEntries: z.boolean(),
  numbering: z.array(
    z.object({ ...all(z.string(), 'kind', 'prefix'), ...all(z.number(), 'pad', 'next', 'version') }),
  ),
  /** How often each matter was saved; a change says which of them it goes over. */
  versions: z.object({
    ...all(z.number(), 'details', 'homeCurrency', 'fiscalYear', 'taxOrder', 'negativeStock', 'secondFactor'),
    lockDate: z.number(),
  }),
});

/** The version a change was opened on; left out, it goes over any. */
const version = z.optional(z.nullable(z.int()));

const saved = envelope(z.object({ repeated: z.boolean() }));

/** Every call about a business itself. */
export const businessCalls = {
  bookDays: camel.ours.read('/api/Business/book-days', 'invoice.list', {
    answer: envelope(z.object({ today: day, booksbegan: day })),
  }),
  getSettings: camel.ours.read('/api/Business/settings', 'settings.business', {
    takes: { userId },
    answer: envelope(settings),
  }),
  updateBusiness: lower.change('/api/Business/update-business', 'settings.business', {
    takes: {
      userid: userId,
      ...card,
      locale: z.optional(locale),
      language: choice,
      industry: choice,
      version,
    },
    answer: saved,
  }),
  fiscalYear: upper.change('/api/Business/fiscal-year', 'settings.business', {
    takes: { FiscalYear: z.int(), version },
    answer: saved,
  }),
  enableMultiCurrency: upper.change('/api/Business/enable-multi-currency', 'settings.business', {
    takes: { flag: z.optional(z.literal(true)) },
    flag: 'multiCurrency',
    answer: saved,
  }),
  changeDefaultCurrency: lower.change('/api/Business/change-default-currency', 'settings.business', {
    takes: { userid: userId, currencyid: z.int(), version },
    answer: saved,
  }),
  saveTaxOrder: upper.ours.change('/api/Business/save-tax-order', 'settings.business', {
    takes: { TaxAfterDiscount: z.boolean(), version },
    answer: saved,
  }),
  saveNegativeStock: upper.ours.change('/api/Business/save-negative-stock', 'settings.business', {
    takes: { NegativeStock: z.boolean(), version },
    answer: saved,
  }),
  saveSecondFactorRule: upper.ours.change('/api/Business/save-second-factor-rule', 'settings.account', {
    takes: { SecondFactorNeeded: z.boolean(), version },
    answer: saved,
  }),
  saveNumbering: upper.ours.change('/api/Business/save-numbering', 'settings.business', {
    takes: { kind: text(20), prefix: text(20), pad: z.int(), version },
    answer: saved,
  }),
  setLockDate: upper.ours.change('/api/Business/set-lock-date', 'settings.account', {
    takes: { lockedUntil: z.nullable(day), version },
    answer: saved,
  }),
};

/** A further business is made outside those there are. */
export const newBusinessCalls = {
  createBusiness: own.change('/api/Business/create-business', {
    takes: { userid: userId, ...card, currency: chosen },
    answer: envelope(z.object({ businessid: id, BusinessName: z.string(), repeated: z.boolean() })),
  }),
};
