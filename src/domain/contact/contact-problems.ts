import { isEmail } from '../text.ts';
import { earlyTermsProblems } from '../typed/early-payment.ts';
import type { Address } from '../values/address.ts';
import type { ContactRole } from '../values/contact-role.ts';
import { isCurrency } from '../values/currency.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { contactProblems as contactWords } from '../words/contacts.ts';
import type { CardIn, RoleCards, SharedCard } from './contact.ts';

const tooLong = (field: string, value: string, limit: number, label: string): FieldProblem[] =>
  value.length > limit ? [{ field, message: contactWords.tooLong(label, limit) }] : [];

const limits = [
  ['name', 200, contactWords.theName],
  ['company', 200, contactWords.theCompany],
  ['firstName', 100, contactWords.theFirstName],
  ['lastName', 100, contactWords.theLastName],
  ['cc', 1000, contactWords.listAddresses],
  ['phone', 50, contactWords.thePhoneNumber],
  ['whatsapp', 50, contactWords.theWhatsappNumber],
  ['website', 300, contactWords.theWebsite],
  ['taxId', 50, contactWords.theTaxId],
  ['notes', 5000, contactWords.theNote],
] as const;

const addressLimits: Readonly<Record<keyof Address, [number, string]>> = {
  attention: [200, contactWords.theName],
  street: [300, contactWords.theStreet],
  city: [100, contactWords.theCity],
  state: [100, contactWords.stateRegion],
  zip: [20, contactWords.thePostalCode],
  country: [100, contactWords.theCountry],
  phone: [50, contactWords.thePhoneNumber],
};

const addressParts = Object.keys(addressLimits) as (keyof Address)[];

/** Part by part: a list for each would be a dozen for every row of an import. */
const addressProblems = (of: 'billing' | 'shipping', address: Address): FieldProblem[] => {
  const long = addressParts.filter((part) => address[part].length > addressLimits[part][0]);
  return long.flatMap((part) => tooLong(`${of}.${part}`, address[part], ...addressLimits[part]));
};

/** A number as people write one, which may be called: digits, blanks and the signs between them. */
const isPhone = (text: string): boolean =>
  /^[+\d][\d\s().\-/]*$/.test(text) && /\d{3}/.test(text.replace(/\D/g, ''));

const isWebsite = (text: string): boolean => /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text);

const termsProblems = (days: number | null): FieldProblem[] =>
  days !== null && (!Number.isInteger(days) || days < 0 || days > 365)
    ? [{ field: 'termsDays', message: contactWords.termsWrong }]
    : [];

const sharedProblems = (role: ContactRole, card: SharedCard): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (!card.name.trim()) problems.push({ field: 'name', message: contactWords.nameMissing(role) });
  if (card.email && !isEmail(card.email)) problems.push({ field: 'email', message: contactWords.emailWrong });
  for (const address of card.cc
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean))
    if (!isEmail(address)) problems.push({ field: 'cc', message: contactWords.notAnAddress(address) });
  if (card.whatsapp && !isPhone(card.whatsapp))
    problems.push({ field: 'whatsapp', message: contactWords.phoneWrong });
  if (card.website && !isWebsite(card.website))
    problems.push({ field: 'website', message: contactWords.websiteWrong });
  if (card.currency && !isCurrency(card.currency))
    problems.push({ field: 'currency', message: contactWords.currencyUnknown });
  return problems;
};

/** What a role's own part of a card may be at fault in, beside its payment terms. */
const ownProblems: { [Role in ContactRole]: (card: RoleCards[Role]) => FieldProblem[] } = {
  customer: ({ shipping }) => addressProblems('shipping', shipping),
  vendor: ({ bankDetails, ourNumber, internalNote, ...terms }) => [
    ...earlyTermsProblems(terms),
    ...tooLong('bankDetails', bankDetails, 1000, contactWords.theBankDetails),
    ...tooLong('ourNumber', ourNumber, 50, contactWords.ourNumber),
    ...tooLong('internalNote', internalNote, 5000, contactWords.theInternalNote),
  ],
};

/** Every fault of a contact's card in a role, each with its field; a part of an address is named `billing.city`. */
export const contactProblems = <Role extends ContactRole>(role: Role, card: CardIn<Role>): FieldProblem[] => [
  ...sharedProblems(role, card),
  ...termsProblems(card.termsDays),
  ...limits
    .filter(([field, limit]) => card[field].length > limit)
    .flatMap(([field, limit, label]) => tooLong(field, card[field], limit, label)),
  ...addressProblems('billing', card.billing),
  ...ownProblems[role](card),
];
