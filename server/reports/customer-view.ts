import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import type { OpenItem } from '../../src/domain/books/open-item.ts';
import { receivable } from '../../src/domain/books/side.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { creditsOf, openingOf } from '../store/items.ts';
import { lastStatementTo, type StoredMessage } from '../store/messages.ts';
import { owingCustomers } from '../store/narrowed-customers.ts';
import { Missing, type Tx } from '../store/tx.ts';
import {
  type CustomerRow,
  type CustomerWithTotals,
  customerWithTotals,
  withTotals,
} from './customer-list.ts';
import { historyOf, type ShownEvent } from './document-history.ts';
import { lastPaymentMode } from './last-payment-mode.ts';
import { type ShownPayment, shownPayments } from './shown-payments.ts';

/** A customer with all their page shows beside the lists. */
export interface CustomerView extends CustomerWithTotals {
  /** What they owed when the books began; null for nothing. */
  opening: OpenItem | null;
  /** What settles or settled it. */
  openingPayments: ShownPayment[];
  /** What of their credit stands in which currency. */
  credits: { currency: string; amount: Decimal }[];
  history: ShownEvent[];
  /** How they paid last; null while they have paid nothing. */
  lastMode: PaymentMode | null;
  /** The statement mailed last; null while none was. */
  statement: StoredMessage | null;
}

/** One customer, deleted ones too. Throws `Missing`. */
export const viewCustomer = async (tx: Tx, id: string): Promise<CustomerView> => {
  const owing = await owingCustomers(tx, receivable);
  const [[row], opening, credits, history, lastMode, statement] = await Promise.all([
    tx.query<CustomerRow>(
      `${withTotals(owing, 3)} where c.business_id = $1 and c.id = $2 and c.is_customer`,
      [tx.business.id, id, ...(owing.asksToday ? [tx.today] : [])],
    ),
    openingOf(tx, receivable, id),
    creditsOf(tx, receivable, id),
    historyOf(tx, id),
    lastPaymentMode(tx, receivable, id),
    lastStatementTo(tx, id),
  ]);
  if (!row) throw new Missing();
  const openingPayments = opening ? await shownPayments(tx, { itemId: opening.id }) : [];
  return { ...customerWithTotals(row), opening, openingPayments, credits, history, lastMode, statement };
};
