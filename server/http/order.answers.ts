import { idToWire } from '../../src/api/wire/id.ts';
import { orderLineWire, orderRowWire, ownOrderWire, shownOrderWire } from '../../src/api/wire/order.ts';
import { settlementWire } from '../../src/api/wire/payment.ts';
import type { Document, DocumentLine } from '../../src/domain/documents/document.ts';
import { zero } from '../../src/domain/money.ts';
import { noBills, type OrderBills, orderFacts } from '../../src/domain/order/facts.ts';
import { orderAnswers as words } from '../../src/domain/words/orders.ts';
import type { OrderView } from '../reports/order-view.ts';
import type { CommandResult } from '../store/commit-or-preview.ts';
import type { PriceDifferences } from '../store/made-from.ts';
import type { ListedDocument } from '../store/narrowed-documents.ts';
import type { Business, Tx } from '../store/tx.ts';
import { doneWith } from './act.answers.ts';
import { attachmentsAnswerOf } from './attachment.answers.ts';
import { homeLineOf, lineAnswerOf, type listed, ownAnswerOf, paperAnswerOf } from './document.answers.ts';
import { purchaseFiguresOf, purchaseViewOf } from './purchase.answers.ts';

/** A purchase order as anybody sees it who may see it, in the spec's words. */
export const orderViewOf = (
  document: Document,
  business: Business,
  { billed }: Pick<OrderBills, 'billed'> = noBills,
  differences: PriceDifferences = new Map(),
) => {
  const lineOf = (line: DocumentLine) => ({
    ...orderLineWire.toWire({
      ...lineAnswerOf(line),
      ...homeLineOf(line, document, business),
      orderId: idToWire(document.id),
      billed: billed.get(line.id) ?? zero,
      priceDifference: differences.get(line.id) ?? zero,
    }),
    UnitPrice: line.price,
    Amount: line.amount,
    TaxAmount: line.taxAmount,
  });
  return {
    ...shownOrderWire.toWire({
      ...purchaseViewOf(document, business),
      lines: document.lines.map(lineOf),
    }),
    ...purchaseFiguresOf(document),
  };
};

/** An order with all its screen shows. */
export const orderAnswerOf = (view: OrderView, { today, business }: Pick<Tx, 'today' | 'business'>) => ({
  ...orderViewOf(view.document, business, view.bills, view.differences),
  ...paperAnswerOf(view.document, view.material),
  ...attachmentsAnswerOf(view.attachments),
  ...ownOrderWire.toWire({
    ...ownAnswerOf(view, today),
    advances: view.payments.map(({ open, ...one }) => ({
      ...settlementWire.toWire({ ...one, id: idToWire(one.id) }),
      open,
    })),
    lastPaymentMode: view.lastMode,
    bills: view.made.map(({ subtype: type, ...bill }) => ({ ...bill, id: idToWire(bill.id), type })),
    standing: view.standing,
  }),
});

/** One row of the list. */
export const orderRowOf = (row: ListedDocument) =>
  orderRowWire.toWire({
    ...row,
    id: idToWire(row.id),
    standing: { status: row.status, facts: orderFacts(row) },
  });

type OrderRow = ReturnType<typeof orderRowOf>;

/** A page of the list. */
export const orderListOf = ({ rows, total, page, pages }: Awaited<ReturnType<typeof listed<OrderRow>>>) => ({
  PurchaseOrders: rows,
  total,
  pagetotal: pages,
  currentpage: page,
});

/** What billing an order answers: the draft of a bill there is now. */
export const orderBilledOf = (message: string, result: CommandResult) =>
  doneWith(({ id, number }) => ({ vendorBillId: id, VendorBillNo: number }))(
    message,
    result,
    words.billedBefore,
  );
