import type { Values } from './values.ts';

/** The form of a document, whatever its kind. */

export const street = 'Street';
export const city = 'City';
export const state = 'State or region';
export const postcode = 'Postcode';
export const country = 'Country';
export const phone = 'Phone';
export const defaultTemplate = ({ template }: { template: string }) => `${template} (default)`;

// The page
export const nothingTyped = 'Nothing typed yet';

// Whom it is for, when, and in what currency
export const addNamed = ({ name }: { name: string }) => `Add “${name}”`;
export const ofRole = {
  customer: { label: 'Customer', add: 'Add a new customer', notes: 'Notes for the customer' },
  vendor: { label: 'Vendor', add: 'Add a new vendor', notes: 'Notes for the vendor' },
} as const;
export const findContact = 'Find by name or email';
export const date = 'Date';
export const exchangeRate = 'Exchange rate';
export const rateIs = ({ currency, rate, homeCurrency }: Values<'currency' | 'rate' | 'homeCurrency'>) =>
  `1 ${currency} is ${rate} ${homeCurrency}`;

// What is added to the lines and taken off them
export const discount = 'Discount';
export const discountIn = 'Discount type';
export const percent = 'Percent';
export const shipping = 'Shipping';
export const shippingTax = 'Tax on shipping';
export const noTax = 'No tax';

// Where the goods go
export const attention = 'For the attention of';
export const shipToAddress = 'Ship to an address';
export const shippingNotLoaded = 'We couldn’t load the customer’s shipping address.';
export const enterAddress = 'Enter the address';
export const shipTo = 'Ship to';
export const leaveOut = 'Leave it out';

// How it looks and what it says at its foot
export const template = 'Template';
export const templateAsItWas = 'As it was';

export const whatSavingWillDo = 'What saving will do';
