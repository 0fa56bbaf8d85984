import type { Address, CardIn, ContactRole, RoleCards, SharedCard } from './contact.ts';
import { isCurrency } from './currency.ts';
import type { FieldProblem } from './refusal.ts';
import { isEmail } from './text.ts';

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

const termsProblems = (days: number | null): FieldProblem[] =>
  days !== null && (!Number.isInteger(days) || days < 0 || days > 365)
    ? [{ field: 'termsDays', message: 'Payment terms are 0 to 365 days.' }]
    : [];

const sharedProblems = (role: ContactRole, card: SharedCard): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (!card.name.trim()) problems.push({ field: 'name', message: `Enter the name the ${role} is shown by.` });
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
  return problems;
};

/** What a role's own part of a card may be at fault in, beside its payment terms. */
const ownProblems: { [Role in ContactRole]: (card: RoleCards[Role]) => FieldProblem[] } = {
  customer: ({ shipping }) => addressProblems('shipping', shipping),
  vendor: ({ bankDetails, ourNumber, internalNote }) => [
    ...tooLong('bankDetails', bankDetails, 1000, 'The bank details'),
    ...tooLong('ourNumber', ourNumber, 50, 'Our number'),
    ...tooLong('internalNote', internalNote, 5000, 'The internal note'),
  ],
};

/** Every fault of a contact's card in a role, each with its field; a part of an address is named `billing.city`. */
export const contactProblems = <Role extends ContactRole>(role: Role, card: CardIn<Role>): FieldProblem[] => [
  ...sharedProblems(role, card),
  ...termsProblems(card.termsDays),
  ...limits.flatMap(([field, limit, label]) => tooLong(field, card[field], limit, label)),
  ...addressProblems('billing', card.billing),
  ...ownProblems[role](card),
];
