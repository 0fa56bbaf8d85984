import type pg from 'pg';
import { keptLetter as words } from '../../../src/domain/words/sending.ts';
import type { AccessQuery } from '../access/access.ts';
import { newId } from '../database/new-id.ts';
import { column, type RowOf } from '../database/row.ts';
import { type LetterSealing, openedTexts, storedTexts } from './letter-sealing.ts';

/** A mail as it is written: plain text, and the same as simple HTML. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Pictures the page shows, each by its name there: `cid:logo`. */
  inline?: readonly InlinePicture[];
  /** Where one gets no more of its kind; mail programs show it beside the sender. */
  unsubscribe?: string;
}

/** A picture that is in a mail. */
export interface InlinePicture {
  cid: string;
  mime: string;
  bytes: Uint8Array;
}

/** A letter with a code or a token in it, which the database doesn't hold readable: see `queueSecret`. */
export interface SecretLetter extends Letter {
  secret: true;
}

export interface StoredLetter extends Letter {
  id: string;
  state: 'queued' | 'sent' | 'failed';
  at: Date;
  /** Sealed with a key that is not there; its text says so. */
  closed: boolean;
}

const letterColumns = {
  id: column.id,
  toAddress: column.text,
  subject: column.text,
  bodyText: column.text,
  bodyHtml: column.text,
  sealed: column.bool,
  state: column.text.as<StoredLetter['state']>(),
  createdAt: column.instant,
};
type LetterRow = RowOf<typeof letterColumns>;

const letterOf =
  (sealing: LetterSealing) =>
  (row: LetterRow): StoredLetter => {
    const texts = openedTexts(sealing, row);
    return {
      id: row.id,
      to: row.toAddress,
      subject: row.subject,
      ...(texts ?? { text: words.keyMissing, html: '' }),
      state: row.state,
      at: row.createdAt,
      closed: texts === null,
    };
  };

const columns = 'id, to_address, subject, body_text, body_html, sealed, state, created_at';
const breaks = /[\r\n]/;

/**
 * Queues a letter that carries a code or a token, or may for all who asks learns, sealed while it is kept.
 *
 * @param sealing null where the installation has no key: the letter waits readable then
 * @param businessId the business it is written for; null for what is about a user alone
 * @throws when address or subject holds a line break, which would let them write the mail's head
 */
export const queueSecret = async (
  query: AccessQuery,
  sealing: LetterSealing,
  letter: Letter,
  now: Date,
  businessId: string | null = null,
): Promise<void> => {
  if (breaks.test(letter.to) || breaks.test(letter.subject))
    throw new RangeError('An address or subject with a line break is not sent.');
  const id = newId();
  await query(
    `insert into letter (id, business_id, to_address, subject, body_text, body_html, sealed, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, businessId, letter.to, letter.subject, ...storedTexts(sealing, id, letter), now],
  );
  await query(`select enqueue('deliver-letter', json_build_object('letter', $1::text), 'letter:' || $1)`, [
    id,
  ]);
};

/**
 * Queues a letter without secrets in the transaction that is its reason; a job carries it out after the commit.
 *
 * @param businessId the business it is written for; null for what is about a user alone
 * @throws when address or subject holds a line break, which would let them write the mail's head
 */
export const queueLetter = (
  query: AccessQuery,
  letter: Letter & { secret?: never },
  now: Date,
  businessId: string | null = null,
): Promise<void> => queueSecret(query, null, letter, now, businessId);

/**
 * Seals letters that wait readable or sealed with an older key, as those of an earlier release do. One that none of the keys
 * opens stays as it is.
 */
export const sealWaiting = async (query: AccessQuery, sealing: NonNullable<LetterSealing>): Promise<void> => {
  const rows = await query(
    letterColumns,
    `select ${columns} from letter where state = 'queued' and body_text is not null`,
  );
  for (const row of rows) {
    const texts = openedTexts(sealing, row);
    if (!texts || (row.sealed && sealing.isCurrent(row.bodyText))) continue;
    await query(
      `update letter set body_text = $3, body_html = $4, sealed = $5
       where id = $1 and state = 'queued' and body_text = $2`,
      [row.id, row.bodyText, ...storedTexts(sealing, row.id, texts)],
    );
  }
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

/** The page with its pictures in it, for a browser knows no parts of a mail. */
const withPictures = ({ html, inline = [] }: Letter): string =>
  inline.reduce(
    (page, { cid, mime, bytes }) =>
      page.replaceAll(`cid:${cid}`, `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`),
    html,
  );

/** Keeps a letter that was carried out here and nowhere else, once, so that it can be read; sealed, for a link opens its paper. */
export const keepLetter = async (
  query: AccessQuery,
  sealing: LetterSealing,
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
    [words.copyTo, letter.cc],
    [words.blindCopyTo, letter.bcc],
    [words.attached, letter.attachments?.map(({ name }) => name)],
  ] as const;
  const text = [
    letter.text,
    ...aside.flatMap(([label, values]) => (values?.length ? [`${label}: ${values.join(', ')}`] : [])),
  ].join('\n\n');
  await query(
    `insert into letter (id, business_id, to_address, subject, body_text, body_html, sealed, state, tries, created_at, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'sent', 1, $8, $8) on conflict (id) do nothing`,
    [
      letter.id,
      businessId,
      letter.to,
      letter.subject,
      ...storedTexts(sealing, letter.id, { text, html: withPictures(letter) }),
      now,
    ],
  );
};

/** The letter, while it waits to be sent. */
export const waitingLetter = async (
  query: AccessQuery,
  sealing: LetterSealing,
  id: string,
): Promise<StoredLetter | null> => {
  const [row] = await query(
    letterColumns,
    `select ${columns} from letter where id = $1 and state = 'queued' and body_text is not null`,
    [id],
  );
  return row ? letterOf(sealing)(row) : null;
};

/** Notes that it went out. What was sent is erased here, for it holds codes. */
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
  sealing: LetterSealing,
  to: string | null,
  limit: number,
): Promise<StoredLetter[]> => {
  const rows = await query(
    letterColumns,
    `select ${columns} from letter where body_text is not null and ($1::text is null or lower(to_address) = lower($1))
     order by created_at desc, id desc limit $2`,
    [to, limit],
  );
  return rows.map(letterOf(sealing));
};
