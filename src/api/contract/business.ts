import * as z from 'zod/mini';
import { call } from './call.ts';
import { day, envelope, id, text, userId } from './wire-types.ts';

/** A choice as the documents' pickers send it; the id decides. */
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
  companyname: z.string(),
  address: z.string(),
  country: z.number(),
  currency: z.string(),
  timezone: z.string(),
  locale: z.string(),
  /** Numbers of their lists; 0 where none is chosen. */
  language: z.number(),
  industry: z.number(),
  FiscalYear: z.number(),
  Multicurrency: z.boolean(),
  TaxAfterDiscount: z.boolean(),
  /** Goods may be sold that are not in stock. */
  NegativeStock: z.boolean(),
  /** Everybody in the business needs a second factor. */
  SecondFactorNeeded: z.boolean(),
  /** Nothing is posted on or before this day. */
  lockedUntil: z.nullable(day),
  /** Something is posted, so that the home currency stays. */
  hasEntries: z.boolean(),
  numbering: z.array(
    z.object({
      kind: z.string(),
      prefix: z.string(),
      pad: z.number(),
      next: z.number(),
      version: z.number(),
    }),
  ),
  /** How often each matter was saved; a change says which of them it goes over. */
  versions: z.object({
    details: z.number(),
    homeCurrency: z.number(),
    fiscalYear: z.number(),
    taxOrder: z.number(),
    negativeStock: z.number(),
    secondFactor: z.number(),
    lockDate: z.number(),
  }),
});

/** The version a change was opened on; left out, it goes over any. */
const version = z.optional(z.nullable(z.int()));

const saved = envelope(z.object({ repeated: z.boolean() }));

const change = {
  method: 'POST',
  door: 'session',
  permission: 'settings.business',
  effect: 'changes',
} as const;

/** Every call about a business itself. */
export const businessCalls = {
  bookDays: call({
    method: 'GET',
    path: '/api/Business/book-days',
    summary: 'The business’s day today, and the one its books began on.',
    door: 'session',
    permission: 'invoice.list',
    effect: 'reads',
    ours: true,
    business: 'businessId',
    query: z.object({ businessId: id }),
    answer: envelope(z.object({ today: day, booksbegan: day })),
  }),
  getSettings: call({
    method: 'GET',
    path: '/api/Business/settings',
    summary: 'How the business is set up.',
    door: 'session',
    permission: 'settings.business',
    effect: 'reads',
    ours: true,
    business: 'businessId',
    query: z.object({ businessId: id, userId }),
    answer: envelope(settings),
  }),
  updateBusiness: call({
    ...change,
    path: '/api/Business/update-business',
    summary: 'Changes name, address, country, time zone and the way numbers and days are written.',
    business: 'businessid',
    body: z.object({
      businessid: id,
      userid: userId,
      ...card,
      locale: z.optional(locale),
      language: choice,
      industry: choice,
      version,
    }),
    answer: saved,
  }),
  fiscalYear: call({
    ...change,
    path: '/api/Business/fiscal-year',
    summary: 'Sets the month, 1 to 12, the fiscal year begins with.',
    business: 'BusinessID',
    body: z.object({ BusinessID: id, FiscalYear: z.int(), version }),
    answer: saved,
  }),
  enableMultiCurrency: call({
    ...change,
    path: '/api/Business/enable-multi-currency',
    summary: 'Lets documents be written in foreign currencies.',
    flag: 'multiCurrency',
    business: 'BusinessID',
    body: z.object({ BusinessID: id, flag: z.optional(z.literal(true)) }),
    answer: saved,
  }),
  changeDefaultCurrency: call({
    ...change,
    path: '/api/Business/change-default-currency',
    summary: 'Changes the home currency, while nothing is posted.',
    business: 'businessid',
    body: z.object({ businessid: id, userid: userId, currencyid: z.int(), version }),
    answer: saved,
  }),
  saveTaxOrder: call({
    ...change,
    path: '/api/Business/save-tax-order',
    summary: 'Says whether new documents take line taxes after the discount.',
    ours: true,
    business: 'BusinessID',
    body: z.object({ BusinessID: id, TaxAfterDiscount: z.boolean(), version }),
    answer: saved,
  }),
  saveNegativeStock: call({
    ...change,
    path: '/api/Business/save-negative-stock',
    summary: 'Says whether goods may be sold that are not in stock.',
    ours: true,
    business: 'BusinessID',
    body: z.object({ BusinessID: id, NegativeStock: z.boolean(), version }),
    answer: saved,
  }),
  saveSecondFactorRule: call({
    ...change,
    path: '/api/Business/save-second-factor-rule',
    summary: 'Says whether everybody in the business needs a second factor; who turns it on has one.',
    permission: 'settings.account',
    ours: true,
    business: 'BusinessID',
    body: z.object({ BusinessID: id, SecondFactorNeeded: z.boolean(), version }),
    answer: saved,
  }),
  saveNumbering: call({
    ...change,
    path: '/api/Business/save-numbering',
    summary: 'Sets the prefix and the least digits of a kind’s next numbers; those given stay.',
    ours: true,
    business: 'BusinessID',
    body: z.object({ BusinessID: id, kind: text(20), prefix: text(20), pad: z.int(), version }),
    answer: saved,
  }),
  setLockDate: call({
    ...change,
    path: '/api/Business/set-lock-date',
    summary: 'Closes the books until the end of a day, or opens them.',
    permission: 'settings.account',
    ours: true,
    business: 'BusinessID',
    body: z.object({ BusinessID: id, lockedUntil: z.nullable(day), version }),
    answer: saved,
  }),
};

/** A further business is made outside those there are. */
export const newBusinessCalls = {
  createBusiness: call({
    method: 'POST',
    path: '/api/Business/create-business',
    summary: 'Makes a further business of the signed-in user, with its books.',
    door: 'session',
    permission: null,
    effect: 'changes',
    body: z.object({ userid: userId, ...card, currency: chosen }),
    answer: envelope(z.object({ businessid: id, BusinessName: z.string(), repeated: z.boolean() })),
  }),
};
