import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { requestFaults as requestFaultWords } from '../../../src/domain/words/requests.ts';
import { hashOf } from '../access/identity.ts';
import { newToken } from '../access/secrets.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { column } from '../database/row.ts';
import { singleStatementsOn } from '../database/single-statements.ts';
import { type BusinessTx, Refused } from '../database/tx.ts';

/** A file as it is handed out. */
export interface StoredFile {
  /** What it is called where it is saved. */
  name: string;
  mime: string;
  bytes: Uint8Array;
}

const signedSeconds = 60;

/** What the table holds of a file at most. */
const mostBytes = 10 * 1024 * 1024;

/** Text is kept packed, in a fraction of its room, so that a list of a hundred thousand rows fits. */
const isPacked = (mime: string): boolean => mime.startsWith('text/');
const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A file as it was brought. */
const unpacked = async (kept: StoredFile): Promise<StoredFile> =>
  isPacked(kept.mime) ? { ...kept, bytes: await unpack(kept.bytes) } : kept;

/** Keeps a file and answers its id. Throws `Refused` for one larger than is kept. */
export const keepFile = async (tx: BusinessTx, file: StoredFile): Promise<string> => {
  const id = newId();
  const bytes = isPacked(file.mime) ? await pack(file.bytes) : Buffer.from(file.bytes);
  if (bytes.length > mostBytes) throw new Refused(refusal('invalid', requestFaultWords.tooMuchForFile));
  await tx.query(
    'insert into file (business_id, id, sha256, name, mime, bytes) values ($1, $2, $3, $4, $5, $6)',
    [tx.business.id, id, createHash('sha256').update(bytes).digest(), file.name, file.mime, bytes],
  );
  return id;
};

/** The files of a record or a message, whole and in their order. */
export const filesOf = async (tx: BusinessTx, subjectId: string): Promise<StoredFile[]> => {
  const rows = await tx.query(
    { name: column.text, mime: column.text, bytes: column.bytes },
    `select f.name, f.mime, f.bytes from attachment a join file f on f.business_id = a.business_id and f.id = a.file_id
     where a.business_id = $1 and a.subject_id = $2 order by a.place, f.id`,
    [tx.business.id, subjectId],
  );
  return Promise.all(rows.map(unpacked));
};

/**
 * Signs an address of a kept file for a minute, and answers the token it opens with.
 *
 * @param subjectId what the file is attached to, for one that is: taken off that, or with that deleted, the address opens nothing
 */
export const signFile = async (
  tx: BusinessTx,
  id: string,
  subjectId: string | null = null,
): Promise<string> => {
  const token = newToken();
  await tx.query(
    'insert into signed_file (token_hash, business_id, file_id, until, subject_id) values ($1, $2, $3, $4, $5)',
    [hashOf(token), tx.business.id, id, new Date(tx.now.getTime() + signedSeconds * 1000), subjectId],
  );
  return token;
};

/**
 * Keeps a file for a minute and signs an address of it: downloads can't send the Token header, and a session's token
 * must stand in no address.
 *
 * @returns the token of the address
 * @throws Refused for a file larger than is kept
 */
export const handOut = async (tx: BusinessTx, file: StoredFile): Promise<string> =>
  signFile(tx, await keepFile(tx, file));

/** The one file a signed address stands for, within its minute; null after it, for what was taken off since, and for what was never signed. */
export const signedFile = async (
  database: Database,
  token: string,
  now: Date,
): Promise<StoredFile | null> => {
  const [row] = await singleStatementsOn(database.app)(
    { name: column.text, mime: column.text, bytes: column.bytes },
    'select * from open_signed_file($1, $2)',
    [hashOf(token), now],
  );
  return row ? unpacked(row) : null;
};
