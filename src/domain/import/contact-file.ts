import { csvHeaders } from '../business/reference.ts';
import type { RoleCards, SharedCard } from '../contact/contact.ts';
import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import { type Address, addressLine } from '../values/address.ts';
import type { ContactRole } from '../values/contact-role.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { type ContactField, customerImport, vendorImport } from './contact-row.ts';
import { contactFile as words } from './import-files.words.ts';
import type { NamedPurchases } from './vendor-fields.ts';

/** What a file tells of a contact in either role. */
type FiledCard = SharedCard & {
  termsDays: number | null;
  shipping?: Address;
  /** What is bought from a vendor, by the names of its account and tax. */
  purchases?: NamedPurchases | undefined;
  /** What was owed before the books began; in another currency than home with it and its rate, home per unit. */
  opening?: { amount: Decimal; onDay: Day; currency?: string; rate?: Decimal } | undefined;
} & Partial<RoleCards['vendor']>;

/** The kind of file that holds the contacts of a role, as the reference lists name it. */
export const fileOf = { customer: 'customers', vendor: 'vendors' } as const satisfies Record<
  ContactRole,
  string
>;

/** The columns of both roles: what both have they call alike. */
const columnsOfAll = [...customerImport.columns, ...vendorImport.columns];

/** The field that a column is imported into. */
const fieldCalled = (header: string) => columnsOfAll.find(({ name }) => name === header)!.key as ContactField;

/** Whether some columns tell what is bought from a vendor by the names of accounts or taxes. */
export const tellsPurchases = (columns: readonly string[]): boolean =>
  columns.map(fieldCalled).some((field) => field === 'defaultAccount' || field === 'purchaseTax');

/** Whether some columns tell what was owed before the books began, and whether in which currency and at what rate too. */
export const tellsOpening = (columns: readonly string[]): { any: boolean; foreign: boolean } => {
  const fields = columns.map(fieldCalled);
  return {
    any: fields.some((field) => field === 'openingBalance' || field === 'openingOn'),
    foreign: fields.includes('openingCurrency') && fields.includes('openingRate'),
  };
};

/** What is under each column, by the field it is imported into. */
const cells: Partial<Record<ContactField, (card: FiledCard) => string>> = {
  name: (card) => card.name,
  company: (card) => card.company,
  firstName: (card) => card.firstName,
  lastName: (card) => card.lastName,
  email: (card) => card.email,
  phone: (card) => card.phone,
  whatsapp: (card) => card.whatsapp,
  website: (card) => card.website,
  taxId: (card) => card.taxId,
  currency: (card) => card.currency ?? '',
  termsDays: (card) => (card.termsDays === null ? '' : String(card.termsDays)),
  address: (card) => addressLine(card.billing),
  street: (card) => card.billing.street,
  city: (card) => card.billing.city,
  state: (card) => card.billing.state,
  zip: (card) => card.billing.zip,
  country: (card) => card.billing.country,
  openingBalance: (card) => card.opening?.amount ?? '',
  openingOn: (card) => card.opening?.onDay ?? '',
  openingCurrency: (card) => card.opening?.currency ?? '',
  openingRate: (card) => card.opening?.rate ?? '',
  type: (card) => card.type,
  cc: (card) => card.cc,
  notes: (card) => card.notes,
  attention: (card) => card.billing.attention,
  addressPhone: (card) => card.billing.phone,
  shippingAttention: (card) => card.shipping?.attention ?? '',
  shippingStreet: (card) => card.shipping?.street ?? '',
  shippingCity: (card) => card.shipping?.city ?? '',
  shippingState: (card) => card.shipping?.state ?? '',
  shippingZip: (card) => card.shipping?.zip ?? '',
  shippingCountry: (card) => card.shipping?.country ?? '',
  shippingPhone: (card) => card.shipping?.phone ?? '',
  defaultAccount: (card) => card.purchases?.account ?? '',
  purchaseTax: (card) => card.purchases?.tax ?? '',
  chargesNoTax: (card) => (card.chargesNoTax ? 'yes' : ''),
  earlyPercent: (card) => card.earlyPercent ?? '',
  earlyDays: (card) => String(card.earlyDays ?? ''),
  bankDetails: (card) => card.bankDetails ?? '',
  ourNumber: (card) => card.ourNumber ?? '',
  internalNote: (card) => card.internalNote ?? '',
};

/**
 * The columns a file of contacts gets: those asked for and those that must be there, in the order a file has them,
 * whatever the order they are asked for in.
 */
export const columnsOf = (role: ContactRole, requested: readonly string[]): string[] | Refusal => {
  const headers = csvHeaders(fileOf[role]) ?? [];
  const unknown = requested.find((name) => !headers.some(({ header }) => header === name));
  if (unknown !== undefined) return invalid('columns', words.unknownColumn(fileOf[role], unknown));
  return headers
    .filter(({ header, required }) => required || requested.includes(header))
    .map(({ header }) => header);
};

/** A contact's row of a file, as it was typed: an address in one cell and in its parts, terms in days. */
export const rowOf = (card: FiledCard, columns: readonly string[]): string[] =>
  columns.map((name) => cells[fieldCalled(name)]!(card));
