import type pg from 'pg';
import { receivable } from '../../../src/domain/books/side.ts';
import type { Day } from '../../../src/domain/day.ts';
import type { DocumentKind } from '../../../src/domain/documents/kind.ts';
import { kindsPostedOn } from '../../../src/domain/documents/kinds.ts';
import { restingDisputes } from '../../../src/domain/provider-money/dispute.ts';
import { runAcrossBusinesses } from '../database/across-businesses.ts';
import { numbersShape } from '../database/json-shape.ts';
import { column } from '../database/row.ts';
import type { BusinessTx, Tx } from '../database/tx.ts';
import { ofKinds, openHere } from '../rows/statuses.ts';

/**
 * Queues a job for each business whose reminders go out by themselves and whose day has come to an hour, behind what is done at once.
 *
 * @param pool the owner's, who sees the businesses' rows while it says that it does maintenance
 * @param hour 0 to 23, by the business's own clock
 */
export const queueReminders = async (pool: pg.Pool, now: Date, hour: number): Promise<void> => {
  await runAcrossBusinesses(
    pool,
    `select graphile_worker.add_job('remind-customers', json_build_object('business', id), job_key := 'reminders:' || id,
         max_attempts := 12, priority := 10)
       from business where (settings -> 'reminders' ->> 'on')::bool and extract(hour from $1::timestamptz at time zone time_zone) >= $2`,
    [now, hour],
  );
};

/** What customers owe on: they are reminded of it. */
const remindedKinds = kindsPostedOn(receivable);

/** A document that is owed on and was mailed since reminding was switched on. */
export interface Remindable {
  id: string;
  kind: DocumentKind;
  dueOn: Day;
  /** Who wrote it. */
  employeeId: string;
  /** The day it was reminded of last, else the day it was mailed first. */
  last: Day;
}

/** When reminders go out, and what they may be of: of one document where it is named. Null while they are off. */
export const remindable = async (
  tx: BusinessTx,
  documentId: string | null = null,
): Promise<{ days: number[]; documents: Remindable[] } | null> => {
  const [settings] = await tx.query(
    { on: column.bool.orNull, days: column.json.shaped(numbersShape).orNull },
    `select (settings -> 'reminders' ->> 'on')::bool as on, settings -> 'reminders' -> 'days' as days from business where id = $1`,
    [tx.business.id],
  );
  if (!settings?.on || !settings.days) return null;
  const documents = await tx.query(
    {
      id: column.id,
      kind: column.text.as<DocumentKind>(),
      dueOn: column.day,
      employeeId: column.id,
      last: column.day,
    },
    `select d.id, d.kind, d.due_on, d.employee_id,
       coalesce((max(m.created_at) filter (where m.purpose = 'reminder') at time zone $3)::date,
         (min(m.created_at) at time zone $3)::date) as last
     from document d
     join business b on b.id = d.business_id
     join message m on m.business_id = d.business_id and m.document_id = d.id and m.channel = 'mail' and m.state <> 'failed'
       and m.purpose in ('document', 'payment', 'reminder') and m.created_at >= (b.settings -> 'reminders' ->> 'since')::timestamptz
     left join contact c on c.business_id = d.business_id and c.id = d.contact_id
     where d.business_id = $1 and c.reminders_paused_at is null and ${ofKinds(remindedKinds)} and d.due_on is not null and ${openHere('d')} > 0
       and ($2::uuid is null or d.id = $2)
       and not exists (select 1 from provider_dispute x where x.business_id = d.business_id and x.document_id = d.id
         and x.status in ('${restingDisputes.join("', '")}'))
     group by d.id, d.kind, d.due_on, d.employee_id order by d.id`,
    [tx.business.id, documentId, tx.business.timeZone],
  );
  return { days: settings.days, documents };
};

/** Whether a customer is sent reminders by themselves; null where the business sends none to anybody. */
export const remindersTo = async (tx: BusinessTx, contactId: string): Promise<'on' | 'paused' | null> => {
  const [row] = await tx.query(
    { reminds: column.text.as<'on' | 'paused'>().orNull },
    `select case when (b.settings -> 'reminders' ->> 'on')::bool
         then case when c.reminders_paused_at is null then 'on' else 'paused' end end as reminds
     from contact c join business b on b.id = c.business_id where c.business_id = $1 and c.id = $2`,
    [tx.business.id, contactId],
  );
  return row?.reminds ?? null;
};

/** Pauses the reminders of one customer, or lets them go on; false where that was so already. */
export const pauseRemindersOf = async (tx: Tx, contactId: string, paused: boolean): Promise<boolean> => {
  const changed = await tx.query(
    { id: column.id },
    `update contact set reminders_paused_at = $3 where business_id = $1 and id = $2
       and (reminders_paused_at is null) = ($3::timestamptz is not null) returning id`,
    [tx.business.id, contactId, paused ? tx.now : null],
  );
  return changed.length > 0;
};
