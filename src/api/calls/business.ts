import * as z from 'zod/mini';
import { currencyById, currencyOf } from '../../domain/values/currency.ts';
import { mailKinds } from '../../domain/values/mail-kinds.ts';
import { all, text as limited, userId } from '../wire/values.ts';
import { type Answer, done, subject, told } from './call.ts';
import {
  anyWhole,
  day,
  flag,
  fromWire,
  id,
  list,
  literal,
  nullable,
  number,
  oneOf,
  optional,
  part,
  shaped,
  text,
  typedText,
  verbatim,
} from './field.ts';
import { timeZone } from './onboarding.ts';
import { outsideBusiness } from './outside-business.ts';

const at = '/api/Business/';
const upper = subject('BusinessID', at);
const lower = subject('businessid', at, { userid: userId });
const permission = 'settings.business';

/** A choice as the spec's pickers send it; the id decides. */
const chosen = z.object({ id: z.number(), ...all(z.optional(limited(200)), 'label value') });

/** A country by its number. */
const country = shaped(chosen, { toWire: (id: number) => ({ id }), fromWire: ({ id }) => id });

const codeOf = (id: number): string => currencyById(id)?.code ?? '';
/** A currency by its code; one that no list has is empty. */
const pickedCurrency = shaped(chosen, {
  toWire: (code: string) => ({ id: currencyOf(code).id }),
  fromWire: ({ id }) => codeOf(id),
});
const currency = shaped(z.int(), { toWire: (code: string) => currencyOf(code).id, fromWire: codeOf });

/** The number of a list; 0 takes back what was chosen. Left out, it stays as it is. */
const choice = shaped(z.nullable(chosen), {
  toWire: (id: number) => (id ? { id } : null),
  fromWire: (sent) => sent?.id ?? 0,
});

const card = {
  companyName: typedText('companyname', 200),
  address: optional(typedText('address', 1000)),
  country: country('country'),
  /** Left out or empty: the country’s, or what was chosen while the country stays. */
  timeZone: optional(timeZone('timezone')),
};

/** Where the business is beside its street, and what else its documents name. */
const particulars = {
  zip: text('postcode'),
  city: text('town'),
  state: text('state'),
  phone: text('phone'),
  email: text('email'),
  website: text('website'),
  taxNumber: text('TaxNumber'),
  vatNumber: text('VatNumber'),
  registration: text('RegistrationNumber'),
  footer: text('PaperFooter'),
};

/** What it is called, where it is and how it writes. */
const written = {
  companyName: text('companyname'),
  address: text('address'),
  currency: text('currency'),
  timeZone: text('timezone'),
  locale: text('locale'),
};

const settings = {
  ...written,
  country: number('country'),
  /** Numbers of their lists; 0 where none is chosen. */
  language: number('language'),
  industry: number('industry'),
  fiscalYear: number('FiscalYear'),
  multiCurrency: flag('Multicurrency'),
  taxAfterDiscount: flag('TaxAfterDiscount'),
  taxPerRate: flag('TaxPerRate'),
  /** What it prints on; null for what is usual in its country. */
  paperSize: nullable(text('PaperSize')),
  /** Reports on paper have what is below zero in brackets. */
  bracketsOnPaper: flag('BracketsOnPaper'),
  /** Goods may be sold that are not in stock. */
  negativeStock: flag('NegativeStock'),
  /** Everybody in the business needs a second factor. */
  secondFactorNeeded: flag('SecondFactorNeeded'),
  /** Nothing is posted on or before this day. */
  lockedUntil: nullable(day('lockedUntil')),
  /** Something is posted, so that the home currency stays. */
  hasEntries: flag('hasEntries'),
  numbering: list('numbering', {
    kind: text('kind'),
    prefix: text('prefix'),
    pad: number('pad'),
    next: number('next'),
    version: number('version'),
  }),
  /** What each mail says, its placeholders in braces: the business's own words, else ours. */
  mails: list('mails', {
    kind: oneOf('mail', mailKinds),
    subject: text('Subject'),
    text: text('Message'),
    version: number('version'),
  }),
  /** Reminders that go out by themselves: on which days after the due day, below zero before it. */
  reminders: part('reminders', { on: flag('On'), days: verbatim(z.array(z.int()))('Days') }),
  /** How often each matter was saved; a change says which of them it goes over. */
  versions: part('versions', {
    details: number('details'),
    contact: number('contact'),
    homeCurrency: number('homeCurrency'),
    fiscalYear: number('fiscalYear'),
    taxOrder: number('taxOrder'),
    negativeStock: number('negativeStock'),
    secondFactor: number('secondFactor'),
    paperSize: number('paperSize'),
    lockDate: number('lockDate'),
    reminders: number('reminders'),
  }),
};

const apart = told(settings);
const flat = told({ ...written, ...particulars, ...settings });
const named = told(particulars);

type Settings = ReturnType<typeof apart.fromWire> & {
  particulars: Omit<ReturnType<typeof named.fromWire>, 'message'>;
};

/** All settings: what documents name stands together with us, and on the wire among the others. */
const allSettings: Answer<typeof flat.schema, Settings> = {
  schema: flat.schema,
  toWire: ({ particulars: given, ...ours }, ids) => flat.toWire({ ...ours, ...given }, ids),
  fromWire: (wire, ids) => ({
    ...apart.fromWire(wire, ids),
    particulars: fromWire(particulars, wire.data, ids),
  }),
};

/** The version a change was opened on; left out, it goes over any. */
const version = optional(nullable(anyWhole('version')));
const says = told(done);
const touches = ['business-settings', 'dashboard'] as const;
// A draft's paper says what the business says of itself by now.
const touchesPapers = [...touches, 'invoices', 'quotes', 'bills', 'orders'] as const;

/** Every call about a business itself. */
export const businessCalls = {
  bookDays: subject('businessId', at).ours.read('book-days', 'invoice.list', {
    says: told({ today: day('today'), began: day('booksbegan') }),
    reads: 'book-days',
  }),
  getSettings: subject('businessId', at, { userId }).ours.read('settings', permission, {
    says: allSettings,
    reads: 'business-settings',
  }),
  /** Where it is and how it writes; of these, what is left out stays as it is. */
  updateBusiness: lower.change('update-business', permission, {
    takes: {
      ...card,
      zip: optional(typedText('postcode', 60)),
      city: optional(typedText('town', 300)),
      state: optional(typedText('state', 300)),
      locale: optional(verbatim(limited(35).check(z.minLength(1)))('locale')),
      language: optional(choice('language')),
      industry: optional(choice('industry')),
      version,
    },
    says,
    touches: touchesPapers,
  }),
  /** The month, 1 to 12, that fiscal years begin with. */
  fiscalYear: upper.change('fiscal-year', permission, {
    takes: {
      fiscalYear: anyWhole('FiscalYear'),
      /** The first day of the first year that begins so; the earliest that can where it is left out. */
      since: optional(nullable(day('FiscalYearFrom'))),
      version,
    },
    says,
    touches,
  }),
  enableMultiCurrency: subject('BusinessID', at, {}, 'multiCurrency').change(
    'enable-multi-currency',
    permission,
    { takes: { on: optional(literal('flag', true)) }, says, touches },
  ),
  changeDefaultCurrency: lower.change('change-default-currency', permission, {
    takes: { currency: currency('currencyid'), version },
    says,
    touches,
  }),
  /** Left out, each stays as it is. */
  saveTaxOrder: upper.ours.change('save-tax-order', permission, {
    takes: {
      taxAfterDiscount: optional(flag('TaxAfterDiscount')),
      taxPerRate: optional(flag('TaxPerRate')),
      version,
    },
    says,
    touches,
  }),
  saveContact: upper.ours.change('save-contact', permission, {
    takes: {
      phone: optional(typedText('phone', 120)),
      email: optional(typedText('email', 760)),
      website: optional(typedText('website', 600)),
      taxNumber: optional(typedText('TaxNumber', 180)),
      vatNumber: optional(typedText('VatNumber', 180)),
      registration: optional(typedText('RegistrationNumber', 180)),
      footer: optional(typedText('PaperFooter', 1500)),
      version,
    },
    says,
    touches: touchesPapers,
  }),
  saveNegativeStock: upper.ours.change('save-negative-stock', permission, {
    takes: { on: flag('NegativeStock'), version },
    says,
    touches,
  }),
  saveSecondFactorRule: upper.ours.change('save-second-factor-rule', 'settings.account', {
    takes: { on: flag('SecondFactorNeeded'), version },
    says,
    touches,
  }),
  saveNumbering: upper.ours.change('save-numbering', permission, {
    takes: { kind: typedText('kind', 20), prefix: typedText('prefix', 20), pad: anyWhole('pad'), version },
    says,
    touches: touchesPapers,
  }),
  setLockDate: upper.ours.change('set-lock-date', 'settings.account', {
    takes: { lockedUntil: nullable(day('lockedUntil')), version },
    says,
    touches: ['business-settings', 'book-days'],
  }),
};

/** A further business is made outside those there are. */
export const newBusinessCalls = {
  createBusiness: outsideBusiness('session', at, { userid: userId }).change('create-business', {
    takes: {
      ...card,
      currency: pickedCurrency('currency'),
      taxAfterDiscount: optional(flag('TaxAfterDiscount')),
      taxPerRate: optional(flag('TaxPerRate')),
    },
    says: told({ id: id('businessid'), name: text('BusinessName'), ...done }),
    touches: [],
  }),
};
