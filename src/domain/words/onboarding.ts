import type { FirstStepName } from '../values/first-steps.ts';
import { everywhere } from './everywhere.ts';

export const onboardingWords = {
  title: 'Your business',
  welcome: (value: string) =>
    `Welcome, ${value}. The name appears on your invoices, and your books are kept in the currency you choose.`,
  signoutGoLater: 'Sign out and finish later',
  companyName: 'Company name',
  companyAddress: 'Company address',
  peopleWhoWorkThere: 'Number of employees',
  peopleWhoWorkTherePlaceholder: 'Prefer not to say',
  discountBeforeTax: 'Apply the discount before tax',
  taxPerRate: 'Round tax once per rate instead of line by line',
  openTheBooks: 'Create business',
} as const;

export const onboardingFaults = {
  addressUnprintable: 'The address has characters that can’t be printed.',
  addressTooLong: 'Use at most 500 characters.',
  countryMissing: everywhere.businessCountryMissing,
  nameMissing: everywhere.businessNameMissing,
  currencyMissing: 'Choose the currency you keep your books in.',
  timeZoneUnknown: everywhere.timeZoneUnknown,
};

export const newBusiness = {
  newBusiness: 'New business',
  anotherBusiness: 'Another business',
  lead: 'It has its own books, customers and numbers. Switch between businesses at the bottom of the navigation.',
  openTheBooks: 'Create business',
  companyName: 'Company name',
  companyAddress: 'Company address',
  country: 'Country',
  countryPlaceholder: 'Choose a country',
  currency: 'Currency',
  timeZone: 'Time zone',
};

/** The first steps of a new business, each with why it matters. */
export const firstSteps = {
  firstStepWords: {
    particulars: {
      title: 'Complete your business details',
      why: 'Invoices must show your address and, where you have one, your tax number.',
    },
    taxes: {
      title: 'Add your tax rates',
      why: 'One click adds the usual rates in your country.',
    },
    bank: {
      title: 'Add your bank account',
      why: 'It’s printed on your invoices, so customers know where to pay.',
    },
    customer: {
      title: 'Add a customer',
      why: 'With their email and address, an invoice takes a minute.',
    },
    invoice: {
      title: 'Issue an invoice',
      why: 'Issuing gives it a number and records the income in your books.',
    },
    sent: {
      title: 'Send it to your customer',
      why: 'They get a link and a PDF, and you’ll see here when it was sent.',
    },
    payment: {
      title: 'Record a payment',
      why: 'See who still owes you and keep your balance up to date.',
    },
  } satisfies Readonly<Record<FirstStepName, { title: string; why: string }>>,
  title: 'First steps',
  progress: ({ done, all }: { done: number; all: number }) => `${done} of ${all} done`,
  dismiss: 'Hide this list',
  done: 'Done:',
  dismissed: 'First steps hidden.',
};

/** The way into the demo business. */
export const demo = {
  label: 'Demo',
  open: 'Open the demo business',
  explained: 'A year of made-up quotes, invoices and payments to look around in.',
};
