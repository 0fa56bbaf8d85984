import type { PaymentMode } from '../books/payment-mode.ts';
import type { ShippingBack } from '../documents/credited-shipping.ts';
import type { DocumentType } from '../documents/kind.ts';
import type { PaymentView } from '../documents/payment-view.ts';
import type { DocumentDraft, DocumentRow, DocumentView } from '../documents/view.ts';
import type { Decimal } from '../money.ts';
import type { EarlyTerms } from '../values/early-terms.ts';
import type { PostedFacts } from './facts.ts';

/** What was given back on a document, or the cancellation of it, undone or not. */
export interface CreditNoteView {
  id: string;
  number: string;
  onDay: string;
  reason: string;
  amount: Decimal;
  settled: Decimal;
  homeAmount: Decimal;
  /** What of it is shipping, without tax and as tax. */
  shipping: Decimal;
  shippingTax: Decimal;
  /** What was beyond the balance was paid back in the same act. */
  paidBack: boolean;
  undone: boolean;
  /** It went out by mail, or is on its way. */
  mailed: boolean;
}

/** What of a line can still be given back, without and as tax. */
export interface CreditableLine {
  lineId: string;
  quantity: Decimal;
  amount: Decimal;
  tax: Decimal;
  /** Its pieces go back at a price that includes tax. */
  priceIncludesTax?: boolean | undefined;
  /** Counted goods moved with it. */
  goods: boolean;
}

/** A document that is posted and paid as its page shows it; one of a kind without early-payment terms leaves them out. */
export interface PostedView extends DocumentView<PostedFacts>, Partial<EarlyTerms> {
  subtype: PostedFacts['subtype'];
  createdAt: string;
  depositRequired: Decimal | null;
  /** How it was made; left out of a kind that no store makes. */
  channel?: string;
  writtenOff: Decimal;
  /** What its credit notes took off what was owed. */
  credited: Decimal;
  creditNotes: CreditNoteView[];
  /** The papers that say it is cancelled, the one that counts last; those before are undone. */
  cancellations: CreditNoteView[];
  /** What of each line can still be given back. */
  creditable: (CreditableLine & {
    /** The day of its item's opening stock, where that already includes the line, which moves none; null otherwise. */
    openedOn: string | null;
  })[];
  /** What of the shipping can be. */
  creditableShipping: ShippingBack;
  /** What is still owed, at home. */
  homeOpen: Decimal;
  payments: (PaymentView & { homeAmount: Decimal })[];
  /** Counted goods left with it and have not come back. */
  goodsLeft: boolean;
  /** What its contact has paid or been paid beyond what was owed, in its currency. */
  credit: Decimal;
  /** How its contact paid or was paid last. */
  lastPaymentMode: PaymentMode | null;
  /** The payment session that was opened last. */
  session: string | null;
  /** What it was made from: the quote of an invoice, the order of a bill. */
  madeFrom: { type: DocumentType; id: string; number: string } | null;
  journal: { id: string; number: number; onDay: string; kind: string; memo: string; total: Decimal }[];
}

export interface PostedRow extends DocumentRow<PostedFacts> {
  subtype: PostedFacts['subtype'];
}

/** What the form of a document that is posted and paid asks to be saved. */
export interface PostedDraft extends DocumentDraft {
  /** It is issued as it is saved. */
  issuing: boolean;
  dueOn: string | null;
}
