import { otherSubjects } from '../../../src/domain/attachment/subjects.ts';
import type { Attachment, AttachmentType } from '../../../src/domain/documents/attachment.ts';
import type { DocumentKind } from '../../../src/domain/documents/kind.ts';
import { kindSpec } from '../../../src/domain/documents/kinds.ts';
import { textsShape } from '../database/json-shape.ts';
import { column } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';
import { keepFile, type StoredFile } from './files.ts';

const columns = {
  id: column.id,
  name: column.text,
  type: column.text.as<AttachmentType>().called('mime'),
  size: column.int,
};

/** A document, an expense or a journal entry that a file is attached to, or may be. */
export interface Subject {
  kind: string;
  id: string;
}

/** Keeps a file somebody brought; it is attached to nothing yet. */
export const keepUpload = async (
  tx: Tx,
  file: StoredFile & { mime: AttachmentType },
): Promise<Attachment> => {
  const id = await keepFile(tx, file);
  await tx.query(
    'update file set uploaded_by = $3, uploaded_at = $4, size = $5 where business_id = $1 and id = $2',
    [tx.business.id, id, tx.user.id, tx.now, file.bytes.length],
  );
  return { id, name: file.name, type: file.mime, size: file.bytes.length };
};

/** What is attached to a document or an expense, in its order. */
export const attachmentsOf = (tx: BusinessTx, subjectId: string): Promise<Attachment[]> =>
  tx.query(
    columns,
    `select f.id, f.name, f.mime, f.size from attachment a join file f on f.business_id = a.business_id and f.id = a.file_id
     where a.business_id = $1 and a.subject_id = $2 and f.uploaded_at is not null order by a.place, f.id`,
    [tx.business.id, subjectId],
  );

/** What is attached to a document and went along with a mail of it: whoever has its link may have it too. What was taken off since is out. */
export const sentAlong = (tx: BusinessTx, documentId: string): Promise<Attachment[]> =>
  tx.query(
    columns,
    `select f.id, f.name, f.mime, f.size from attachment a join file f on f.business_id = a.business_id and f.id = a.file_id
     where a.business_id = $1 and a.subject_id = $2 and f.uploaded_at is not null and exists (
       select 1 from attachment along join message m on m.business_id = along.business_id and m.id = along.subject_id
       where along.business_id = $1 and along.file_id = a.file_id and along.role = 'mailed'
         and m.document_id = $2 and m.credit_note_id is null)
     order by a.place, f.id`,
    [tx.business.id, documentId],
  );

/** What the files of several records are called, by the record. */
export const namesOfAttached = async (
  tx: BusinessTx,
  subjectIds: readonly string[],
): Promise<Map<string, string[]>> => {
  const rows = await tx.query(
    { id: column.id, names: column.json.shaped(textsShape) },
    `select a.subject_id as id, json_agg(f.name order by a.place, f.id) as names
     from attachment a join file f on f.business_id = a.business_id and f.id = a.file_id
     where a.business_id = $1 and a.subject_id = any($2) group by 1`,
    [tx.business.id, [...subjectIds]],
  );
  return new Map(rows.map(({ id, names }) => [id, names]));
};

/** What is attached to a document; nothing is asked for one of a kind that takes no files. */
export const attachedTo = async (tx: BusinessTx, kind: DocumentKind, id: string): Promise<Attachment[]> =>
  kindSpec(kind).attaches ? attachmentsOf(tx, id) : [];

const others = Object.entries(otherSubjects);
const heldBy = (id: string) => `where business_id = $1 and ${id} = $2 for no key update`;
const otherwise = others.map(
  ([kind, { table, id }]) => `union all select * from (select '${kind}' from ${table} ${heldBy(id)}) other`,
);
const otherwiseOf = others.map(
  ([kind, { table, id }]) =>
    `union all select '${kind}' from ${table} o where o.business_id = a.business_id and o.${id} = a.subject_id and o.status <> 'Deleted'`,
);

/**
 * Holds a record against others who write to it until the transaction ends, and says of what kind it is. Which files it has is read by a
 * later statement, which sees what was committed while this one waited.
 *
 * @throws Missing for one that takes no files
 */
export const holdSubject = async (tx: BusinessTx, id: string): Promise<Subject> => {
  const [row] = await tx.query(
    { kind: column.text },
    `select * from (select kind from document ${heldBy('id')}) document ${otherwise.join(' ')}`,
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return { kind: row.kind, id };
};

/** Everything a file is attached to that isn't deleted. */
export const subjectsOf = (tx: BusinessTx, fileId: string): Promise<Subject[]> =>
  tx.query(
    { kind: column.text, id: column.id },
    `select s.kind, a.subject_id as id from attachment a
     cross join lateral (
       select d.kind from document d where d.business_id = a.business_id and d.id = a.subject_id and d.status <> 'Deleted'
       ${otherwiseOf.join(' ')}
     ) s where a.business_id = $1 and a.file_id = $2`,
    [tx.business.id, fileId],
  );

/**
 * Holds those of these files that people brought, so that no clearing takes them before they are attached, and says who
 * brought each.
 */
export const holdUploads = async (tx: BusinessTx, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await tx.query(
    { id: column.id, by: column.id.called('uploaded_by') },
    `select id, uploaded_by from file where business_id = $1 and id = any($2) and uploaded_at is not null
     order by id for share`,
    [tx.business.id, [...ids]],
  );
  return new Map(rows.map(({ id, by }) => [id, by]));
};

/** Whether a file is attached to anything at all, deleted or not, or went along with a mail. */
export const isAttached = async (tx: BusinessTx, fileId: string): Promise<boolean> =>
  (
    await tx.query('select 1 from attachment where business_id = $1 and file_id = $2 limit 1', [
      tx.business.id,
      fileId,
    ])
  ).length > 0;

/** Deletes those of these files that nothing has any more. */
const dropFiles = async (tx: BusinessTx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  // Held before it is looked: who attaches one elsewhere meanwhile is waited for.
  await tx.query('select 1 from file where business_id = $1 and id = any($2) order by id for update', [
    tx.business.id,
    [...ids],
  ]);
  await tx.query(
    `delete from file f where f.business_id = $1 and f.id = any($2)
     and not exists (select 1 from attachment a where a.business_id = f.business_id and a.file_id = f.id)`,
    [tx.business.id, [...ids]],
  );
};

/** Attaches these files to a subject, in this order, in place of those that are there. One taken off goes with its bytes, unless something else has it. */
export const setAttachments = async (
  tx: BusinessTx,
  subjectId: string,
  ids: readonly string[],
): Promise<void> => {
  const gone = await tx.query(
    { id: column.id.called('file_id') },
    'delete from attachment where business_id = $1 and subject_id = $2 and file_id <> all($3) returning file_id',
    [tx.business.id, subjectId, [...ids]],
  );
  await tx.query(
    `insert into attachment (business_id, subject_id, file_id, role, place)
     select $1, $2, id, 'attached', place from unnest($3::uuid[]) with ordinality as named (id, place)
     on conflict (business_id, subject_id, file_id) do update set place = excluded.place`,
    [tx.business.id, subjectId, [...ids]],
  );
  await dropFiles(
    tx,
    gone.map(({ id }) => id),
  );
};

/**
 * Keeps files with a message that takes them along, in this order. It is no subject: nobody opens a file through it, and none is
 * cleared away while it is there.
 */
export const takeAlong = async (tx: BusinessTx, messageId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.query(
    `insert into attachment (business_id, subject_id, file_id, role, place)
     select $1, $2, id, 'mailed', place from unnest($3::uuid[]) with ordinality as named (id, place)`,
    [tx.business.id, messageId, [...ids]],
  );
};

/** Attaches what is attached to one subject to another too; the files are the same. */
export const copyAttachments = async (tx: BusinessTx, fromId: string, toId: string): Promise<void> => {
  await tx.query(
    `insert into attachment (business_id, subject_id, file_id, role, place)
       select business_id, $3, file_id, role, place from attachment where business_id = $1 and subject_id = $2
       on conflict do nothing`,
    [tx.business.id, fromId, toId],
  );
};
