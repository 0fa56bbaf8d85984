import type { StatementRow } from '../../src/domain/customer/statement.ts';
import { type Decimal, decimal } from '../../src/domain/money.ts';
import { notCancelled } from './items.ts';
import type { BusinessTx } from './tx.ts';

/** A customer's claims, page by page, and what all of them come to. Amounts are in home currency but for those of a foreign document. */
export interface Statement {
  rows: StatementRow[];
  total: number;
  page: number;
  /** What was asked for altogether, and what of it is still owed; at home. */
  claimed: Decimal;
  due: Decimal;
  /** What they have to their credit, not taken off what is due; at home. */
  credit: Decimal;
}

interface ItemRow {
  document_id: string | null;
  subtype: string | null;
  number: string | null;
  on_day: string;
  due_on: string;
  currency: string;
  amount: string;
  open: string;
  home_amount: string;
  home_open: string;
}

/** A row without a document is what the customer owed when the books began, or was booked by hand. */
const rowOf = (row: ItemRow): StatementRow => ({
  documentId: row.document_id,
  type: row.subtype === 'receipt' ? 'receipt' : row.document_id ? 'invoice' : 'opening',
  number: row.number,
  issuedOn: row.on_day,
  dueOn: row.due_on,
  currency: row.currency,
  amount: decimal(row.amount),
  due: decimal(row.open),
  homeAmount: decimal(row.home_amount),
  homeDue: decimal(row.home_open),
});

/** The last due first. The page comes from an index, the foot from the totals kept beside the rows. */
const page = `select i.document_id, d.subtype, d.number, i.on_day, i.due_on, i.currency, i.amount, i.open, i.home_amount, i.home_open
  from open_item i left join document d on d.business_id = i.business_id and d.id = i.document_id
  where i.business_id = $1 and i.side = 'receivable' and i.contact_id = $2 and ${notCancelled}
  order by i.due_on desc, i.id desc limit $3 offset $4`;

/** A customer's statement; a page beyond the last is the last. */
export const statementOf = async (
  tx: BusinessTx,
  contactId: string,
  asked: { page: number; limit: number },
): Promise<Statement> => {
  const totals = await tx.query<{ side: string; items: number; claimed: string; open: string }>(
    `select side, items, claimed, open from contact_total
     where business_id = $1 and contact_id = $2 and side in ('receivable', 'credit')`,
    [tx.business.id, contactId],
  );
  const owed = totals.find(({ side }) => side === 'receivable');
  const total = owed?.items ?? 0;
  const shown = Math.min(asked.page, Math.max(1, Math.ceil(total / asked.limit)));
  const rows = await tx.query<ItemRow>(page, [
    tx.business.id,
    contactId,
    asked.limit,
    (shown - 1) * asked.limit,
  ]);
  return {
    rows: rows.map(rowOf),
    total,
    page: shown,
    claimed: decimal(owed?.claimed ?? '0'),
    due: decimal(owed?.open ?? '0'),
    credit: decimal(totals.find(({ side }) => side === 'credit')?.open ?? '0'),
  };
};
