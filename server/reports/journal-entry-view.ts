import { standardAccounts } from '../../src/domain/books/accounts.ts';
import type { Attachment } from '../../src/domain/documents/attachment.ts';
import type { JournalEntryStatus } from '../../src/domain/journal-entry/journal-entry.ts';
import { type Decimal, isZero } from '../../src/domain/money.ts';
import { manualEntry } from '../store/books/manual-entries.ts';
import { column } from '../store/database/row.ts';
import { Missing, type Tx } from '../store/database/tx.ts';
import { attachmentsOf } from '../store/files/attachments.ts';
import { expenseOfEntry } from './expense-entries.ts';
import { machineName } from './machine-name.ts';

interface EntryLink {
  id: string;
  number: number;
  onDay: string;
}

export interface JournalEntryLineView {
  accountId: number;
  account: string;
  code: string;
  description: string;
  amount: Decimal;
  foreignAmount: Decimal;
  contactId: string | null;
  contact: string | null;
  taxId: string | null;
  tax: string | null;
  taxBase: Decimal | null;
  dueOn: string | null;
}

/** One entry of the journal, whoever posted it. */
export interface JournalEntryView extends EntryLink {
  memo: string;
  reference: string;
  currency: string;
  rate: Decimal;
  status: JournalEntryStatus;
  byHand: boolean;
  settled: boolean;
  reverses: EntryLink | null;
  reversedBy: EntryLink | null;
  pair: EntryLink | null;
  document: { id: string; number: string; type: string } | null;
  attachments: Attachment[];
  postedBy: string;
  postedAt: Date;
  lines: JournalEntryLineView[];
}

const headColumns = {
  id: column.id,
  number: column.int,
  onDay: column.day,
  memo: column.text,
  reverses: column.id.orNull,
  reversedBy: column.id.orNull,
  documentId: column.id.orNull,
  documentNumber: column.text.orNull,
  documentType: column.text.orNull,
  person: column.text.orNull,
  userId: column.id,
  postedAt: column.instant,
};

const head = `select e.id, e.number, e.on_day, e.memo, e.reverses, r.id as reversed_by, coalesce(e.document_id, x.id) as document_id,
    coalesce(d.number, x.number) as document_number, coalesce(d.subtype, case when x.id is not null then 'expense' end) as document_type,
    trim(u.first_name || ' ' || u.last_name) as person, e.posted_by as user_id, e.posted_at
  from journal_entry e left join journal_entry r on r.business_id = e.business_id and r.reverses = e.id
    left join document d on d.business_id = e.business_id and d.id = e.document_id
    left join lateral ${expenseOfEntry('e')} x on true
    left join app_user u on u.id = e.posted_by
  where e.business_id = $1 and e.id = $2`;

const lineColumns = {
  accountId: column.int,
  account: column.text,
  code: column.text,
  description: column.text,
  amount: column.exact,
  foreignAmount: column.exact.called('fx_amount'),
  currency: column.text,
  rate: column.exact,
  contactId: column.id.orNull,
  contact: column.text.orNull,
  taxId: column.id.orNull,
  tax: column.text.orNull,
  taxBase: column.exact.orNull,
  dueOn: column.day.orNull,
};

/** When what a line opened is due; of entries by hand alone, for documents say so themselves. */
const dueOn = `case when l.account_id in (${standardAccounts.receivable}, ${standardAccounts.payable}) then (
    select i.due_on from open_item i where i.business_id = l.business_id and i.contact_id = l.contact_id and i.document_id is null
      and i.entry_id = l.entry_id and i.amount = abs(l.fx_amount) order by i.id limit 1) end`;

const lines = `select l.account_id, a.name as account, coalesce(a.code, '') as code, coalesce(l.memo, '') as description, l.amount,
    l.fx_amount, l.currency, l.rate, l.contact_id, c.name as contact, l.tax_id, t.name as tax, l.tax_base, ${dueOn} as due_on
  from journal_line l join account a on a.business_id = l.business_id and a.id = l.account_id
    left join contact c on c.business_id = l.business_id and c.id = l.contact_id
    left join tax t on t.business_id = l.business_id and t.id = l.tax_id
  where l.business_id = $1 and l.entry_id = $2 order by l.n`;

const isSettled = `select exists (select 1 from open_item i where i.business_id = $1 and i.contact_id = any($3)
  and i.document_id is null and i.entry_id = $2 and i.open <> i.amount) as settled`;

const linksOf = async (tx: Tx, ids: readonly (string | null | undefined)[]) => {
  const wanted = ids.flatMap((id) => id ?? []);
  const rows = await tx.query(
    { id: column.id, number: column.int, onDay: column.day },
    'select id, number, on_day from journal_entry where business_id = $1 and id = any($2)',
    [tx.business.id, wanted],
  );
  return (id: string | null | undefined): EntryLink | null => rows.find((row) => row.id === id) ?? null;
};

/** An entry with its lines, what took it back and what it was posted for. Throws `Missing`. */
export const viewJournalEntry = async (tx: Tx, id: string): Promise<JournalEntryView> => {
  const [[row], found, manual, attachments] = await Promise.all([
    tx.query(headColumns, head, [tx.business.id, id]),
    tx.query(lineColumns, lines, [tx.business.id, id]),
    manualEntry(tx, id),
    attachmentsOf(tx, id),
  ]);
  if (!row) throw new Missing();
  const { reverses, reversedBy, documentId, documentNumber, documentType, person, userId, ...entry } = row;
  const contactIds = found.flatMap(({ contactId }) => contactId ?? []);
  const [settled] = await tx.query({ settled: column.bool }, isSettled, [tx.business.id, id, contactIds]);
  const linkOf = await linksOf(tx, [reverses, reversedBy, manual?.pairId]);
  // What is a difference at home alone has no amount of its own.
  const typed = found.find(({ foreignAmount }) => !isZero(foreignAmount)) ?? found[0]!;
  const isDocument = documentId !== null && documentNumber !== null && documentType !== null;
  return {
    ...entry,
    reference: manual?.reference ?? '',
    currency: typed.currency,
    rate: typed.rate,
    status: manual?.status ?? (reversedBy ? 'Reversed' : 'Posted'),
    byHand: manual !== null,
    settled: settled!.settled,
    reverses: linkOf(reverses),
    reversedBy: linkOf(reversedBy),
    pair: linkOf(manual?.pairId),
    document: isDocument ? { id: documentId, number: documentNumber, type: documentType } : null,
    attachments,
    postedBy: person ?? machineName(userId),
    lines: found.map(({ currency: _, rate: __, ...line }) => line),
  };
};
