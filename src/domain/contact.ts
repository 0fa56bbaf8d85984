import type { PaymentMode } from './books/accounts.ts';
import { isCurrency } from './currency.ts';
import type { Day } from './day.ts';
import type { Party, Standing } from './documents/document.ts';
import type { Decimal } from './money.ts';
import type { FieldProblem } from './refusal.ts';
import { isEmail } from './text.ts';

export interface Address {
  attention: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
}

/** A customer's card. Source: answers.md, "Fields". */
export interface CustomerCard {
  type: 'business' | 'person';
  name: string;
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  cc: string;
  phone: string;
  whatsapp: string;
  website: string;
  taxId: string;
  currency: string | null;
  termsDays: number | null;
  billing: Address;
  shipping: Address;
  notes: string;
}

/** What the customer chart knows of its own customer: nothing but its status. */
export type CustomerFacts = Record<string, never>;

/** What the chart is asked about. */
export const customerStanding = ({
  deleted,
}: Pick<Customer, 'deleted'>): Standing<CustomerFacts> & { status: 'Active' | 'Deleted' } => ({
  status: deleted ? 'Deleted' : 'Active',
  statusBefore: null,
  facts: {},
});

export interface Customer extends CustomerCard {
  id: string;
  channel: string;
  version: number;
  deleted: boolean;
}

/** A customer with what they paid, owe and have to their credit, at home. */
export interface CustomerRow extends Customer {
  paid: Decimal;
  outstanding: Decimal;
  credit: Decimal;
}

/** What became of a customer's card once it was saved. */
export interface SavedCustomer {
  id: string;
  /** What is told beside: an e-mail another customer has. */
  warning: string | null;
}

/** What a customer owed when the books began, and what of it is still owed. */
export interface OwedAtOpening {
  amount: Decimal;
  onDay: Day;
  currency: string;
  /** Home per unit of the currency. */
  rate: Decimal;
  open: Decimal;
  homeOpen: Decimal;
}

/** What happened to somebody or something, in order. */
export interface PastAct {
  act: string;
  at: string;
  by: string;
  from: string | null;
  to: string | null;
  amount: Decimal | null;
}

/** A customer with all their page shows beside the lists. */
export interface CustomerView extends CustomerRow {
  /** Null for nothing. */
  opening: OwedAtOpening | null;
  openingPayments: readonly OpeningPayment[];
  /** What of their credit stands in which currency; `credit` is its worth at home. */
  credits: readonly { currency: string; amount: Decimal }[];
  /** How they paid last. */
  lastMode: PaymentMode | null;
  today: Day;
  /** The statement mailed last. */
  statement: { email: string; state: 'queued' | 'sent' | 'failed' } | null;
  history: readonly PastAct[];
}

/** A payment of what was owed at the opening; one taken back is not live. */
export interface OpeningPayment {
  id: string;
  kind: string;
  amount: Decimal;
  mode: number | null;
  date: Day;
  memo: string;
  surplus: Decimal;
  live: boolean;
}

export const noAddress: Address = {
  attention: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  phone: '',
};

export const blankCustomer: CustomerCard = {
  type: 'business',
  name: '',
  company: '',
  firstName: '',
  lastName: '',
  email: '',
  cc: '',
  phone: '',
  whatsapp: '',
  website: '',
  taxId: '',
  currency: null,
  termsDays: null,
  billing: noAddress,
  shipping: noAddress,
  notes: '',
};

const tooLong = (field: string, value: string, limit: number, label: string): FieldProblem[] =>
  value.length > limit ? [{ field, message: `${label} has at most ${limit} characters.` }] : [];

const limits = [
  ['name', 200, 'The name'],
  ['company', 200, 'The company'],
  ['firstName', 100, 'The first name'],
  ['lastName', 100, 'The last name'],
  ['cc', 1000, 'The list of addresses'],
  ['phone', 50, 'The phone number'],
  ['whatsapp', 50, 'The WhatsApp number'],
  ['website', 300, 'The website'],
  ['taxId', 50, 'The tax id'],
  ['notes', 5000, 'The note'],
] as const;

const addressLimits: Readonly<Record<keyof Address, [number, string]>> = {
  attention: [200, 'The name'],
  street: [300, 'The street'],
  city: [100, 'The city'],
  state: [100, 'The state or region'],
  zip: [20, 'The postal code'],
  country: [100, 'The country'],
  phone: [50, 'The phone number'],
};

const addressProblems = (of: 'billing' | 'shipping', address: Address): FieldProblem[] =>
  (Object.keys(addressLimits) as (keyof Address)[]).flatMap((part) =>
    tooLong(`${of}.${part}`, address[part], ...addressLimits[part]),
  );

/** A number as people write one, which may be called: digits, blanks and the signs between them. */
const isPhone = (text: string): boolean =>
  /^[+\d][\d\s().\-/]*$/.test(text) && /\d{3}/.test(text.replace(/\D/g, ''));

const isWebsite = (text: string): boolean => /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text);

/** Every fault of a customer's card, each with its field; a part of an address is named `billing.city`. */
export const customerProblems = (card: CustomerCard): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (!card.name.trim())
    problems.push({ field: 'name', message: 'Enter the name the customer is shown by.' });
  if (card.email && !isEmail(card.email))
    problems.push({ field: 'email', message: 'Enter an e-mail address like name@example.com.' });
  for (const address of card.cc
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean))
    if (!isEmail(address)) problems.push({ field: 'cc', message: `${address} is not an e-mail address.` });
  if (card.whatsapp && !isPhone(card.whatsapp))
    problems.push({ field: 'whatsapp', message: 'Enter a phone number like +234 801 234 5678.' });
  if (card.website && !isWebsite(card.website))
    problems.push({ field: 'website', message: 'Enter an address like www.example.com.' });
  if (card.currency && !isCurrency(card.currency))
    problems.push({ field: 'currency', message: 'Choose a currency of the list.' });
  if (
    card.termsDays !== null &&
    (!Number.isInteger(card.termsDays) || card.termsDays < 0 || card.termsDays > 365)
  )
    problems.push({ field: 'termsDays', message: 'Payment terms are 0 to 365 days.' });
  return [
    ...problems,
    ...limits.flatMap(([field, limit, label]) => tooLong(field, card[field], limit, label)),
    ...addressProblems('billing', card.billing),
    ...addressProblems('shipping', card.shipping),
  ];
};

/** The lines of a text of several, without blank ones. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** An address as paper prints it, a line each; the street may be several. */
export const addressLines = ({ street, zip, city, state, country }: Address): string[] =>
  [street, [zip, city].filter(Boolean).join(' '), state, country].flatMap(linesOf);

/** An address in one line, for a file. */
export const addressLine = (address: Address): string => addressLines(address).join(', ');

/** The customer as a party on a document. */
export const partyOf = (card: CustomerCard): Party => ({
  name: card.name,
  email: card.email,
  address: addressLines(card.billing).join('\n'),
  phone: card.phone,
  taxId: card.taxId,
});
