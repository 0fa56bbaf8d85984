import { businessColumns } from './business-by-id.ts';
import type { Database } from './database.ts';
import { hashOf } from './identity.ts';
import { column } from './row.ts';
import { newToken } from './secrets.ts';
import { type Business, type BusinessTx, preparedOn } from './tx.ts';

/** Makes a link's token of a document; only its hash stays here. */
export const addShare = async (tx: BusinessTx, documentId: string): Promise<string> => {
  const token = newToken();
  await tx.query(
    'insert into share (business_id, document_id, token_hash, created_at) values ($1, $2, $3, $4)',
    [tx.business.id, documentId, hashOf(token), tx.now],
  );
  return token;
};

/** Ends a document's links; answers how many lived. */
export const revokeShares = async (tx: BusinessTx, documentId: string): Promise<number> => {
  const ended = await tx.query(
    `update share set revoked_at = $3 where business_id = $1 and document_id = $2 and revoked_at is null
     returning document_id`,
    [tx.business.id, documentId, tx.now],
  );
  return ended.length;
};

/** The business of a document that a live link opens; null for a wrong, revoked or foreign one, without telling which. */
export const openLink = async (
  database: Database,
  link: { businessId: string; documentId: string; token: string },
): Promise<Business | null> => {
  const [row] = await preparedOn(database.app)(businessColumns, 'select * from open_link($1, $2, $3)', [
    link.businessId,
    link.documentId,
    hashOf(link.token),
  ]);
  return row ?? null;
};

/** How many links of a document live. */
export const countShares = async (tx: BusinessTx, documentId: string): Promise<number> => {
  const [row] = await tx.query(
    { n: column.int },
    'select count(*)::int as n from share where business_id = $1 and document_id = $2 and revoked_at is null',
    [tx.business.id, documentId],
  );
  return row!.n;
};
