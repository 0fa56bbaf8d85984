import type { Decimal } from '../../src/domain/money.ts';
import type { AuditedLine } from '../../src/domain/report/audit-columns.ts';
import { journal as spec } from '../../src/domain/report/journal.ts';
import { groupedBy } from '../../src/domain/values/grouped-by.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { auditedLines } from './audited-lines.ts';
import { entriesOfExpense, expenseOfEntry } from './expense-entries.ts';
import { isPicking, type LinePicks, pickedLines } from './line-picks.ts';
import { firstDay, lastDay, reportSource } from './report.ts';

export interface JournalFilter {
  from: string;
  to: string;
  accountId: number | null;
  documentId: string | null;
  picks: LinePicks;
  page: number;
  limit: number;
}

export interface JournalEntryView {
  id: string;
  number: number;
  onDay: string;
  kind: string;
  memo: string;
  documentId: string | null;
  documentNumber: string | null;
  documentType: string | null;
  lines: JournalLineView[];
}

interface JournalLineView extends AuditedLine {
  accountId: number;
  account: string;
  amount: Decimal;
  contact: string | null;
  memo: string | null;
}

interface Where {
  text: string;
  values: unknown[];
}

/**
 * Entries of some days, by what they are about. Each filter begins at an index of its own: asked of every entry of the
 * days, the entries of one document took seconds among a million.
 */
const matching = (tx: Tx, filter: JournalFilter): Where => {
  const values: unknown[] = [tx.business.id, filter.from, filter.to];
  const add = (value: unknown) => `$${values.push(value)}`;
  const days = 'business_id = $1 and on_day between $2 and $3';
  const parts = ['e.business_id = $1 and e.on_day between $2 and $3'];
  const among = (entries: string) => parts.push(`e.id in (${entries})`);
  if (filter.accountId !== null)
    among(`select entry_id from journal_line where ${days} and account_id = ${add(filter.accountId)}`);
  if (isPicking(filter.picks))
    among(`select l.entry_id from journal_line l join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
      where l.business_id = $1 and l.on_day between $2 and $3 and ${pickedLines(filter.picks, add)}`);
  if (filter.documentId) {
    const document = add(filter.documentId);
    // What settles several documents at once is about none alone, and has a line for each.
    among(`select id from journal_entry where business_id = $1 and document_id = ${document}
      union
      select s.entry_id from open_item i join settlement s on s.business_id = i.business_id and s.item_id = i.id
      where i.business_id = $1 and i.document_id = ${document} and exists (
        select 1 from journal_line l where l.business_id = $1 and l.entry_id = s.entry_id and l.document_id = ${document})
      union ${entriesOfExpense(document)}
      union select id from journal_entry where business_id = $1 and reverses in (${entriesOfExpense(document)})`);
  }
  return { text: parts.join(' and '), values };
};

/** Journal entries of a range, newest first, with their lines. A page beyond the last is the last. */
const journalEntries = async (
  tx: Tx,
  filter: JournalFilter,
): Promise<{ entries: JournalEntryView[]; total: number; page: number }> => {
  const { text: matches, values } = matching(tx, filter);
  const [count] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from journal_entry e where ${matches}`,
    values,
  );
  const page = pageWithin(count!.n, filter);
  const entries = await tx.query(
    {
      id: column.id,
      number: column.int,
      onDay: column.day,
      kind: column.text,
      memo: column.text,
      documentId: column.id.orNull,
      documentNumber: column.text.orNull,
      documentType: column.text.orNull,
    },
    `select e.id, e.number, e.on_day, e.kind, e.memo, coalesce(e.document_id, x.id) as document_id,
       coalesce(d.number, x.number) as document_number, coalesce(d.subtype, case when x.id is not null then 'expense' end) as document_type
     from journal_entry e left join document d on d.business_id = e.business_id and d.id = e.document_id
     left join lateral ${expenseOfEntry('e')} x on true
     where ${matches} order by e.on_day desc, e.number desc limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, filter.limit, (page - 1) * filter.limit],
  );
  const lines = await tx.query(
    {
      entryId: column.id,
      accountId: column.int,
      account: column.text,
      amount: column.exact,
      contact: column.text.orNull,
      memo: column.text.orNull,
      n: column.small,
    },
    `select l.entry_id, l.account_id, a.name as account, l.amount, c.name as contact, l.memo, l.n from journal_line l
     join account a on a.business_id = l.business_id and a.id = l.account_id
     left join contact c on c.business_id = l.business_id and c.id = l.contact_id
     where l.business_id = $1 and l.entry_id = any($2) order by l.entry_id, l.n`,
    [tx.business.id, entries.map((entry) => entry.id)],
  );
  const auditedOf = await auditedLines(tx, lines);
  const linesOf = groupedBy(lines, ({ entryId }) => entryId);
  return {
    total: count!.n,
    page,
    entries: entries.map((entry) => ({
      id: entry.id,
      number: entry.number,
      onDay: entry.onDay,
      kind: entry.kind,
      memo: entry.memo,
      documentId: entry.documentId,
      documentNumber: entry.documentNumber,
      documentType: entry.documentType,
      lines: (linesOf.get(entry.id) ?? []).map((line) => ({
        ...auditedOf(line),
        accountId: line.accountId,
        account: line.account,
        amount: line.amount,
        contact: line.contact,
        memo: line.memo,
      })),
    })),
  };
};

/** What was posted in some days, from the days' sums. */
const postedIn = async (tx: Tx, from: string, to: string): Promise<Decimal> => {
  const [row] = await tx.query(
    { posted: column.exact },
    'select coalesce(sum(debit), 0) as posted from day_balance where business_id = $1 and on_day between $2 and $3',
    [tx.business.id, from, to],
  );
  return row!.posted;
};

/** The journal, by pages of entries; each line of an entry is a row. */
export const journal = reportSource(
  spec,
  async (tx, { days, contact, account, document, linePicks, ...paged }) => {
    const picks = { ...linePicks, contact };
    const [from, to] = [days.from ?? firstDay, days.to ?? lastDay];
    const filter = { ...paged, from, to, picks, accountId: account, documentId: document };
    const { entries, total, page } = await journalEntries(tx, filter);
    const isNarrowed = isPicking(picks) || account !== null || document !== null;
    return {
      entries,
      total,
      page,
      rows: entries.flatMap(({ id, memo, lines, ...entry }) =>
        lines.map((line) => ({ ...entry, entryId: id, entryMemo: memo, ...line })),
      ),
      posted: isNarrowed ? null : await postedIn(tx, from, to),
    };
  },
);
