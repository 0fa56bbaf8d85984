import { blankCards, type CardIn, type SharedCard } from '../contact/contact.ts';
import { contactProblems } from '../contact/contact-problems.ts';
import { atRate, isZero, zero } from '../money.ts';
import type { OpeningBalance } from '../opening/opening-balance.ts';
import { noAddress } from '../values/address.ts';
import type { ContactRole } from '../values/contact-role.ts';
import { CellReader, type ColumnNames } from './cells.ts';
import {
  changesOf,
  code,
  columnFilling,
  day,
  number,
  oneOf,
  type RowValues,
  readBy,
  text,
  valuesOf,
} from './columns.ts';
import {
  customerColumnNames,
  customerSample,
  vendorColumnNames,
  vendorSample,
  importRowFaults as words,
} from './import-files.words.ts';
import { customerImportWords, vendorImportWords } from './imports.words.ts';
import { importKind } from './kind.ts';
import type { Matching } from './matching.ts';
import type { ImportReader } from './reader.ts';
import {
  type NamedPurchases,
  purchaseFields,
  purchasesIn,
  vendorFields,
  vendorPartIn,
} from './vendor-fields.ts';

/** A contact as a row says them. */
export interface ContactRow<Role extends ContactRole = ContactRole> {
  card: CardIn<Role>;
  /** What was owed when the books began; null where the row says nothing about that. */
  opening: OpeningBalance | null;
  /** What is bought from a vendor, as it was typed: looked up among the accounts and taxes. */
  purchases: NamedPurchases;
  /** The fields the row was read for: an update changes nothing else. */
  given: readonly string[];
}

const contactTypes = ['business', 'person'] as const;
const longestTerms = /^(?:net\s*)?(\d{1,4})(?:\s*days?)?$/i;

/** Days as people write them: 30, Net 30, 30 days; null where nothing is said. */
const termsIn = (cells: CellReader): number | null => {
  const typed = cells.text('termsDays');
  if (typed === '') return null;
  if (/^due on receipt$/i.test(typed)) return 0;
  const days = longestTerms.exec(typed)?.[1];
  return days === undefined ? cells.fault('termsDays', words.termsUnreadable) : Number(days);
};

/** A currency as typed: the form's own checks say what is wrong with it. */
const currencyIn = (cells: CellReader, field: string): string | null =>
  cells.text(field).toUpperCase() || null;

/** Who they are: as the row says, else made of their first and last name or their company; their email in a file that has no names. */
const nameIn = (cells: CellReader): string =>
  cells.text('name') ||
  ['firstName', 'lastName']
    .map((part) => cells.text(part))
    .filter(Boolean)
    .join(' ') ||
  cells.text('company') ||
  (cells.has('name') ? '' : cells.text('email'));

/** Why a cell is no email, where it has another sign than people see, or several emails. */
const emailFault = (typed: string, otherwise: string): string => {
  if ((typed.match(/@/g) ?? []).length > 1) return words.emailSeveral;
  return /[\p{Z}\p{Cf}\p{Cc}]/u.test(typed) ? words.emailBlank : otherwise;
};

const cardFields = {
  name: readBy(nameIn, { required: true, unless: ['firstName', 'lastName', 'company', 'email'] }),
  type: oneOf(contactTypes, 'business', words.contactTypeUnknown),
  company: text(),
  firstName: text(),
  lastName: text(),
  email: text(),
  cc: text(),
  phone: code(),
  whatsapp: code(),
  website: text(),
  taxId: code(),
  currency: readBy(currencyIn),
  termsDays: readBy(termsIn),
  notes: text(),
};

const addressFields = {
  address: text(),
  street: text({ fills: 'billing.street' }),
  street2: text({ unwritten: true }),
  city: text({ fills: 'billing.city' }),
  state: text({ fills: 'billing.state' }),
  zip: text({ fills: 'billing.zip' }),
  country: text({ fills: 'billing.country' }),
  attention: text({ fills: 'billing.attention' }),
  addressPhone: text({ fills: 'billing.phone' }),
};

/** Where goods go, which customers alone have. */
const shippingFields = {
  shippingAttention: text({ fills: 'shipping.attention' }),
  shippingStreet: text({ fills: 'shipping.street' }),
  shippingCity: text({ fills: 'shipping.city' }),
  shippingState: text({ fills: 'shipping.state' }),
  shippingZip: text({ fills: 'shipping.zip' }),
  shippingCountry: text({ fills: 'shipping.country' }),
  shippingPhone: text({ fills: 'shipping.phone' }),
};

const openingFields = {
  openingBalance: number(),
  openingOn: day(),
  openingCurrency: readBy(currencyIn),
  openingRate: number(),
};

const fields = {
  ...cardFields,
  ...addressFields,
  ...shippingFields,
  ...vendorFields,
  ...purchaseFields,
  ...openingFields,
};

export type ContactField = keyof typeof fields;

/**
 * An address in its parts; one that is written in a single cell is its street. Beside a column of streets that cell is the whole address once
 * more, and is read only where there are no parts of it.
 */
const billingOf = (
  { address, street, street2, attention, addressPhone: phone, ...parts }: RowValues<typeof addressFields>,
  hasStreets: boolean,
) => {
  const isWhole = hasStreets && [street2, ...Object.values(parts)].some((part) => part !== '');
  return {
    ...noAddress,
    ...parts,
    attention,
    phone,
    street: [street || (isWhole ? '' : address), street2].filter(Boolean).join('\n'),
  };
};

const shippingOf = (values: RowValues<typeof shippingFields>) => ({
  attention: values.shippingAttention,
  street: values.shippingStreet,
  city: values.shippingCity,
  state: values.shippingState,
  zip: values.shippingZip,
  country: values.shippingCountry,
  phone: values.shippingPhone,
});

/** The columns of parts of an address whose names are not the part's own. */
const billingColumns: Readonly<Record<string, string>> = { addressPhone: 'phone' };
const shippingColumns: Readonly<Record<string, keyof typeof noAddress>> = Object.fromEntries(
  Object.entries(shippingFields).map(([field, { fills }]) => [field, String(fills).split('.')[1] as never]),
);

/** The fields a row is read for: who has a tax of their own charges one. */
const givenIn = (matching: Matching, tax: string): string[] => {
  const given = Object.keys(matching);
  return tax === '' || given.includes('chargesNoTax') ? given : [...given, 'chargesNoTax'];
};

const openingOf = (values: RowValues<typeof openingFields>): OpeningBalance | null => {
  const { openingBalance: amount, openingOn: onDay, openingRate: rate } = values;
  if (amount === null || isZero(amount)) return null;
  return { amount, onDay, rate, currency: values.openingCurrency };
};

/**
 * What a contact is known again by: their name and email together, in whatever letters, for a mailbox may have several names. Source:
 * answers-2.md, Q58.
 */
export const keyOfContact = ({ email, name }: Pick<SharedCard, 'email' | 'name'>): string =>
  `name ${name}${email && `\nemail ${email}`}`.toLowerCase();

/** Where goods go, with the parts of it that a row was read for. */
const shippedTo = <Role extends ContactRole>(
  known: CardIn<Role>,
  card: CardIn<Role>,
  given: readonly string[],
): object => {
  if (!('shipping' in known && 'shipping' in card)) return {};
  const parts = given.flatMap((field) => shippingColumns[field] ?? []);
  return {
    shipping: { ...known.shipping, ...Object.fromEntries(parts.map((part) => [part, card.shipping[part]])) },
  };
};

/** A card that is here already, with what a row says in the columns it was read from. */
export const updatedContact = <Role extends ContactRole>(
  known: CardIn<Role>,
  { card, given }: ContactRow<Role>,
): CardIn<Role> => {
  const read = given.map((field) => billingColumns[field] ?? (field === 'phone' ? '' : field));
  const parts = Object.keys(noAddress).filter(
    (part) => read.includes(part) || (part === 'street' && given.includes('address')),
  );
  const billing = Object.fromEntries(
    parts.map((part) => [part, card.billing[part as keyof typeof noAddress]]),
  );
  // An address in one cell is the whole of it.
  const rest = given.includes('address') && !given.includes('street') ? noAddress : known.billing;
  return {
    ...known,
    ...changesOf(fields, given, card),
    billing: { ...rest, ...billing },
    ...shippedTo(known, card, given),
  };
};

const readerOf = <Role extends ContactRole>(
  role: Role,
  names: ColumnNames,
): ImportReader<ContactRow<Role>> => ({
  read: (row, width, matching, reading) => {
    const cells = new CellReader(row, matching, reading, names);
    const card: CardIn<Role> = {
      ...blankCards[role],
      ...valuesOf(cardFields, cells),
      billing: billingOf(valuesOf(addressFields, cells), cells.has('street')),
      ...(role === 'customer' && { shipping: shippingOf(valuesOf(shippingFields, cells)) }),
      ...(role === 'vendor' && vendorPartIn(cells)),
    };
    const purchases = purchasesIn(cells);
    const opening = openingOf(valuesOf(openingFields, cells));
    const record = { card, opening, purchases, given: givenIn(matching, purchases.tax) };
    const problems = contactProblems(role, card).map(({ field, message }) => ({
      field,
      message: field === 'email' ? emailFault(card.email, message) : message,
    }));
    return cells.read(record, width, problems, (field) => columnFilling(fields, field));
  },
  keyOf: ({ card }) => keyOfContact(card),
  nameOf: ({ card }) => card.name,
  mailboxOf: ({ card }) => card.email.toLowerCase(),
  worthOf: ({ opening }, homeDigits) =>
    opening ? atRate(opening.amount, opening.rate ?? '1', homeDigits) : zero,
});

/** How rows of customers are read. */
export const customerReader = readerOf('customer', customerColumnNames);

/** Files of customers. */
export const customerImport = importKind({
  names: customerColumnNames,
  fields,
  sample: customerSample,
  reader: customerReader,
  add: 'customer.add',
  flag: null,
  cap: 'clients',
  words: customerImportWords,
});

/** Files of vendors. */
export const vendorImport = importKind({
  names: vendorColumnNames,
  fields,
  sample: vendorSample,
  reader: readerOf('vendor', vendorColumnNames),
  add: 'vendor.add',
  flag: 'vendors',
  cap: null,
  words: vendorImportWords,
});
