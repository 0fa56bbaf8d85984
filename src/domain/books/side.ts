import { type Decimal, negated } from '../money.ts';
import type { ContactRole } from '../values/contact-role.ts';
import { owedByCustomers, owedToVendors, type SideName } from '../values/side-names.ts';
import { payableWords, receivableWords, type SideWords } from '../words/posted.ts';
import type { AccountRole } from './accounts.ts';
import type { EntryKind } from './entry.ts';

/** Where an open item is: among what is owed on a side, or among what was paid there beyond it. */
export type ItemSide = SideName | 'credit' | 'advance';

/** The series that credit notes are numbered in: what customers were given back, what vendors gave, and what was cancelled whole. */
export type CreditNoteSeries = 'credit-note' | 'vendor-credit' | 'cancellation';

/** Where money goes: into the business, or out of it. */
export type Direction = 'in' | 'out';

/**
 * Everything in which the two sides of the books differ. What is paid, applied, given back, forgiven and cancelled is
 * written once and takes the side.
 */
export interface Side<Role extends ContactRole = ContactRole> {
  /** Where its open items are, and the role of their control account. */
  owed: SideName;
  /** The same for what was paid beyond what is owed. */
  surplus: 'credit' | 'advance';
  /** The role of the account a rest goes to that nobody will pay. */
  forgiven: AccountRole;
  /** The entry that books a document of it. */
  entry: EntryKind;
  /** The series that what is given back on it takes its numbers from. */
  creditNotes: CreditNoteSeries;
  /** Which way money moves that settles what is owed, and that is given back. */
  direction: Direction;
  back: Direction;
  /** The role of the contact. */
  contact: Role;
  /**
   * An amount as its control account has it: what is owed to the business is a debit there, what it owes a credit. As
   * money reaches the bank on one side and leaves it on the other, every line turns round with it, but for a gain.
   */
  signed: (amount: Decimal) => Decimal;
  words: SideWords;
}

/** What customers owe the business. */
export const receivable: Side<'customer'> = {
  owed: owedByCustomers,
  surplus: 'credit',
  forgiven: 'badDebts',
  entry: 'sale',
  creditNotes: 'credit-note',
  direction: 'in',
  back: 'out',
  contact: 'customer',
  signed: (amount) => amount,
  words: receivableWords,
};

/** What the business owes vendors. */
export const payable: Side<'vendor'> = {
  owed: owedToVendors,
  surplus: 'advance',
  forgiven: 'purchaseDiscount',
  entry: 'purchase',
  creditNotes: 'vendor-credit',
  direction: 'out',
  back: 'in',
  contact: 'vendor',
  signed: negated,
  words: payableWords,
};

export const sides: readonly Side[] = [receivable, payable];

/** True of what was paid beyond what is owed, on either side. */
export const isSurplus = ({ side }: { side: ItemSide }): boolean =>
  sides.some(({ surplus }) => surplus === side);

/** The side a contact in a role is on. */
export const sideOfRole = (role: ContactRole): Side =>
  sides.find(({ contact }) => contact === role) ?? receivable;

/** The side of a kind of document; receivable for one that is on none. */
export const sideOf = (name: SideName | null): Side => sides.find(({ owed }) => owed === name) ?? receivable;
