import { blankCards, type CardIn, type SharedCard } from '../contact/contact.ts';
import { contactProblems } from '../contact/contact-problems.ts';
import { atRate, isZero, zero } from '../money.ts';
import type { OpeningBalance } from '../opening/opening-balance.ts';
import { noAddress } from '../values/address.ts';
import type { ContactRole } from '../values/contact-role.ts';
import { CellReader, type ColumnNames, type Reading } from './cells.ts';
import { contactTypes } from './choices.ts';
import type { FileRow } from './file-rows.ts';
import { customerColumnNames, vendorColumnNames, importRowFaults as words } from './import-files.words.ts';
import type { Matching } from './matching.ts';
import type { ImportReader } from './reader.ts';

type ContactField = keyof typeof customerColumnNames;

/** A contact as a row says them. */
export interface ContactRow<Role extends ContactRole = ContactRole> {
  card: CardIn<Role>;
  /** What was owed when the books began; null where the row says nothing about that. */
  opening: OpeningBalance | null;
  /** The fields the row was read for: an update changes nothing else. */
  given: readonly string[];
}

const longestTerms = /^(?:net\s*)?(\d{1,4})(?:\s*days?)?$/i;

/** Days as people write them: 30, Net 30, 30 days; null where nothing is said. */
const termsIn = (cells: CellReader<ContactField>): number | null => {
  const typed = cells.text('termsDays');
  if (typed === '') return null;
  if (/^due on receipt$/i.test(typed)) return 0;
  const days = longestTerms.exec(typed)?.[1];
  return days === undefined ? cells.fault('termsDays', words.termsUnreadable) : Number(days);
};

/** An address in its parts; one that is written in a single cell is its street. */
const billingIn = (cells: CellReader<ContactField>) => ({
  ...noAddress,
  street: cells.text('street') || cells.text('address'),
  city: cells.text('city'),
  state: cells.text('state'),
  zip: cells.text('zip'),
  country: cells.text('country'),
});

const openingIn = (cells: CellReader<ContactField>): OpeningBalance | null => {
  const amount = cells.number('openingBalance');
  const [onDay, rate] = [cells.day('openingOn'), cells.number('openingRate')];
  if (amount === null || isZero(amount)) return null;
  return { amount, onDay, rate, currency: cells.text('openingCurrency').toUpperCase() || null };
};

const sharedIn = (cells: CellReader<ContactField>): SharedCard => ({
  type: cells.oneOf('type', contactTypes, 'business', words.contactTypeUnknown),
  name: cells.text('name'),
  company: cells.text('company'),
  firstName: cells.text('firstName'),
  lastName: cells.text('lastName'),
  email: cells.text('email'),
  cc: '',
  phone: cells.text('phone'),
  whatsapp: cells.text('whatsapp'),
  website: cells.text('website'),
  taxId: cells.text('taxId'),
  currency: cells.text('currency').toUpperCase() || null,
  billing: billingIn(cells),
  notes: cells.text('notes'),
});

/** The column that tells a field of the form: a part of the billing address has one of its own. */
const columnOf = (field: string): string => field.replace(/^billing\./, '');

/**
 * What a contact is known again by: their name and email together, in whatever letters, for a mailbox may have several names. Source:
 * answers-2.md, Q58.
 */
export const keyOfContact = ({ email, name }: Pick<SharedCard, 'email' | 'name'>): string =>
  `name ${name}${email && `\nemail ${email}`}`.toLowerCase();

/** A card that is here already, with what a row says in the columns it was read from. */
export const updatedContact = <Role extends ContactRole>(
  known: CardIn<Role>,
  { card, given }: ContactRow<Role>,
): CardIn<Role> => {
  const stated = Object.keys(card).filter((field) => field !== 'billing' && given.includes(field));
  const changes = Object.fromEntries(stated.map((field) => [field, card[field as keyof typeof card]]));
  const parts = Object.keys(noAddress).filter(
    (part) => given.includes(part) || (part === 'street' && given.includes('address')),
  );
  const billing = Object.fromEntries(
    parts.map((part) => [part, card.billing[part as keyof typeof noAddress]]),
  );
  // An address in one cell is the whole of it.
  const rest = given.includes('address') && !given.includes('street') ? noAddress : known.billing;
  return { ...known, ...changes, billing: { ...rest, ...billing } };
};

const readerOf = <Role extends ContactRole>(
  role: Role,
  names: ColumnNames<string>,
): ImportReader<ContactRow<Role>> => ({
  read: (row: FileRow, width: number, matching: Matching, reading: Reading) => {
    const cells = new CellReader<ContactField>(row, matching, reading, names as typeof customerColumnNames);
    const card: CardIn<Role> = { ...blankCards[role], ...sharedIn(cells), termsDays: termsIn(cells) };
    const record = { card, opening: openingIn(cells), given: Object.keys(matching) };
    return cells.read(record, width, contactProblems(role, card), columnOf);
  },
  keyOf: ({ card }) => keyOfContact(card),
  nameOf: ({ card }) => card.name,
  mailboxOf: ({ card }) => card.email.toLowerCase(),
  worthOf: ({ opening }, homeDigits) =>
    opening ? atRate(opening.amount, opening.rate ?? '1', homeDigits) : zero,
});

/** How rows of customers and of vendors are read. */
export const customerReader = readerOf('customer', customerColumnNames);
export const vendorReader = readerOf('vendor', vendorColumnNames);
