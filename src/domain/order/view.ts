import type { PaymentMode } from '../books/payment-mode.ts';
import type { CreditState } from '../documents/credited.ts';
import type { DocumentType } from '../documents/kind.ts';
import type { PaymentView } from '../documents/payment-view.ts';
import type { DocumentDraft, DocumentRow, DocumentView, LineView } from '../documents/view.ts';
import type { Decimal } from '../money.ts';
import type { OrderFacts } from './facts.ts';

/** A line of an order, how much of it is billed and given up, and what its bills differ by in price. */
export interface OrderLineView extends LineView {
  billed: Decimal;
  closed: Decimal;
  /** By how much its bills are dearer than the order says, in its currency; negative where they are cheaper. */
  priceDifference: Decimal;
}

/** Money paid for an order in advance, and what of it is neither used nor given back. */
export interface AdvanceView extends PaymentView {
  open: Decimal;
}

/** A purchase order as its page shows it. `dueOn` is when it is expected. */
export interface OrderView extends DocumentView<OrderFacts> {
  /** What its vendor calls it; empty where nobody said. */
  reference: string;
  lines: OrderLineView[];
  /** What was paid for it in advance, each with what is neither used nor given back. */
  advances: AdvanceView[];
  /** How its vendor was paid last. */
  lastPaymentMode: PaymentMode | null;
  /** Every bill that was made from it. */
  bills: {
    id: string;
    type: DocumentType;
    number: string | null;
    status: string;
    total: Decimal;
    writtenOff: Decimal;
    /** What vendor credits made of it; null while there are none. */
    creditState: CreditState | null;
    settledBy: { paid: Decimal; credited: Decimal };
  }[];
}

export type OrderRow = DocumentRow<OrderFacts>;

/** What the form of an order asks to be saved. */
export interface OrderDraft extends DocumentDraft {
  reference: string;
  dueOn: string | null;
  /** It is issued as it is saved. */
  issuing: boolean;
}

/** What a bill is to take of an order. */
export interface BillingDraft {
  /** Of each line, by its id. */
  quantities: readonly { id: string; quantity: Decimal }[];
  /** More than is left of some line is billed, and that is meant. */
  confirmed: boolean;
}
