import type { ContactRole } from '../contact.ts';
import { type Decimal, negated } from '../money.ts';
import type { AccountRole } from './accounts.ts';
import type { EntryKind } from './entry.ts';

/** The two sides of the books: what customers owe the business, and what the business owes vendors. */
export type SideName = 'receivable' | 'payable';

/** Where an open item stands: among what is owed on a side, or among what was paid there beyond it. */
export type ItemSide = SideName | 'credit' | 'advance';

/** Where money goes: into the business, or out of it. */
export type Direction = 'in' | 'out';

/**
 * Everything in which the two sides of the books differ. What is paid, applied, given back, forgiven and cancelled is
 * written once and takes the side.
 */
export interface Side<Role extends ContactRole = ContactRole> {
  /** Where its open items stand, and the role of their control account. */
  owed: SideName;
  /** The same for what was paid beyond what is owed. */
  surplus: 'credit' | 'advance';
  /** The role of the account a rest goes to that nobody will pay. */
  forgiven: AccountRole;
  /** The entry that books a document of it. */
  entry: EntryKind;
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
  words: {
    document: string;
    documents: string;
    surplus: string;
    paid: string;
    applied: string;
    takenOff: string;
    given: string;
    forgiven: string;
    forgivenUndone: string;
    statement: StatementWords;
  };
}

/** What a statement of one contact's account says, in which the sides differ. */
export interface StatementWords {
  /** Heads the column of what is claimed. */
  claim: string;
  /** Stands in the place of rows where there are none. */
  none: string;
  /** Names the surplus on paper, which the contact reads, and on the screen. */
  surplus: { toThem: string; ofThem: string };
}

/** What customers owe the business. */
export const receivable: Side<'customer'> = {
  owed: 'receivable',
  surplus: 'credit',
  forgiven: 'badDebts',
  entry: 'sale',
  direction: 'in',
  back: 'out',
  contact: 'customer',
  signed: (amount) => amount,
  words: {
    document: 'invoice',
    documents: 'invoices',
    surplus: 'credit',
    paid: 'Payment received',
    applied: 'Credit applied',
    takenOff: 'Credit taken off',
    given: 'Credit refunded',
    forgiven: 'Written off',
    forgivenUndone: 'Write-off undone',
    statement: {
      claim: 'Invoice or receipt',
      none: 'Nothing was asked of this customer in these days.',
      surplus: { toThem: 'To your credit', ofThem: 'To their credit' },
    },
  },
};

/** What the business owes vendors. */
export const payable: Side<'vendor'> = {
  owed: 'payable',
  surplus: 'advance',
  forgiven: 'purchaseDiscount',
  entry: 'purchase',
  direction: 'out',
  back: 'in',
  contact: 'vendor',
  signed: negated,
  words: {
    document: 'bill',
    documents: 'bills',
    surplus: 'advance',
    paid: 'Payment made',
    applied: 'Advance applied',
    takenOff: 'Advance taken off',
    given: 'Advance given back',
    forgiven: 'Discount taken',
    forgivenUndone: 'Discount undone',
    statement: {
      claim: 'Bill',
      none: 'This vendor asked for nothing in these days.',
      surplus: { toThem: 'Paid in advance', ofThem: 'Paid to them in advance' },
    },
  },
};

export const sides: readonly Side[] = [receivable, payable];

/** True of what was paid beyond what is owed, on either side. */
export const isSurplus = ({ side }: { side: ItemSide }): boolean =>
  sides.some(({ surplus }) => surplus === side);
