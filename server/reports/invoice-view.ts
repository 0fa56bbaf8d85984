import { receivable } from '../../src/domain/books/side.ts';
import { standingMoves } from '../../src/domain/books/stock.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { owedAtHome, owedOn } from '../../src/domain/documents/owed.ts';
import { type Decimal, sum, zero } from '../../src/domain/money.ts';
import { standingOf } from '../../src/domain/posted/book.ts';
import { isContactDeleted } from '../store/contacts.ts';
import { deliveryOf } from '../store/delivery.ts';
import { findDocuments, numberedDocument } from '../store/documents.ts';
import { latestSession } from '../store/payment-sessions.ts';
import { picturesOfPaper } from '../store/pictures.ts';
import { column } from '../store/row.ts';
import { movesOf } from '../store/stock.ts';
import { asApplied } from '../store/templates.ts';
import type { Tx } from '../store/tx.ts';
import { createdAt, historyOf } from './document-history.ts';
import { lastPaymentMode } from './last-payment-mode.ts';
import { shownPayments } from './shown-payments.ts';

const journalOf = async (tx: Tx, documentId: string) =>
  (
    await tx.query(
      {
        id: column.id,
        number: column.int,
        onDay: column.day,
        kind: column.text,
        memo: column.text,
        total: column.exact,
      },
      `select e.id, e.number, e.on_day, e.kind, e.memo,
         (select coalesce(sum(l.amount) filter (where l.amount > 0), 0) from journal_line l
          where l.business_id = e.business_id and l.entry_id = e.id) as total
       from journal_entry e where e.business_id = $1 and e.id in (
         select id from journal_entry where business_id = $1 and document_id = $2
         union
         select o.id from open_item i
         join settlement s on s.business_id = i.business_id and s.item_id = i.id
         join journal_entry o on o.business_id = s.business_id and o.id = s.entry_id and o.document_id is null
         where i.business_id = $1 and i.document_id = $2)
       order by e.number`,
      [tx.business.id, documentId],
    )
  ).map(({ onDay, total, ...row }) => ({ ...row, onDay, total }));

/** Unspent credit of a customer in a currency. */
export const creditOf = async (tx: Tx, contactId: string | null, currency: string): Promise<Decimal> => {
  if (!contactId) return zero;
  const [row] = await tx.query(
    { open: column.exact },
    `select coalesce(sum(open), 0) as open from open_item
     where business_id = $1 and side = '${receivable.surplus}' and contact_id = $2 and currency = $3`,
    [tx.business.id, contactId, currency],
  );
  return row!.open;
};

/** What is told of an invoice by its id alone: sent along with it, in one trip. */
const hangingOn = (tx: Tx, id: string) =>
  Promise.all([
    findDocuments(tx, 'invoice', [id]),
    shownPayments(tx, { documentId: id }),
    createdAt(tx, id),
    deliveryOf(tx, id),
    latestSession(tx, id),
    movesOf(tx, id),
    historyOf(tx, id),
    journalOf(tx, id),
  ]);

/** What is told of whoever an invoice is for, of what it was made from, and what is drawn on its paper. */
const namedBy = (tx: Tx, document: Document) =>
  Promise.all([
    picturesOfPaper(tx, document),
    creditOf(tx, document.contactId, document.currency),
    lastPaymentMode(tx, receivable, document.contactId),
    document.sourceId ? numberedDocument(tx, document.sourceId) : null,
    isContactDeleted(tx, document),
  ]);

/** An invoice as its screen shows it: the document, what settled it, what happened, what is related to it. */
export const viewInvoice = async (tx: Tx, id: string) => {
  const [[found], payments, created, delivery, session, moves, history, journal] = await hangingOn(tx, id);
  const document = await asApplied(tx, found!);
  const [pictures, credit, mode, madeFrom, customerDeleted] = await namedBy(tx, document);
  const paid = payments.filter((one) => one.live && one.kind !== 'write-off');
  return {
    document,
    payments,
    paid: sum(paid.map((one) => one.amount)),
    paidAtHome: sum(paid.map((one) => one.homeAmount)),
    owed: owedOn(document),
    owedAtHome: owedAtHome(document),
    createdAt: created,
    pictures,
    delivery: delivery.status,
    session,
    /** Counted goods left with it and have not come back. */
    goodsLeft: standingMoves(moves).length > 0,
    credit,
    lastPaymentMode: mode,
    madeFrom,
    customerDeleted,
    standing: standingOf(document),
    history,
    journal,
  };
};
export type PostedView = Awaited<ReturnType<typeof viewInvoice>>;
