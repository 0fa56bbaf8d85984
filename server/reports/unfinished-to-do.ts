import { permits } from '../../src/domain/access/permissions.ts';
import type { FailedMail } from '../../src/domain/dashboard/dashboard.ts';
import { daysAfter } from '../../src/domain/day.ts';
import type { DocumentType } from '../../src/domain/documents/kind.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { haltedSince, waitsForSomebody } from '../store/imports/import-runs.ts';
import { amongHere } from '../store/rows/statuses.ts';

/** What was begun and goes no further without somebody. */
export type UnfinishedKind = 'imports waiting' | 'failed mails' | 'statements to reconcile';

/** How many there are of one kind, and where the first of them is gone on with. */
export interface Unfinished {
  kind: UnfinishedKind;
  count: number;
  total: null;
  until: null;
  import?: { kind: ImportKind; id: string };
  mail?: FailedMail;
  statement?: { bankId: string; id: string };
}

const unfinished = (kind: UnfinishedKind, count: number) =>
  ({ kind, count, total: null, until: null }) as const;

/** For so many days a mail that failed is told of: nobody can tick it off. */
const mailDays = 30;

/** Imports that were not started yet, or that halted lately; the newest is led to. */
const importsToDo = async (tx: Tx): Promise<Unfinished[]> => {
  if (!permits(tx.user.role, 'inventory.import')) return [];
  const runs = await tx.query(
    { id: column.id, kind: column.text.as<ImportKind>() },
    `select id, kind from import_run where business_id = $1 and ${waitsForSomebody('$2')} order by id desc`,
    [tx.business.id, haltedSince(tx.today)],
  );
  return runs[0] ? [{ ...unfinished('imports waiting', runs.length), import: runs[0] }] : [];
};

/** Mails that didn't go and that nobody sent again, for those who may; documents that are gone are left out. The newest is led to. */
const mailsToDo = async (tx: Tx): Promise<Unfinished[]> => {
  if (!permits(tx.user.role, 'invoice.reshare')) return [];
  const mails = await tx.query(
    { of: column.text.as<DocumentType | ContactRole>(), id: column.id },
    `select coalesce(d.subtype, m.contact_role) as of, coalesce(m.document_id, m.contact_id) as id from (
       select distinct on (document_id, contact_id, contact_role) id, state, document_id, contact_id, contact_role
       from message where business_id = $1 and channel = 'mail' and created_at >= $2::date and (document_id is not null or contact_id is not null)
       order by document_id, contact_id, contact_role, id desc) m
     left join document d on d.business_id = $1 and d.id = m.document_id
     where m.state = 'failed' and (d.id is null or not ${amongHere('gone', 'd')}) order by m.id desc`,
    [tx.business.id, daysAfter(tx.today, -mailDays)],
  );
  return mails[0] ? [{ ...unfinished('failed mails', mails.length), mail: mails[0] }] : [];
};

/** Bank statements that are not finished, for those who may; the oldest is led to. The cash on hand goes by the business's own id. */
const statementsToDo = async (tx: Tx): Promise<Unfinished[]> => {
  if (!permits(tx.user.role, 'reports') || !permits(tx.user.role, 'settings.account')) return [];
  const statements = await tx.query(
    { id: column.id, bankId: column.id },
    `select s.id, coalesce(b.id, s.business_id) as bank_id from bank_statement s
     left join bank b on b.business_id = s.business_id and b.account_id = s.account_id
     where s.business_id = $1 and s.status = 'Open' order by s.last_day, s.id`,
    [tx.business.id],
  );
  return statements[0]
    ? [{ ...unfinished('statements to reconcile', statements.length), statement: statements[0] }]
    : [];
};

/** Imports, mails and bank statements that wait for somebody. */
export const unfinishedToDo = async (tx: Tx): Promise<Unfinished[]> => [
  ...(await mailsToDo(tx)),
  ...(await importsToDo(tx)),
  ...(await statementsToDo(tx)),
];
