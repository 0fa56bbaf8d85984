import type { PaymentMode } from '../books/payment-mode.ts';
import type { Decimal } from '../money.ts';
import type { PostedDraft } from '../posted/view.ts';

/** What the form of an invoice or receipt asks to be saved. */
export interface InvoiceDraft extends PostedDraft {
  subtype: 'invoice' | 'receipt';
  depositRequired: Decimal | null;
  /** Paid at once as it is issued; undefined for nothing. */
  deposit: Decimal | undefined;
  mode: PaymentMode;
}
