import type pg from 'pg';
import * as z from 'zod/mini';
import type { DocumentPurpose, MessagePurpose, TypedMail } from '../../../src/domain/typed/message.ts';
import type { ContactRole } from '../../../src/domain/values/contact-role.ts';
import type { Span } from '../../../src/domain/values/period.ts';
import { runAcrossBusinesses } from '../database/across-businesses.ts';
import { objectOf, textsShape } from '../database/json-shape.ts';
import { newId } from '../database/new-id.ts';
import { column, type RowOf } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';

export interface StoredMessage extends TypedMail {
  id: string;
  /** What it goes with: a document, or a statement of a contact's account in a role. */
  documentId: string | null;
  /** The credit note on that document which goes along in its place. */
  creditNoteId: string | null;
  contactId: string | null;
  contactRole: ContactRole | null;
  purpose: MessagePurpose;
  /** The saved report that is attached, and the user it goes to. */
  savedReportId: string | null;
  readerId: string | null;
  /** The days a statement or a report is of. */
  span: Span;
  state: 'queued' | 'sent' | 'failed';
  at: Date;
  /** The member who sent it. */
  byUser: string | null;
  /** Why it did not go, for people. */
  fault: string | null;
}

const recipientsShape = objectOf<Pick<TypedMail, 'to' | 'cc' | 'bcc'>>({
  to: z.string(),
  cc: z._default(textsShape, []),
  bcc: z._default(textsShape, []),
});

const messageColumns = {
  id: column.id,
  documentId: column.id.orNull,
  creditNoteId: column.id.orNull,
  contactId: column.id.orNull,
  contactRole: column.text.as<ContactRole>().orNull,
  savedReportId: column.id.orNull,
  readerId: column.id.orNull,
  purpose: column.text.as<MessagePurpose>(),
  fromOn: column.day.orNull,
  toOn: column.day.orNull,
  recipients: column.json.shaped(recipientsShape),
  body: column.text.orNull,
  typedSubject: column.text.orNull,
  typedText: column.text.orNull,
  byUser: column.id.orNull,
  state: column.text.as<StoredMessage['state']>(),
  createdAt: column.instant,
  fault: column.text.orNull,
};
type MessageRow = RowOf<typeof messageColumns>;

const columns =
  'id, document_id, credit_note_id, contact_id, contact_role, saved_report_id, reader_id, purpose, from_on, to_on, recipients, body, typed_subject, typed_text, by_user, state, created_at, fault';
const messageOf = ({
  fromOn,
  toOn,
  recipients,
  body,
  typedSubject,
  typedText,
  createdAt,
  ...row
}: MessageRow): StoredMessage => ({
  ...row,
  ...recipients,
  span: { from: fromOn, to: toOn },
  note: body ?? '',
  subject: typedSubject,
  text: typedText,
  at: createdAt,
});

/** Sent by hand, or by itself: a reminder by the clock. What is sent by itself goes after everything a person waits for. */
export type SentBy = 'hand' | 'itself';
const first: Readonly<Record<SentBy, number>> = { hand: 0, itself: 10_000 };

/**
 * A mail's place in the queue, in SQL: after what a person sends, and in turns with other businesses, so that the first of each goes before
 * anybody's second.
 *
 * @param waiting how many like it the business has waiting, itself among them
 */
const placeOf = (sentBy: string, waiting: string) => `(${sentBy} + least(${waiting}, 9999))::int`;

/** Queues a mail in the transaction that is its reason; a job carries it out after the commit. */
export const queueMessage = async (
  tx: Tx,
  about:
    | { documentId: string; creditNoteId: string | null }
    | { contactId: string; role: ContactRole; span: Span }
    | { savedReportId: string; readerId: string; span: Span },
  purpose: MessagePurpose,
  { note, subject = null, text = null, ...recipients }: TypedMail,
  sentBy: SentBy = 'hand',
): Promise<string> => {
  const id = newId();
  await tx.query(
    `insert into message (business_id, id, document_id, contact_id, channel, purpose, recipients, body, by_user, created_at, from_on, to_on, contact_role, credit_note_id, typed_subject, typed_text, saved_report_id, reader_id)
     values ($1, $2, $3, $4, 'mail', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      tx.business.id,
      id,
      'documentId' in about ? about.documentId : null,
      'contactId' in about ? about.contactId : null,
      purpose,
      JSON.stringify(recipients),
      note,
      tx.user.id,
      tx.now,
      ...('span' in about ? [about.span.from, about.span.to] : [null, null]),
      'contactId' in about ? about.role : null,
      'documentId' in about ? about.creditNoteId : null,
      subject,
      text,
      ...('savedReportId' in about ? [about.savedReportId, about.readerId] : [null, null]),
    ],
  );
  await tx.query(
    `select enqueue_in_turn('deliver-message', json_build_object('business', $1::text, 'message', $2::text), 'message:' || $2::text,
       ${placeOf('$3::int', `(select count(*) from message where business_id = $1::uuid and state = 'queued' and (purpose = 'reminder') = ($4 = 'reminder'))`)}, null)`,
    [tx.business.id, id, first[sentBy], purpose],
  );
  return id;
};

/**
 * Gives each queued message that has no job one, as `enqueueLetters` does for letters.
 *
 * @param pool the owner's, who sees the businesses' rows while it says that it does maintenance
 */
export const enqueueMessages = async (pool: pg.Pool): Promise<void> => {
  await runAcrossBusinesses(
    pool,
    `
      select graphile_worker.add_job('deliver-message', json_build_object('business', business_id, 'message', id),
        job_key := 'message:' || id, max_attempts := 12, job_key_mode := 'unsafe_dedupe', priority := ${placeOf(
          `case when purpose = 'reminder' then ${first.itself} else ${first.hand} end`,
          `row_number() over (partition by business_id, purpose = 'reminder' order by id)`,
        )})
      from message where state = 'queued' and channel = 'mail' and (document_id is not null or contact_id is not null or saved_report_id is not null)`,
  );
};

/** A message by id. Throws `Missing`. */
export const findMessage = async (tx: BusinessTx, id: string): Promise<StoredMessage> => {
  const [row] = await tx.query(
    messageColumns,
    `select ${columns} from message where business_id = $1 and id = $2`,
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return messageOf(row);
};

/** A message that takes a document along. */
export type DocumentMessage = StoredMessage & { purpose: DocumentPurpose };

/** What was sent of a document, the newest first. */
export const messagesOf = async (tx: BusinessTx, documentId: string): Promise<DocumentMessage[]> =>
  (
    await tx.query(
      messageColumns,
      `select ${columns} from message where business_id = $1 and document_id = $2 order by id desc limit 100`,
      [tx.business.id, documentId],
    )
  ).map((row) => messageOf(row) as DocumentMessage);

/** The statement mailed last to a contact in a role; null while none was. */
export const lastStatementTo = async (
  tx: BusinessTx,
  role: ContactRole,
  contactId: string,
): Promise<StoredMessage | null> => {
  const [row] = await tx.query(
    messageColumns,
    `select ${columns} from message where business_id = $1 and contact_id = $2 and contact_role = $3 order by id desc limit 1`,
    [tx.business.id, contactId, role],
  );
  return row ? messageOf(row) : null;
};

/** Notes a try to send: gone out, failed for now, or given up. */
export const noteTry = async (
  tx: BusinessTx,
  id: string,
  outcome: { state: StoredMessage['state']; subject: string | null; fault: string | null },
): Promise<void> => {
  await tx.query(
    `update message set state = $3, subject = coalesce($4, subject), fault = $5, tries = tries + 1,
       sent_at = case when $3 = 'sent' then $6::timestamptz end
     where business_id = $1 and id = $2`,
    [tx.business.id, id, outcome.state, outcome.subject, outcome.fault?.slice(0, 500) ?? null, tx.now],
  );
};
