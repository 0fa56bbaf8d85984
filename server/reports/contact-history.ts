import { paymentModes } from '../../src/domain/books/payment-mode.ts';
import type { Side } from '../../src/domain/books/side.ts';
import { kindSpec, kindsPostedOn } from '../../src/domain/documents/kinds.ts';
import { type Decimal, minus } from '../../src/domain/money.ts';
import type { SideName } from '../../src/domain/values/side-names.ts';
import { settledBy } from '../../src/domain/words/posted.ts';
import { futureDatedOf } from '../store/contacts/future-dated.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import type { ListedDocument } from '../store/documents/narrowed-documents.ts';
import { openHere, overdueHere, owedHere, postedOn } from '../store/rows/statuses.ts';
import { listDocuments } from './document-list.ts';

/** What one contact has done so far on a side, at home; what is future-dated is yet to come. */
export interface ContactFigures {
  invoices: number;
  invoiced: Decimal;
  paid: Decimal;
  outstanding: Decimal;
  overdue: Decimal;
  credit: Decimal;
  firstOn: string | null;
  lastOn: string | null;
}

/** What settled a part of an invoice, and on which day. */
export interface SettlementView {
  onDay: string;
  amount: Decimal;
  how: string;
}

export interface ContactHistory {
  figures: ContactFigures;
  rows: { document: ListedDocument; settlements: SettlementView[] }[];
  total: number;
  page: number;
}

/** What one contact came to so far, archived or not. */
export const figuresOf = async (tx: Tx, side: Side, contactId: string): Promise<ContactFigures> => {
  const values = [tx.business.id, contactId];
  const [totals, [late], [days], futureDated] = await Promise.all([
    tx.query(
      {
        side: column.text,
        items: column.int,
        claimed: column.exact,
        settled: column.exact,
        open: column.exact,
      },
      `select side, items, claimed, settled, open from contact_total where business_id = $1 and contact_id = $2`,
      values,
    ),
    tx.query(
      { overdue: column.exact },
      `select coalesce(sum(${openHere('open_item')}), 0) as overdue from open_item
       where business_id = $1 and side = $4 and contact_id = $2 and ${overdueHere('open_item', '$3')}`,
      [...values, tx.today, side.owed],
    ),
    tx.query(
      { first: column.day.orNull, last: column.day.orNull },
      `select min(issued_on) as first, max(issued_on) as last from document
       where business_id = $1 and contact_id = $2 and ${postedOn(side)} and number is not null`,
      values,
    ),
    futureDatedOf(tx, side, contactId),
  ]);
  const owed = totals.find((one) => one.side === side.owed);
  return {
    invoices: (owed?.items ?? 0) - futureDated.items,
    invoiced: minus(owed?.claimed ?? '0', futureDated.claimed),
    paid: owed?.settled ?? '0',
    outstanding: minus(owed?.open ?? '0', futureDated.open),
    overdue: late!.overdue,
    credit: totals.find((one) => one.side === side.surplus)?.open ?? '0',
    firstOn: days!.first,
    lastOn: days!.last,
  };
};

const standing = `not exists (select 1 from settlement r where r.business_id = s.business_id and r.reverses = s.id)`;

/** What still settles each of some documents, by document, the oldest first. */
const settlementsOn = async (tx: Tx, documentIds: string[]): Promise<Map<string, SettlementView[]>> => {
  const rows = await tx.query(
    {
      documentId: column.id,
      onDay: column.day,
      amount: column.exact,
      kind: column.text,
      side: column.text.as<SideName>(),
      mode: column.small.as<keyof typeof paymentModes>().orNull,
    },
    `select i.document_id, s.on_day, s.amount, s.kind, i.side, p.mode from open_item i
     join settlement s on s.business_id = i.business_id and s.item_id = i.id
     left join payment p on p.business_id = s.business_id and p.id = s.payment_id
     where i.business_id = $1 and i.document_id = any($2) and i.side in (${owedHere}) and s.reverses is null
       and s.kind in ('payment', 'credit', 'credit-note', 'write-off') and ${standing} order by s.on_day, s.id`,
    [tx.business.id, documentIds],
  );
  const words: Record<string, string> = {
    credit: settledBy.credit,
    'write-off': settledBy.writeOff,
  };
  const by = new Map<string, SettlementView[]>();
  for (const { documentId, onDay, amount, kind, side, mode } of rows) {
    const one = {
      onDay,
      amount,
      how: mode
        ? paymentModes[mode]
        : (words[kind] ?? (kind === 'credit-note' ? settledBy.creditNotes[side] : settledBy.payment)),
    };
    by.set(documentId, [...(by.get(documentId) ?? []), one]);
  }
  return by;
};

/** What was issued on a side, cancelled since or not, a page of it; nothing where no kind is posted there. */
const issuedTo = async (
  tx: Tx,
  side: Side,
  customerId: string,
  query: { page: number; limit: number },
): ReturnType<typeof listDocuments> => {
  const [kind] = kindsPostedOn(side);
  if (!kind) return { rows: [], total: 0, page: 1 };
  const { billed, gone, deleted } = kindSpec(kind).statuses;
  return listDocuments(tx, {
    kind,
    statuses: [...billed, ...gone.filter((status) => !deleted.includes(status))],
    subtypes: [],
    locations: [],
    overdue: false,
    customerId,
    from: null,
    to: null,
    search: '',
    sort: 'issue_date',
    ascending: false,
    ...query,
  });
};

/** What was issued to or by a contact and what settled it, the newest first, with what all of it comes to. */
export const contactHistory = async (
  tx: Tx,
  side: Side,
  contactId: string,
  query: { page: number; limit: number },
): Promise<ContactHistory> => {
  const { rows, total, page } = await issuedTo(tx, side, contactId, query);
  const settlements = await settlementsOn(
    tx,
    rows.map(({ id }) => id),
  );
  return {
    figures: await figuresOf(tx, side, contactId),
    rows: rows.map((document) => ({ document, settlements: settlements.get(document.id) ?? [] })),
    total,
    page,
  };
};
