import * as z from 'zod/mini';
import { mailKinds } from '../../domain/mail-kinds.ts';
import { envelope, repeated } from './answer-wire.ts';
import { inBusiness, toDoor } from './call.ts';
import { all, day, id, text, userId } from './wire-types.ts';

const at = '/api/Business/';
const upper = inBusiness('BusinessID', at);
const camel = inBusiness('businessId', at);
const lower = inBusiness('businessid', at);
const own = toDoor('session', at);

/** A choice as the spec's pickers send it; the id decides. */
const chosen = z.object({ id: z.number(), ...all(z.optional(text(200)), 'label value') });

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

/** Where the business is beside its street, and what else its documents name; left out, it stays as it is. */
const place = {
  postcode: z.optional(text(60)),
  ...all(z.optional(text(300)), 'town state'),
};
const contact = {
  phone: z.optional(text(120)),
  email: z.optional(text(760)),
  website: z.optional(text(600)),
  ...all(z.optional(text(180)), 'TaxNumber VatNumber RegistrationNumber'),
  PaperFooter: z.optional(text(1500)),
};

/** What a mail says, its placeholders in braces. */
const wording = { mail: z.enum(mailKinds), Subject: z.string(), Message: z.string() };

/** Reminders that go out by themselves: on which days after the due day, below zero before it. */
const reminders = z.object({ On: z.boolean(), Days: z.array(z.int()) });

const settings = z.object({
  ...all(z.string(), 'companyname address currency timezone locale'),
  ...all(z.string(), 'postcode town state phone email website'),
  ...all(z.string(), 'TaxNumber VatNumber RegistrationNumber PaperFooter'),
  country: z.number(),
  /** Numbers of their lists; 0 where none is chosen. */
  ...all(z.number(), 'language industry FiscalYear'),
  ...all(z.boolean(), 'Multicurrency TaxAfterDiscount TaxPerRate'),
  /** What it prints on; null for what is usual in its country. */
  PaperSize: z.nullable(z.string()),
  /** Reports on paper have what is below zero in brackets. */
  BracketsOnPaper: z.boolean(),
  /** Goods may be sold that are not in stock. */
  NegativeStock: z.boolean(),
  /** Everybody in the business needs a second factor. */
  SecondFactorNeeded: z.boolean(),
  /** Nothing is posted on or before this day. */
  lockedUntil: z.nullable(day),
  /** Something is posted, so that the home currency stays. */
  hasEntries: z.boolean(),
  numbering: z.array(z.object({ ...all(z.string(), 'kind prefix'), ...all(z.number(), 'pad next version') })),
  /** What each mail says: the business's own words, else ours. */
  mails: z.array(z.object({ ...wording, version: z.number() })),
  reminders,
  /** How often each matter was saved; a change says which of them it goes over. */
  versions: z.object({
    ...all(
      z.number(),
      'details contact homeCurrency fiscalYear taxOrder negativeStock secondFactor paperSize',
    ),
    ...all(z.number(), 'lockDate reminders'),
  }),
});

/** The version a change was opened on; left out, it goes over any. */
const version = z.optional(z.nullable(z.int()));

const saved = envelope(z.object(repeated));

/** Every call about a business itself. */
export const businessCalls = {
  bookDays: camel.ours.read('book-days', 'invoice.list', all(day, 'today booksbegan')),
  getSettings: camel.ours.read('settings', 'settings.business', envelope(settings), { userId }),
  updateBusiness: lower.change('update-business', 'settings.business', saved, {
    userid: userId,
    ...card,
    ...place,
    locale: z.optional(locale),
    language: choice,
    industry: choice,
    version,
  }),
  fiscalYear: upper.change('fiscal-year', 'settings.business', saved, {
    FiscalYear: z.int(),
    /** The first day of the first year that begins so; the earliest that can where it is left out. */
    FiscalYearFrom: z.optional(z.nullable(day)),
    version,
  }),
  enableMultiCurrency: inBusiness('BusinessID', at, { flag: 'multiCurrency' }).change(
    'enable-multi-currency',
    'settings.business',
    saved,
    { flag: z.optional(z.literal(true)) },
  ),
  changeDefaultCurrency: lower.change('change-default-currency', 'settings.business', saved, {
    userid: userId,
    currencyid: z.int(),
    version,
  }),
  saveTaxOrder: upper.ours.change('save-tax-order', 'settings.business', saved, {
    /** Left out, each stays as it is. */
    ...all(z.optional(z.boolean()), 'TaxAfterDiscount TaxPerRate'),
    version,
  }),
  saveContact: upper.ours.change('save-contact', 'settings.business', saved, { ...contact, version }),
  saveNegativeStock: upper.ours.change('save-negative-stock', 'settings.business', saved, {
    NegativeStock: z.boolean(),
    version,
  }),
  saveSecondFactorRule: upper.ours.change('save-second-factor-rule', 'settings.account', saved, {
    SecondFactorNeeded: z.boolean(),
    version,
  }),
  saveNumbering: upper.ours.change('save-numbering', 'settings.business', saved, {
    ...all(text(20), 'kind prefix'),
    pad: z.int(),
    version,
  }),
  setLockDate: upper.ours.change('set-lock-date', 'settings.account', saved, {
    lockedUntil: z.nullable(day),
    version,
  }),
};

/** A further business is made outside those there are. */
export const newBusinessCalls = {
  createBusiness: own.change(
    'create-business',
    { businessid: id, BusinessName: z.string(), ...repeated },
    {
      userid: userId,
      ...card,
      currency: chosen,
      ...all(z.optional(z.boolean()), 'TaxAfterDiscount TaxPerRate'),
    },
  ),
};
