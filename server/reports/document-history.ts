import type { PaymentsChoice } from '../../src/domain/documents/credit-note.ts';
import type { Decimal } from '../../src/domain/money.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { column } from '../store/database/row.ts';
import { Missing, type Tx } from '../store/database/tx.ts';
import { machineName } from './machine-name.ts';

/** One thing that happened to a document, and who did it. */
export interface EventView {
  act: string;
  at: Date;
  by: string;
  from: string | null;
  to: string | null;
  amount: Decimal | null;
  /** What became of what was paid on a document that was cancelled. */
  payments: PaymentsChoice | 'none' | null;
}

/** What happened to somebody or something, oldest first; where a role is named, without what concerned another one alone. */
export const historyOf = async (
  tx: Tx,
  subjectId: string,
  role: ContactRole | null = null,
): Promise<EventView[]> => {
  const rows = await tx.query(
    {
      act: column.text,
      at: column.instant,
      by: column.text.orNull,
      userId: column.id.orNull,
      online: column.text.orNull,
      sentBy: column.text.orNull,
      from: column.text.called('from_status').orNull,
      to: column.text.called('to_status').orNull,
      amount: column.text.orNull,
      payments: column.text.as<PaymentsChoice | 'none'>().orNull,
    },
    `select e.act, e.at, trim(u.first_name || ' ' || u.last_name) as by, e.user_id,
       case when e.act in ('quote.accept', 'quote.decline') then e.data ->> 'name' end as online, e.data ->> 'sentBy' as sent_by, e.from_status, e.to_status, e.data ->> 'amount' as amount,
       case when e.act like '%.cancel' then e.data ->> 'payments' end as payments
     from event e left join app_user u on u.id = e.user_id where e.business_id = $1 and e.subject_id = $2
       and ($3::text is null or e.data ->> 'role' is null or e.data ->> 'role' = $3) order by e.id`,
    [tx.business.id, subjectId, role],
  );
  return rows.map(({ online, sentBy, userId, ...row }) => ({
    ...row,
    by: sentBy ?? row.by ?? online ?? machineName(userId),
  }));
};

/** When a document was first saved. Throws `Missing`. */
export const createdAt = async (tx: Tx, documentId: string): Promise<Date> => {
  const [row] = await tx.query(
    { createdAt: column.instant },
    'select created_at from document where business_id = $1 and id = $2',
    [tx.business.id, documentId],
  );
  if (!row) throw new Missing();
  return row.createdAt;
};
