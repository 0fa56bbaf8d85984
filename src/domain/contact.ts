import { isCurrency } from './currency.ts';
import type { Party } from './documents/document.ts';
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

export interface Customer extends CustomerCard {
  id: string;
  channel: string;
  version: number;
  deleted: boolean;
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

/** Every fault of a customer's card, each with its field. */
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
  if (card.currency && !isCurrency(card.currency))
    problems.push({ field: 'currency', message: 'Choose a currency of the list.' });
  if (
    card.termsDays !== null &&
    (!Number.isInteger(card.termsDays) || card.termsDays < 0 || card.termsDays > 365)
  )
    problems.push({ field: 'termsDays', message: 'Payment terms are 0 to 365 days.' });
  return [
    ...problems,
    ...tooLong('name', card.name, 200, 'The name'),
    ...tooLong('company', card.company, 200, 'The company'),
    ...tooLong('notes', card.notes, 5000, 'The note'),
    ...tooLong('phone', card.phone, 50, 'The phone number'),
    ...tooLong('website', card.website, 300, 'The website'),
  ];
};

/** One line of an address as documents print it. */
export const addressLine = (address: Address): string =>
  [address.street, [address.zip, address.city].filter(Boolean).join(' '), address.state, address.country]
    .filter(Boolean)
    .join(', ');

/** The customer as a party on a document. */
export const partyOf = (card: CustomerCard): Party => ({
  name: card.name,
  email: card.email,
  address: addressLine(card.billing),
  phone: card.phone,
  taxId: card.taxId,
});
