import type { BusinessSettings } from '../../domain/business.ts';
import type { businessCalls } from '../contract/business.ts';
import type { AnswerOf } from '../contract/call.ts';
import { renaming } from './rename.ts';

/** Our words for what a business says of itself → the spec's. */
export const businessCardWire = renaming({
  companyName: 'companyname',
  address: 'address',
  timeZone: 'timezone',
  locale: 'locale',
});

/** What law and customers want to know of it, beside name and street. */
export const particularsWire = renaming({
  zip: 'postcode',
  city: 'town',
  state: 'state',
  phone: 'phone',
  email: 'email',
  website: 'website',
  taxNumber: 'TaxNumber',
  vatNumber: 'VatNumber',
  registration: 'RegistrationNumber',
  footer: 'PaperFooter',
});

/** The same for all of its settings. */
export const businessSettingsWire = renaming({
  ...businessCardWire.table,
  country: 'country',
  currency: 'currency',
  language: 'language',
  industry: 'industry',
  fiscalYear: 'FiscalYear',
  multiCurrency: 'Multicurrency',
  taxAfterDiscount: 'TaxAfterDiscount',
  taxPerRate: 'TaxPerRate',
  negativeStock: 'NegativeStock',
  paperSize: 'PaperSize',
  bracketsOnPaper: 'BracketsOnPaper',
  secondFactorNeeded: 'SecondFactorNeeded',
  lockedUntil: 'lockedUntil',
  hasEntries: 'hasEntries',
  numbering: 'numbering',
  versions: 'versions',
});

export const settingsFromWire = (
  wire: AnswerOf<typeof businessCalls.getSettings>['data'],
): BusinessSettings => ({
  ...businessSettingsWire.fromWire(wire),
  mails: wire.mails.map(({ mail: kind, Subject, Message, version }) => ({
    kind,
    subject: Subject,
    text: Message,
    version,
  })),
  reminders: { on: wire.reminders.On, days: wire.reminders.Days },
  particulars: particularsWire.fromWire(wire),
});
