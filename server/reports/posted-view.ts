import { permits } from '../../src/domain/access/permissions.ts';
import { standardAccounts } from '../../src/domain/books/accounts.ts';
import { type Side, sideOf } from '../../src/domain/books/side.ts';
import { liveMoves, type StockMove } from '../../src/domain/books/stock.ts';
import type { Day } from '../../src/domain/day.ts';
import { leftToCredit } from '../../src/domain/documents/credit-note.ts';
import { shippingLeft } from '../../src/domain/documents/credited-shipping.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import { owedAtHome, owedOn } from '../../src/domain/documents/owed.ts';
import { type Decimal, sum, zero } from '../../src/domain/money.ts';
import { isBeforeOpening } from '../../src/domain/posted/before-opening.ts';
import { standingOf } from '../../src/domain/posted/book.ts';
import { accountNames } from '../store/books/accounts.ts';
import { isContactDeleted } from '../store/contacts/contacts.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { asApplied } from '../store/documents/applied.ts';
import { isCancellation, type KeptCreditNote, notesOf } from '../store/documents/credit-notes.ts';
import { findDocuments, numberedDocument } from '../store/documents/documents.ts';
import { materialOfPaper } from '../store/documents/paper-material.ts';
import { attachedTo } from '../store/files/attachments.ts';
import { movesOf, openingDaysOf } from '../store/stock/stock.ts';
import { createdAt, historyOf } from './document-history.ts';
import { lastPaymentMode } from './last-payment-mode.ts';
import { paymentViews } from './payment-views.ts';

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

/** What a contact paid or was paid beyond what was owed on a side, in a currency. */
export const creditOf = async (
  tx: Tx,
  side: Side,
  contactId: string | null,
  currency: string,
): Promise<Decimal> => {
  if (!contactId) return zero;
  const [row] = await tx.query(
    { open: column.exact },
    `select coalesce(sum(open), 0) as open from open_item
     where business_id = $1 and side = '${side.surplus}' and contact_id = $2 and currency = $3`,
    [tx.business.id, contactId, currency],
  );
  return row!.open;
};

/** What is told of a document by its id alone: sent along with it, in one trip. */
const relatedTo = (tx: Tx, kind: DocumentKind, id: string) =>
  Promise.all([
    findDocuments(tx, kind, [id]),
    paymentViews(tx, { documentId: id }),
    createdAt(tx, id),
    movesOf(tx, id),
    historyOf(tx, id),
    journalOf(tx, id),
    notesOf(tx, id),
    attachedTo(tx, kind, id),
  ]);

/** What is told of whoever a document is for or from, of what it was made from, and what is drawn on its paper. */
const namedBy = (tx: Tx, side: Side, document: Document) =>
  Promise.all([
    materialOfPaper(tx, document),
    creditOf(tx, side, document.contactId, document.currency),
    lastPaymentMode(tx, side, document.contactId),
    document.sourceId ? numberedDocument(tx, document.sourceId) : null,
    isContactDeleted(tx, document),
    openingDaysOn(tx, document),
    lineAccounts(tx, document),
  ]);

/** What of each line can still be given back, and whether counted goods moved with it. */
const creditableOf = (
  document: Document,
  notes: readonly KeptCreditNote[],
  moves: readonly StockMove[],
  openingDays: ReadonlyMap<string, Day>,
) => {
  const live = liveMoves(moves);
  const left = leftToCredit(
    document,
    notes.filter(({ undone }) => !undone),
  );
  return document.lines.map(({ id: lineId, productId }, index) => {
    const { quantity, amount, tax, priceIncludesTax } = left[index]!;
    const openedOn = (productId && openingDays.get(productId)) || null;
    const has = (all: readonly StockMove[]) => all.some((move) => move.documentLineId === lineId);
    return {
      lineId,
      quantity,
      amount,
      tax,
      ...(priceIncludesTax && { priceIncludesTax }),
      goods: has(live),
      openedOn: isBeforeOpening(document, { openedOn }) && !has(moves) ? openedOn : null,
    };
  });
};

/** The days of the opening stocks that a document may be older than: one from a file alone. */
const openingDaysOn = async (tx: Tx, { channel, lines }: Document): Promise<ReadonlyMap<string, Day>> =>
  channel === 'import'
    ? openingDaysOf(
        tx,
        lines.flatMap(({ productId }) => productId ?? []),
      )
    : new Map();

/** What the accounts are called that lines of what is bought without an item are booked on, by line. */
const lineAccounts = async (tx: Tx, { kind, lines }: Document): Promise<ReadonlyMap<string, string>> => {
  if (kindSpec(kind).contactRole !== 'vendor') return new Map();
  const numbers = lines.flatMap(({ id, productId, accountId }) =>
    productId === null ? [[id, accountId ?? standardAccounts.supplies] as const] : [],
  );
  const names = await accountNames(
    tx,
    numbers.map(([, account]) => account),
  );
  return new Map(numbers.map(([id, account]) => [id, names.get(account) ?? String(account)]));
};

/** A document of a kind that is posted as its screen shows it: the document, what settled it, what happened, what is related to it. */
export const viewPosted = async (tx: Tx, kind: DocumentKind, id: string) => {
  const side = sideOf(kindSpec(kind).side);
  const [[found], payments, created, moves, history, journal, notes, attachments] = await relatedTo(
    tx,
    kind,
    id,
  );
  const document = await asApplied(tx, found!);
  const [material, credit, mode, madeFrom, contactDeleted, openingDays, accounts] = await namedBy(
    tx,
    side,
    document,
  );
  const creditNotes = notes.filter((note) => !isCancellation(note));
  const paid = payments.filter((one) => one.live && one.kind !== 'write-off' && one.kind !== 'credit-note');
  return {
    document,
    payments,
    paid: sum(paid.map((one) => one.amount)),
    paidAtHome: sum(paid.map((one) => one.homeAmount)),
    owed: owedOn(document),
    owedAtHome: owedAtHome(document),
    createdAt: created,
    material,
    /** Counted goods moved with it and have not gone the other way. */
    goodsLeft: liveMoves(moves).length > 0,
    credit,
    lastPaymentMode: mode,
    madeFrom,
    contactDeleted,
    standing: standingOf(document),
    history,
    // The journal is among the reports, and what was sold stands there with what it cost.
    journal: permits(tx.user.role, 'reports') ? journal : [],
    creditNotes,
    /** The cancellations it had, the one that stands last. */
    cancellations: notes.filter(isCancellation),
    creditable: creditableOf(document, creditNotes, moves, openingDays),
    creditableShipping: shippingLeft(
      document,
      creditNotes.filter(({ undone }) => !undone),
    ),
    attachments,
    /** Of lines without an item that are bought: what their account is called, by line. */
    lineAccounts: accounts,
  };
};
export type PostedView = Awaited<ReturnType<typeof viewPosted>>;
