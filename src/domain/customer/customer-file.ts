import { addressLine } from '../address.ts';
import type { CustomerCard } from '../contact.ts';
import { csvHeaders } from '../reference.ts';
import { invalid, type Refusal } from '../refusal.ts';
import * as customerFileWords from '../words/customer-file.ts';

/** The columns of a file of customers, in their order. */
export const customerHeaders = csvHeaders('customers') ?? [];

/** What stands under each column. */
const cells: Readonly<Record<string, (card: CustomerCard) => string>> = {
  Name: (card) => card.name,
  Company: (card) => card.company,
  'First name': (card) => card.firstName,
  'Last name': (card) => card.lastName,
  'E-mail': (card) => card.email,
  Phone: (card) => card.phone,
  WhatsApp: (card) => card.whatsapp,
  Website: (card) => card.website,
  'Tax id': (card) => card.taxId,
  Currency: (card) => card.currency ?? '',
  'Payment terms': (card) => (card.termsDays === null ? '' : String(card.termsDays)),
  Address: (card) => addressLine(card.billing),
};

/**
 * The columns a file of customers gets: those asked for and those that must be there, in the order a file has them,
 * whatever the order they are asked for in.
 */
export const columnsOf = (asked: readonly string[]): string[] | Refusal => {
  const unknown = asked.find((name) => !customerHeaders.some(({ header }) => header === name));
  if (unknown !== undefined) return invalid('columns', customerFileWords.unknownColumn(unknown));
  return customerHeaders
    .filter(({ header, required }) => required || asked.includes(header))
    .map(({ header }) => header);
};

/** A customer's row of a file, as it was typed: an address in one cell, terms in days. */
export const rowOf = (card: CustomerCard, columns: readonly string[]): string[] =>
  columns.map((name) => cells[name]!(card));
