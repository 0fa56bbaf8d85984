import type { PaymentMode } from '../books/accounts.ts';
import type { ShownPayment } from '../documents/payment-view.ts';
import type { DocumentDraft, DocumentRow, DocumentView } from '../documents/view.ts';
import type { Decimal } from '../money.ts';
import type { InvoiceFacts } from './facts.ts';

/** An invoice or receipt as its page shows it. */
export interface InvoiceView extends DocumentView<InvoiceFacts> {
  subtype: InvoiceFacts['subtype'];
  createdAt: string;
  depositRequired: Decimal | null;
  writtenOff: Decimal;
  /** What is still owed, at home. */
  homeOpen: Decimal;
  payments: (ShownPayment & { homeAmount: Decimal })[];
  /** Counted goods left with it and have not come back. */
  goodsLeft: boolean;
  /** Its customer's, in its currency. */
  credit: Decimal;
  /** How its customer paid last. */
  lastPaymentMode: PaymentMode | null;
  /** The payment session that was opened last. */
  session: string | null;
  /** The quote it was made from. */
  quote: { id: string; number: string } | null;
  journal: { id: string; number: number; onDay: string; kind: string; memo: string; total: Decimal }[];
}

export interface InvoiceRow extends DocumentRow<InvoiceFacts> {
  subtype: InvoiceFacts['subtype'];
}

/** What the form of an invoice or receipt asks to be saved. */
export interface InvoiceDraft extends DocumentDraft {
  subtype: InvoiceFacts['subtype'];
  /** It is issued as it is saved. */
  issuing: boolean;
  dueOn: string | null;
  depositRequired: Decimal | null;
  /** Paid at once as it is issued; undefined for nothing. */
  deposit: Decimal | undefined;
  mode: PaymentMode;
}
