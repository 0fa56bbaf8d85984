import type { SettlementKind } from '../../src/domain/books/open-item.ts';
import { live } from '../../src/domain/books/open-item.ts';
import { standingMoves } from '../../src/domain/books/stock.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { standingOf } from '../../src/domain/invoice/book.ts';
import { type Decimal, decimal, minus, sum, zero } from '../../src/domain/money.ts';
import { isPutAway } from '../store/contacts.ts';
import { deliveryOf } from '../store/delivery.ts';
import { findDocuments } from '../store/documents.ts';
import { latestSession } from '../store/payment-sessions.ts';
import { picturesOfPaper } from '../store/pictures.ts';
import { type PaymentRow, paymentOf, type SettlementRow, settlementOf } from '../store/rows/money.ts';
import { movesOf } from '../store/stock.ts';
import { asWorn } from '../store/templates.ts';
import type { Tx } from '../store/tx.ts';
import { createdAt, historyOf } from './document-history.ts';

/** One reduction of what is owed, as the payments list shows it; one taken back stays in the list as not live. */
export interface ShownPayment {
  id: string;
  kind: SettlementKind;
  amount: Decimal;
  homeAmount: Decimal;
  /** What reached the bank, and its rate; null for credit and write-offs. */
  received: { currency: string; amount: Decimal; rate: Decimal } | null;
  mode: number | null;
  onDay: string;
  memo: string;
  /** What the payment brought beyond this invoice's balance, kept as credit. */
  surplus: Decimal;
  live: boolean;
}

const paymentsOf = async (tx: Tx, documentId: string): Promise<ShownPayment[]> => {
  const rows = await tx.query<SettlementRow & { home: string }>(
    `select s.* from settlement s join open_item i on i.business_id = s.business_id and i.id = s.item_id
     where s.business_id = $1 and i.document_id = $2 and i.side = 'receivable' and s.kind <> 'cancel' order by s.id`,
    [tx.business.id, documentId],
  );
  const settlements = rows.map(settlementOf);
  const payments = (
    await tx.query<PaymentRow & { surplus: string | null }>(
      `select p.*, (select sum(c.amount) from open_item c where c.business_id = p.business_id and c.payment_id = p.id
         and c.side = 'credit' and c.entry_id = (select e.id from journal_entry e where e.business_id = p.business_id
           and e.payment_id = p.id and e.kind = 'payment' limit 1)) as surplus
       from payment p where p.business_id = $1 and p.id = any($2)`,
      [tx.business.id, settlements.flatMap((one) => (one.paymentId ? [one.paymentId] : []))],
    )
  ).map((row) => ({ ...paymentOf(row), surplus: row.surplus ? decimal(row.surplus) : zero }));
  const standing = live(settlements);
  return settlements
    .filter((one) => one.reverses === null)
    .map((one) => {
      const payment = payments.find((row) => row.id === one.paymentId);
      return {
        id: one.id,
        kind: one.kind,
        amount: one.amount,
        homeAmount: one.homeAmount,
        received: payment ? { currency: payment.currency, amount: payment.amount, rate: payment.rate } : null,
        mode: payment?.mode ?? null,
        onDay: one.onDay,
        memo: payment?.memo ?? '',
        surplus: payment?.surplus ?? zero,
        live: standing.includes(one),
      };
    });
};

const journalOf = async (tx: Tx, documentId: string) =>
  (
    await tx.query<{ id: string; number: number; on_day: string; kind: string; memo: string; total: string }>(
      `select e.id, e.number, e.on_day, e.kind, e.memo,
         (select coalesce(sum(l.amount) filter (where l.amount > 0), 0) from journal_line l
          where l.business_id = e.business_id and l.entry_id = e.id) as total
       from journal_entry e where e.business_id = $1 and (e.document_id = $2 or e.id in (
         select l.entry_id from journal_line l join journal_entry o on o.business_id = l.business_id and o.id = l.entry_id
         join settlement s on s.business_id = l.business_id and s.entry_id = o.id
         join open_item i on i.business_id = s.business_id and i.id = s.item_id
         where s.business_id = $1 and i.document_id = $2 and o.document_id is null))
       order by e.number`,
      [tx.business.id, documentId],
    )
  ).map(({ on_day: onDay, total, ...row }) => ({ ...row, onDay, total: decimal(total) }));

/** Unspent credit of a customer in a currency. */
export const creditOf = async (tx: Tx, contactId: string | null, currency: string): Promise<Decimal> => {
  if (!contactId) return zero;
  const [row] = await tx.query<{ open: string }>(
    `select coalesce(sum(open), 0) as open from open_item
     where business_id = $1 and side = 'credit' and contact_id = $2 and currency = $3`,
    [tx.business.id, contactId, currency],
  );
  return decimal(row!.open);
};

/** An invoice as its screen shows it: the document, what settled it, what happened, what hangs on it. */
export const viewInvoice = async (tx: Tx, id: string) => {
  const document: Document = await asWorn(tx, (await findDocuments(tx, 'invoice', [id]))[0]!);
  const payments = await paymentsOf(tx, id);
  return {
    document,
    payments,
    paid: sum(payments.filter((one) => one.live && one.kind !== 'write-off').map((one) => one.amount)),
    owed: document.number ? minus(document.total, document.settled) : document.total,
    createdAt: await createdAt(tx, id),
    pictures: await picturesOfPaper(tx, document),
    delivery: (await deliveryOf(tx, id)).status,
    session: await latestSession(tx, id),
    /** Counted goods left with it and have not come back. */
    goodsLeft: standingMoves(await movesOf(tx, id)).length > 0,
    credit: await creditOf(tx, document.contactId, document.currency),
    customerDeleted: await isPutAway(tx, document.contactId),
    standing: standingOf(document),
    history: await historyOf(tx, id),
    journal: await journalOf(tx, id),
  };
};
export type InvoiceView = Awaited<ReturnType<typeof viewInvoice>>;
