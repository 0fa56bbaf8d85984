import type { Asked } from '../../api/client/command.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import { documentList as words } from '../../domain/words/documents.ts';
import { counted } from './counted.ts';
import { type BulkCommand, bulkOf } from './use-bulk.ts';

type OnMany = (context: Asked, ids: string[]) => Promise<BulkAnswer>;

interface DeletedAndRestored<Row> {
  kind: DocumentKind;
  remove: OnMany;
  restore: OnMany;
  /** Whether the kind's chart has the act for a row. */
  able: (row: Row, act: 'delete' | 'restore') => boolean;
}

/** What is done with picked rows of a kind that posts nothing: deleted, which can be taken back, and restored. */
export const deleteBulk =
  <Row extends { id: string }>({ kind, remove, restore, able }: DeletedAndRestored<Row>) =>
  (businessId: string, onDeleted: () => void): BulkCommand<Row>[] => {
    const [subtype] = kindSpec(kind).types;
    const countedOf = (rows: readonly Row[]) => counted(rows.map(() => ({ subtype: subtype! })));
    const runRestore = bulkOf<Row>(kind, businessId, 'restore', restore);
    return [
      {
        label: words.deleteThem,
        able: (row) => able(row, 'delete'),
        run: bulkOf<Row>(kind, businessId, 'delete', remove),
        leaves: () => true,
        summaryOf: (rows) => words.severalDeleted({ documents: countedOf(rows) }),
        undo: runRestore,
        onDone: onDeleted,
      },
      {
        label: words.restore,
        able: (row) => able(row, 'restore'),
        run: runRestore,
        leaves: () => true,
        summaryOf: (rows) => words.severalRestored({ documents: countedOf(rows) }),
      },
    ];
  };
