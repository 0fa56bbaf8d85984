import type pg from 'pg';
import { v7 } from 'uuid';
import type { AccessQuery } from './access.ts';

/** A mail as it is written: plain text, and the same as simple HTML. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface StoredLetter extends Letter {
  id: string;
  state: 'queued' | 'sent' | 'failed';
  at: Date;
}

interface LetterRow {
  id: string;
  to_address: string;
  subject: string;
  body_text: string;
  body_html: string;
  state: StoredLetter['state'];
  created_at: Date;
}

const letterOf = (row: LetterRow): StoredLetter => ({
  id: row.id,
  to: row.to_address,
  subject: row.subject,
  text: row.body_text,
  html: row.body_html,
  state: row.state,
  at: row.created_at,
});

const columns = 'id, to_address, subject, body_text, body_html, state, created_at';
const breaks = /[\r\n]/;

/**
 * Queues a letter in the transaction that is its reason; a job carries it out after the commit.
 *
 * @param businessId the business it is written for; null for what is about a user alone
 * @throws when address or subject holds a line break, which would let them write the mail's head
 */
export const queueLetter = async (
  query: AccessQuery,
  letter: Letter,
  now: Date,
  businessId: string | null = null,
): Promise<void> => {
  if (breaks.test(letter.to) || breaks.test(letter.subject))
    throw new RangeError('An address or subject with a line break is not sent.');
  const id = v7();
  await query(
    `insert into letter (id, business_id, to_address, subject, body_text, body_html, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, businessId, letter.to, letter.subject, letter.text, letter.html, now],
  );
  await query(`select enqueue('deliver-letter', json_build_object('letter', $1::text), 'letter:' || $1)`, [
    id,
  ]);
};

/**
 * Gives each queued letter that has no job one: archives carry letters and leave jobs behind. A job that waits, runs or
 * has been given up stays as it is.
 *
 * @param pool the owner's, for the server's roles can't see the queue
 */
export const enqueueLetters = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    select graphile_worker.add_job('deliver-letter', json_build_object('letter', id), job_key := 'letter:' || id,
      max_attempts := 12, job_key_mode := 'unsafe_dedupe')
    from letter where state = 'queued' and body_text is not null`);
};

/** Keeps a letter that was carried out here and nowhere else, once, so that it can be read. */
export const keepLetter = async (
  query: AccessQuery,
  businessId: string,
  letter: Letter & {
    id: string;
    cc?: readonly string[];
    bcc?: readonly string[];
    attachments?: readonly { name: string }[];
  },
  now: Date,
): Promise<void> => {
  const aside = [
    ['Copy to', letter.cc],
    ['Blind copy to', letter.bcc],
    ['Attached', letter.attachments?.map(({ name }) => name)],
  ] as const;
  const text = [
    letter.text,
    ...aside.flatMap(([label, values]) => (values?.length ? [`${label}: ${values.join(', ')}`] : [])),
  ].join('\n\n');
  await query(
    `insert into letter (id, business_id, to_address, subject, body_text, body_html, state, tries, created_at, sent_at)
     values ($1, $2, $3, $4, $5, $6, 'sent', 1, $7, $7) on conflict (id) do nothing`,
    [letter.id, businessId, letter.to, letter.subject, text, letter.html, now],
  );
};

/** The letter, while it waits to be sent. */
export const waitingLetter = async (query: AccessQuery, id: string): Promise<StoredLetter | null> => {
  const [row] = await query<LetterRow>(
    `select ${columns} from letter where id = $1 and state = 'queued' and body_text is not null`,
    [id],
  );
  return row ? letterOf(row) : null;
};

/** Notes that it went out. What left the house is erased here, for it holds codes. */
export const letterSent = async (
  query: AccessQuery,
  id: string,
  keepBody: boolean,
  now: Date,
): Promise<void> => {
  await query(
    `update letter set state = 'sent', sent_at = $2, tries = tries + 1, fault = null,
       body_text = case when $3 then body_text end, body_html = case when $3 then body_html end
     where id = $1`,
    [id, now, keepBody],
  );
};

/** Notes a failed try; after the last one the letter is given up and its body erased. */
export const letterFailed = async (
  query: AccessQuery,
  id: string,
  fault: string,
  final: boolean,
): Promise<void> => {
  await query(
    `update letter set tries = tries + 1, fault = $2, state = case when $3 then 'failed' else state end,
       body_text = case when $3 then null else body_text end, body_html = case when $3 then null else body_html end
     where id = $1`,
    [id, fault.slice(0, 500), final],
  );
};

/** Letters that can still be read, newest first. */
export const readableLetters = async (
  query: AccessQuery,
  to: string | null,
  limit: number,
): Promise<StoredLetter[]> => {
  const rows = await query<LetterRow>(
    `select ${columns} from letter where body_text is not null and ($1::text is null or lower(to_address) = lower($1))
     order by created_at desc, id desc limit $2`,
    [to, limit],
  );
  return rows.map(letterOf);
};
