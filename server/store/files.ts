import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Database } from './database.ts';
import { hashOf } from './identity.ts';
import { newToken } from './secrets.ts';
import { type BusinessTx, prepared } from './tx.ts';

/** A file as it is handed out. */
export interface StoredFile {
  /** What it is called where it is saved. */
  name: string;
  mime: string;
  bytes: Uint8Array;
}

const signedSeconds = 60;

/**
 * Keeps a file for a minute and signs an address of it: downloads can't send the Token header, and a session's token
 * must stand in no address.
 *
 * @returns the token of the address
 */
export const handOut = async (tx: BusinessTx, file: StoredFile): Promise<string> => {
  const id = v7();
  const token = newToken();
  const bytes = Buffer.from(file.bytes);
  await tx.query(
    'insert into file (business_id, id, sha256, name, mime, bytes) values ($1, $2, $3, $4, $5, $6)',
    [tx.business.id, id, createHash('sha256').update(bytes).digest(), file.name, file.mime, bytes],
  );
  await tx.query(
    'insert into signed_file (token_hash, business_id, file_id, until) values ($1, $2, $3, $4)',
    [hashOf(token), tx.business.id, id, new Date(tx.now.getTime() + signedSeconds * 1000)],
  );
  return token;
};

/** The one file a signed address stands for, within its minute; null after it, and for what was never signed. */
export const signedFile = async (
  database: Database,
  token: string,
  now: Date,
): Promise<StoredFile | null> => {
  const [row] = await prepared<{ name: string; mime: string; bytes: Buffer }>(
    database.app,
    'select * from open_signed_file($1, $2)',
    [hashOf(token), now],
  );
  return row ?? null;
};
