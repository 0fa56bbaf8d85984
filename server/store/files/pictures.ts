import { createHash } from 'node:crypto';
import { newId } from '../database/new-id.ts';
import { column } from '../database/row.ts';
import type { BusinessTx, Tx } from '../database/tx.ts';

const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The id of a picture that is kept, by what it holds; null for one that is not. What people attached may go, and is none. */
export const findPicture = async (tx: Tx, bytes: Buffer): Promise<string | null> => {
  const [known] = await tx.query(
    { id: column.id },
    `select id from file where business_id = $1 and sha256 = $2 and mime like 'image/%' and uploaded_at is null limit 1`,
    [tx.business.id, hashOf(bytes)],
  );
  return known?.id ?? null;
};

/** Keeps a picture, once for what it holds, and answers its id. It is never removed: documents refer to it. */
export const keepPicture = async (
  tx: Tx,
  { mime, bytes }: { mime: string; bytes: Buffer },
): Promise<string> => {
  const known = await findPicture(tx, bytes);
  if (known) return known;
  const id = newId();
  await tx.query(
    'insert into file (business_id, id, sha256, name, mime, bytes) values ($1, $2, $3, $4, $5, $6)',
    [tx.business.id, id, hashOf(bytes), 'picture', mime, bytes],
  );
  return id;
};

/** Pictures by their ids, each as a `data:` address; what is no picture's id is left out. */
export const picturesOf = async (
  tx: BusinessTx,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await tx.query(
    { id: column.id, mime: column.text, bytes: column.bytes },
    `select id, mime, bytes from file where business_id = $1 and id = any($2) and mime like 'image/%'`,
    [tx.business.id, wanted],
  );
  return new Map(rows.map(({ id, mime, bytes }) => [id, `data:${mime};base64,${bytes.toString('base64')}`]));
};
