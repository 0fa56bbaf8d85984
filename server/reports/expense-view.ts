import type { Attachment } from '../../src/domain/documents/attachment.ts';
import type { PostedEntry } from '../../src/domain/expense/expense.ts';
import { findExpense, type KeptExpense } from '../store/books/expenses.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { attachmentsOf } from '../store/files/attachments.ts';
import { type EventView, historyOf } from './document-history.ts';

/** An expense with all its page shows. */
export interface ExpenseView {
  expense: KeptExpense;
  history: EventView[];
  /** Who recorded it. */
  addedBy: string;
  journal: PostedEntry[];
  attachments: Attachment[];
}

/** Entries an expense was ever posted in, and those that took them back, in the order of the journal. */
const journalOf = async (tx: Tx, id: string): Promise<PostedEntry[]> => {
  const rows = await tx.query(
    {
      id: column.id,
      number: column.int,
      onDay: column.day,
      memo: column.text,
      account: column.text,
      amount: column.exact,
    },
    `with posted as (select (e.data ->> 'entryId')::uuid as id from event e where e.business_id = $1 and e.subject_id = $2)
     select e.id, e.number, e.on_day, e.memo, a.name as account, l.amount from journal_entry e
       join journal_line l on l.business_id = e.business_id and l.entry_id = e.id
       join account a on a.business_id = l.business_id and a.id = l.account_id
     where e.business_id = $1 and (e.id in (select id from posted) or e.reverses in (select id from posted))
     order by e.number, l.n`,
    [tx.business.id, id],
  );
  const entries = new Map<string, PostedEntry>();
  for (const { account, amount, ...entry } of rows)
    entries.set(entry.id, {
      ...entry,
      lines: [...(entries.get(entry.id)?.lines ?? []), { account, amount }],
    });
  return [...entries.values()];
};

/** An expense as its page shows it. Throws `Missing`. */
export const viewExpense = async (tx: Tx, id: string): Promise<ExpenseView> => {
  const expense = await findExpense(tx, id);
  const [history, journal, attachments, [first]] = await Promise.all([
    historyOf(tx, id),
    journalOf(tx, id),
    attachmentsOf(tx, id),
    tx.query(
      { addedBy: column.id },
      'select user_id as added_by from event where business_id = $1 and subject_id = $2 order by id limit 1',
      [tx.business.id, id],
    ),
  ]);
  return { expense, history, journal, attachments, addedBy: first!.addedBy };
};
