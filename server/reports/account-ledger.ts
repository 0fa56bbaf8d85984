import { firstOfMonth } from '../../src/domain/day.ts';
import { type Decimal, plus, zero } from '../../src/domain/money.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import { type LedgerRow, accountLedger as spec } from '../../src/domain/report/account-ledger.ts';
import { reportFigures as words } from '../../src/domain/words/reports.ts';
import { column } from '../store/row.ts';
import { Missing, type Tx } from '../store/tx.ts';
import { expenseOfEntry } from './expense-entries.ts';
import { firstDay, lastDay, reportSource } from './report.ts';

/** An account's name. Throws `Missing`. */
const accountName = async (tx: Tx, accountId: number): Promise<string> => {
  const [row] = await tx.query(
    { name: column.text },
    'select name from account where business_id = $1 and id = $2',
    [tx.business.id, accountId],
  );
  if (!row) throw new Missing();
  return row.name;
};

/** One account's lines of a range, oldest first, with the balance before them and after each. A page beyond the last is the last. */
const ledgerOf = async (
  tx: Tx,
  filter: { accountId: number; from: string; to: string; page: number; limit: number },
): Promise<{ opening: Decimal; rows: LedgerRow[]; total: number; page: number }> => {
  const [count] = await tx.query(
    { n: column.int },
    'select count(*)::int as n from journal_line where business_id = $1 and account_id = $2 and on_day between $3 and $4',
    [tx.business.id, filter.accountId, filter.from, filter.to],
  );
  const page = pageWithin(count!.n, filter);
  const [opening] = await tx.query(
    { net: column.exact },
    `select coalesce(sum(debit - credit), 0) as net from (
       select debit, credit from month_balance where business_id = $1 and account_id = $2 and month < $3
       union all
       select debit, credit from day_balance where business_id = $1 and account_id = $2 and on_day >= $3 and on_day < $4) parts`,
    [tx.business.id, filter.accountId, firstOfMonth(filter.from), filter.from],
  );
  const rows = await tx.query(
    {
      entryId: column.id,
      number: column.int,
      onDay: column.day,
      memo: column.text,
      contact: column.text.orNull,
      documentId: column.id.orNull,
      documentNumber: column.text.orNull,
      documentType: column.text.orNull,
      amount: column.exact,
      running: column.exact,
    },
    // What a line was posted for is looked up for the lines of the page alone.
    `select page.entry_id, page.number, page.on_day, page.memo, page.contact, coalesce(page.document_id, x.id) as document_id,
       coalesce(page.document_number, x.number) as document_number,
       coalesce(page.document_type, case when x.id is not null then 'expense' end) as document_type, page.amount, page.running
     from (select * from (
       select l.entry_id, e.number, l.on_day, e.memo, c.name as contact, d.id as document_id, d.number as document_number,
         d.subtype as document_type, l.amount, e.business_id, e.id, e.kind, e.reverses,
         sum(l.amount) over (order by l.on_day, e.number, l.n) as running, l.n
       from journal_line l join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
       left join contact c on c.business_id = l.business_id and c.id = l.contact_id
       left join document d on d.business_id = l.business_id and d.id = l.document_id
       where l.business_id = $1 and l.account_id = $2 and l.on_day between $3 and $4) ledger
       order by on_day, number, n limit $5 offset $6) page
     left join lateral ${expenseOfEntry('page')} x on true order by page.on_day, page.number, page.n`,
    [tx.business.id, filter.accountId, filter.from, filter.to, filter.limit, (page - 1) * filter.limit],
  );
  const start = opening!.net;
  return {
    opening: start,
    total: count!.n,
    page,
    rows: rows.map(({ running, ...row }) => ({ ...row, balance: plus(start, running) })),
  };
};

/** What came and went in some days, from the days' sums. */
const movedIn = async (tx: Tx, account: number, from: string, to: string) => {
  const [row] = await tx.query(
    { debit: column.exact, credit: column.exact },
    `select coalesce(sum(debit), 0) as debit, coalesce(sum(credit), 0) as credit from day_balance
     where business_id = $1 and account_id = $2 and on_day between $3 and $4`,
    [tx.business.id, account, from, to],
  );
  return row!;
};

const before = (balance: Decimal): LedgerRow => ({
  entryId: null,
  number: null,
  onDay: null,
  memo: words.before,
  contact: null,
  documentId: null,
  documentNumber: null,
  documentType: null,
  amount: zero,
  balance,
});

/** One account's ledger, what stood on it before its days above each page. @throws Missing for an account there is none of */
export const accountLedger = reportSource(spec, async (tx, { days, account, ...paged }) => {
  if (account === null) throw new Missing();
  const [from, to] = [days.from ?? firstDay, days.to ?? lastDay];
  const title = await accountName(tx, account);
  const [{ opening, rows, ...paging }, moved] = await Promise.all([
    ledgerOf(tx, { ...paged, accountId: account, from, to }),
    movedIn(tx, account, from, to),
  ]);
  return { title, opening, rows: [before(opening), ...rows], ...paging, ...moved };
});
