import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import type { Day } from '../../domain/day.ts';
import type { Decimal } from '../../domain/money.ts';

/** What every command of a business is told beside what is its own. */
export interface Asked {
  businessId: string;
  /** Names the intended act, so that it is carried out once however often it is sent. */
  intentKey: string;
}

/**
 * What is edited, and the version the edit goes over; null to go over any. A page may hand the whole document: of it
 * only these two are sent.
 */
export interface Edited {
  id: string;
  version: number | null;
}

/** What every command answers: the sentence to tell. */
export interface Told {
  message: string;
}

/** A document as it was saved. */
export interface SavedDocument extends Told {
  id: string;
  number: string | null;
}

/** A payment of what was owed to or by a contact when the books began. */
export interface OpeningPaid {
  contactId: string;
  amount: Decimal;
  /** Home per unit of its currency. */
  rate: Decimal;
  mode: PaymentMode;
  /** Empty for the default one. */
  bankId: string;
  onDay: Day;
}
