import type { Document } from '../../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../../src/domain/documents/kind.ts';
import { column } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';
import { documentLineOf, headerOf, lineColumns, numberedColumns } from '../rows/document.ts';

const select = 'select * from document where business_id = $1 and kind = $2 and id = any($3) order by id';
const selectLines =
  'select * from document_line where business_id = $1 and document_id = any($2) order by document_id, n';

const load = async (
  tx: BusinessTx,
  kind: DocumentKind,
  ids: readonly string[],
  lock: string,
): Promise<Document[]> => {
  const wanted = [...new Set(ids)];
  const [rows, lines] = await Promise.all([
    tx.query(numberedColumns, `${select}${lock}`, [tx.business.id, kind, wanted]),
    tx.query(lineColumns, selectLines, [tx.business.id, wanted]),
  ]);
  if (rows.length < wanted.length) throw new Missing();
  return rows.map((row) => ({
    lines: lines.filter((line) => line.documentId === row.id).map(documentLineOf),
    ...headerOf(row),
  }));
};

/** Documents with their lines, in order of their ids. Throws `Missing` when one is not there. */
export const findDocuments = (
  tx: BusinessTx,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<Document[]> => load(tx, kind, ids, '');

/** The same, held against other writers until the transaction ends. */
export const lockDocuments = (
  tx: BusinessTx,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<Document[]> => load(tx, kind, ids, ' for no key update');

/** One document alone, held against other writers. Throws `Missing`. */
export const lockDocument = async (tx: Tx, kind: DocumentKind, id: string): Promise<Document> =>
  (await lockDocuments(tx, kind, [id]))[0]!;

/** The document that was made from another and still lives; null when there is none. */
export const madeFrom = async (
  tx: Tx,
  sourceId: string,
): Promise<{ id: string; subtype: string; number: string | null } | null> => {
  const [row] = await tx.query(
    { id: column.id, subtype: column.text, number: column.text.orNull },
    `select id, subtype, number from document where business_id = $1 and source_id = $2 and status <> 'Deleted'
     order by id desc limit 1`,
    [tx.business.id, sourceId],
  );
  return row ?? null;
};

/** What a document is called; it has a number. Throws `Missing`. */
export const numberedDocument = async (tx: Tx, id: string): Promise<{ id: string; number: string }> => {
  const [row] = await tx.query(
    { id: column.id, number: column.text },
    'select id, number from document where business_id = $1 and id = $2 and number is not null',
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return row;
};

/** The id a number stands for; a document's screens are reached by either. Throws `Missing`. */
export const idOfNumber = async (tx: Tx, kind: DocumentKind, number: string): Promise<string> => {
  const [row] = await tx.query(
    { id: column.id },
    'select id from document where business_id = $1 and kind = $2 and number = $3 and undone_at is null',
    [tx.business.id, kind, number],
  );
  if (!row) throw new Missing();
  return row.id;
};

/** What a document is. Throws `Missing`. */
export const kindOf = async (tx: BusinessTx, id: string): Promise<DocumentKind> => {
  const [row] = await tx.query(
    { kind: column.text.as<DocumentKind>() },
    'select kind from document where business_id = $1 and id = $2',
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return row.kind;
};

/** The number the next document of a series would get; a preview, for the series gives it only at saving. */
export const nextNumber = async (tx: Tx, series: string): Promise<string> => {
  const [row] = await tx.query(
    { prefix: column.text, pad: column.small, next: column.int },
    'select prefix, pad, next from series where business_id = $1 and kind = $2',
    [tx.business.id, series],
  );
  if (!row) throw new Missing();
  return `${row.prefix}${String(row.next).padStart(row.pad, '0')}`;
};
