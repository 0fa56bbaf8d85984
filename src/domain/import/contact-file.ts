import { csvHeaders } from '../business/reference.ts';
import type { SharedCard } from '../contact/contact.ts';
import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import { addressLine } from '../values/address.ts';
import type { ContactRole } from '../values/contact-role.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { contactFile as words } from './import-files.words.ts';

/** What a file tells of a contact in either role. */
type FiledCard = SharedCard & {
  termsDays: number | null;
  /** What was owed before the books began, in the home currency; one in another currency has no column to say which. */
  opening?: { amount: Decimal; onDay: Day } | undefined;
};

/** The kind of file that holds the contacts of a role, as the reference lists name it. */
export const fileOf = { customer: 'customers', vendor: 'vendors' } as const satisfies Record<
  ContactRole,
  string
>;

/** Whether some columns tell what was owed before the books began. */
export const tellsOpening = (columns: readonly string[]): boolean =>
  words.ofOpening.some((name) => columns.includes(name));

/** What is under each column. */
const cells: Readonly<Record<string, (card: FiledCard) => string>> = {
  Name: (card) => card.name,
  Company: (card) => card.company,
  'First name': (card) => card.firstName,
  'Last name': (card) => card.lastName,
  Email: (card) => card.email,
  Phone: (card) => card.phone,
  WhatsApp: (card) => card.whatsapp,
  Website: (card) => card.website,
  'Tax ID': (card) => card.taxId,
  Currency: (card) => card.currency ?? '',
  'Payment terms': (card) => (card.termsDays === null ? '' : String(card.termsDays)),
  Address: (card) => addressLine(card.billing),
  Street: (card) => card.billing.street,
  City: (card) => card.billing.city,
  State: (card) => card.billing.state,
  'Postal code': (card) => card.billing.zip,
  Country: (card) => card.billing.country,
  'Opening balance': (card) => card.opening?.amount ?? '',
  'Opening day': (card) => card.opening?.onDay ?? '',
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
  columns.map((name) => cells[name]!(card));
