import type { DocumentKind } from '../../../src/domain/documents/kind.ts';
import type { DaysOpened } from '../../../src/domain/documents/sharing.ts';
import { businessColumns } from '../access/business-by-id.ts';
import { hashOf } from '../access/identity.ts';
import { newToken } from '../access/secrets.ts';
import type { Database } from '../database/database.ts';
import { column } from '../database/row.ts';
import { singleStatementsOn } from '../database/single-statements.ts';
import type { Business, BusinessTx } from '../database/tx.ts';

/** Makes a link's token of a document, or of a credit note on it; only its hash stays here. */
export const addShare = async (
  tx: BusinessTx,
  documentId: string,
  creditNoteId: string | null = null,
): Promise<string> => {
  const token = newToken();
  await tx.query(
    'insert into share (business_id, document_id, credit_note_id, token_hash, created_at) values ($1, $2, $3, $4, $5)',
    [tx.business.id, documentId, creditNoteId, hashOf(token), tx.now],
  );
  return token;
};

/**
 * The live link that stands on a document's paper: made again where there is one, so that there is one at a time. After it
 * was revoked the next paper has another. Only its hash stays here.
 *
 * @param tokenAt what can't be guessed and is the same each time for the same place
 * @param mayMake false where none is to come to be: a paper then has the one that lives, or none
 */
export const paperShare = async (
  tx: BusinessTx,
  documentId: string,
  tokenAt: (context: string) => string,
  mayMake: boolean,
): Promise<string | null> => {
  const [row] = await tx.query(
    { revoked: column.int, live: column.int },
    `select count(revoked_at)::int as revoked, (count(*) - count(revoked_at))::int as live from share
     where business_id = $1 and document_id = $2 and on_paper`,
    [tx.business.id, documentId],
  );
  if (row!.live === 0 && !mayMake) return null;
  const token = tokenAt(`paper:${tx.business.id}:${documentId}:${row!.revoked}`);
  await tx.query(
    `insert into share (business_id, document_id, token_hash, created_at, on_paper) values ($1, $2, $3, $4, true)
     on conflict do nothing`,
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

/** What a public link names: a document, or one credit note on it, which is another thing. */
export interface LinkNamed {
  businessId: string;
  documentId: string;
  creditNoteId: string | null;
  token: string;
}

/** The business and the kind of a document that a live link opens; null for a wrong, revoked or foreign one, without telling which. */
export const openLink = async (
  database: Database,
  link: LinkNamed,
): Promise<{ business: Business; kind: DocumentKind } | null> => {
  const [row] = await singleStatementsOn(database.app)(
    { ...businessColumns, documentKind: column.text.as<DocumentKind>() },
    'select * from open_link($1, $2, $3, $4)',
    [link.businessId, link.documentId, link.creditNoteId, hashOf(link.token)],
  );
  if (!row) return null;
  const { documentKind: kind, ...business } = row;
  return { business, kind };
};

/** Notes that somebody opened a link today. */
export const noteOpened = async (tx: BusinessTx, { documentId, token }: LinkNamed): Promise<void> => {
  await tx.query(
    `update share set opened_on = coalesce(opened_on, $4), last_opened_on = $4
     where business_id = $1 and document_id = $2 and token_hash = $3 and last_opened_on is distinct from $4`,
    [tx.business.id, documentId, hashOf(token), tx.today],
  );
};

/** The first and the last day on which a document's own links were opened; null where nobody opened one. */
export const daysOpened = async (tx: BusinessTx, documentId: string): Promise<DaysOpened | null> => {
  const [row] = await tx.query(
    { first: column.day.orNull, last: column.day.orNull },
    `select min(opened_on) as first, max(last_opened_on) as last from share
     where business_id = $1 and document_id = $2 and credit_note_id is null`,
    [tx.business.id, documentId],
  );
  return row?.first && row.last ? { first: row.first, last: row.last } : null;
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
