import { creditStateBy, settledByOf } from '../../../src/domain/documents/credited.ts';
import type { Document, DocumentLine } from '../../../src/domain/documents/document.ts';
import { zero } from '../../../src/domain/money.ts';
import { noBills, type OrderBills, orderFacts } from '../../../src/domain/order/facts.ts';
import type { OrderView } from '../../reports/order-view.ts';
import type { Business, Tx } from '../../store/database/tx.ts';
import type { PriceDifferences } from '../../store/documents/made-from.ts';
import type { ListedDocument } from '../../store/documents/narrowed-documents.ts';
import { filesAnswerOf } from './attachment.answers.ts';
import { homeLineOf, lineAnswerOf, ownAnswerOf, paperAnswerOf } from './document.answers.ts';
import { purchaseViewOf } from './purchase.answers.ts';

/** A purchase order as anybody sees it who may see it. */
export const orderViewOf = (
  document: Document,
  business: Business,
  { billed }: Pick<OrderBills, 'billed'> = noBills,
  differences: PriceDifferences = new Map(),
) => {
  const lineOf = (line: DocumentLine) => ({
    ...lineAnswerOf(line),
    ...homeLineOf(line, document, business),
    orderId: document.id,
    billed: billed.get(line.id) ?? zero,
    priceDifference: differences.get(line.id) ?? zero,
    anyPrice: line.price,
    anyAmount: line.amount,
    anyTax: line.taxAmount,
  });
  return { ...purchaseViewOf(document, business), lines: document.lines.map(lineOf) };
};

/** An order with all its screen shows. */
export const orderAnswerOf = (view: OrderView, { today, business }: Pick<Tx, 'today' | 'business'>) => ({
  ...orderViewOf(view.document, business, view.bills, view.differences),
  ...paperAnswerOf(view.document, view.material),
  ...filesAnswerOf(view.attachments),
  ...ownAnswerOf(view, today),
  advances: view.payments,
  lastPaymentMode: view.lastMode,
  bills: view.made.map(({ subtype: type, settled, credited, ...bill }) => ({
    ...bill,
    type,
    creditState: creditStateBy(credited, bill),
    settledBy: settledByOf({ settled, credited, writtenOff: bill.writtenOff }),
  })),
  standing: view.standing,
});

/** One row of the list. */
export const orderRowOf = (row: ListedDocument) => ({
  ...row,
  standing: { status: row.status, facts: orderFacts(row) },
});
