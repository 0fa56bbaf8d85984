import { payable } from '../../src/domain/books/side.ts';
import type { DocumentType } from '../../src/domain/documents/kind.ts';
import { orderFacts } from '../../src/domain/order/facts.ts';
import { advancesOf } from '../store/books/advances.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { madeFromLines, priceDifferences } from '../store/documents/made-from.ts';
import { creditedShape } from '../store/rows/document-json.ts';
import { viewNonPosting } from './document-view.ts';
import { lastPaymentMode } from './last-payment-mode.ts';
import { advanceViews } from './payment-views.ts';

/** A purchase order as its screen shows it: what it holds, what is billed of each line, the bills themselves. */
export const viewOrder = async (tx: Tx, id: string) => {
  const [{ document, material, contactDeleted, history, attachments }, bills, differences, made] =
    await Promise.all([
      viewNonPosting(tx, 'order', id),
      madeFromLines(tx, id),
      priceDifferences(tx, id),
      tx.query(
        {
          id: column.id,
          subtype: column.text.as<DocumentType>(),
          number: column.text.orNull,
          status: column.text,
          total: column.exact,
          settled: column.exact,
          writtenOff: column.exact,
          credited: column.json.shaped(creditedShape),
        },
        `select id, subtype, number, status, total, settled, written_off, credited from document
         where business_id = $1 and source_id = $2 order by id`,
        [tx.business.id, id],
      ),
    ]);
  const advances = await advancesOf(tx, id);
  const [payments, lastMode] = await Promise.all([
    advanceViews(tx, advances.items),
    lastPaymentMode(tx, payable, document.contactId),
  ]);
  const standing = {
    status: document.status,
    facts: orderFacts({ ...document, lineCount: document.lines.length }, bills, advances),
  };
  return {
    document,
    material,
    contactDeleted,
    history,
    attachments,
    bills,
    differences,
    made,
    payments,
    lastMode,
    standing,
  };
};
export type OrderView = Awaited<ReturnType<typeof viewOrder>>;
