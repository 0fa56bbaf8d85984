import type { AccountGroup } from '../../src/domain/books/accounts.ts';
import { carriedOf, endsWithYear, movementOf, nothing } from '../../src/domain/books/fiscal-balances.ts';
import type { Day } from '../../src/domain/day.ts';
import { type Decimal, isZero, negated, plus, zero } from '../../src/domain/money.ts';
import { type LedgerRow, accountLedger as spec } from '../../src/domain/report/account-ledger.ts';
import { noAudit } from '../../src/domain/report/audit-columns.ts';
import { formatDay } from '../../src/domain/values/format.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { reportFigures as words } from '../../src/domain/words/reports.ts';
import { fiscalSums } from '../store/books/fiscal-sums.ts';
import { column } from '../store/database/row.ts';
import { Missing, type Tx } from '../store/database/tx.ts';
import { auditedLines, isPosted } from './audited-lines.ts';
import { expenseOfEntry } from './expense-entries.ts';
import { firstDay, lastDay, reportSource } from './report.ts';

/** An account's name and group. @throws Missing for one there is none of */
const accountOf = async (tx: Tx, accountId: number) => {
  const [row] = await tx.query(
    { name: column.text, group: column.text.as<AccountGroup>().called('grp') },
    'select name, grp from account where business_id = $1 and id = $2',
    [tx.business.id, accountId],
  );
  if (!row) throw new Missing();
  return row;
};

/** What is carried to retained earnings on a day: an amount that leaves the account at nothing. */
interface Carried {
  onDay: Day;
  amount: Decimal;
}

/**
 * Lines of one account of a range, oldest first, with what they come to after each. What is carried is the first of its day.
 * A page beyond the last is the last.
 */
const linesOf = async (
  tx: Tx,
  filter: Range & { accountId: number; page: number; limit: number },
  carried: readonly Carried[],
): Promise<{ rows: (Omit<LedgerRow, 'balance'> & { running: Decimal })[]; total: number; page: number }> => {
  const [count] = await tx.query(
    { n: column.int },
    'select count(*)::int as n from journal_line where business_id = $1 and account_id = $2 and on_day between $3 and $4',
    [tx.business.id, filter.accountId, filter.from, filter.to],
  );
  const total = count!.n + carried.length;
  const page = pageWithin(total, filter);
  const rows = await tx.query(
    {
      entryId: column.id.orNull,
      number: column.int.orNull,
      onDay: column.day,
      memo: column.text,
      contact: column.text.orNull,
      documentId: column.id.orNull,
      documentNumber: column.text.orNull,
      documentType: column.text.orNull,
      amount: column.exact,
      running: column.exact,
      n: column.small,
    },
    // What a line was posted for is looked up for the lines of the page alone.
    `with posted as (
       select l.entry_id, e.number, l.on_day, e.memo, l.contact_id, l.document_id, l.amount, e.business_id, e.id, e.kind, e.reverses, l.n
       from journal_line l join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
       where l.business_id = $1 and l.account_id = $2 and l.on_day between $3 and $4
       union all
       select null, null, c.on_day, $9, null, null, c.amount, $1, null, null, null, 0::smallint
       from unnest($7::date[], $8::numeric[]) c (on_day, amount)),
     page as (
       select *, sum(amount) over (order by on_day, number nulls first, n) as running from posted
       order by on_day, number nulls first, n limit $5 offset $6)
     select page.entry_id, page.number, page.on_day, page.memo, c.name as contact, coalesce(d.id, x.id) as document_id,
       coalesce(d.number, x.number) as document_number,
       coalesce(d.subtype, case when x.id is not null then 'expense' end) as document_type, page.amount, page.running, page.n
     from page left join contact c on c.business_id = page.business_id and c.id = page.contact_id
     left join document d on d.business_id = page.business_id and d.id = page.document_id
     left join lateral ${expenseOfEntry('page')} x on true order by page.on_day, page.number nulls first, page.n`,
    [
      tx.business.id,
      filter.accountId,
      filter.from,
      filter.to,
      filter.limit,
      (page - 1) * filter.limit,
      carried.map(({ onDay }) => onDay),
      carried.map(({ amount }) => amount),
      words.carried,
    ],
  );
  const auditedOf = await auditedLines(tx, rows.filter(isPosted));
  return {
    rows: rows.map((row) => ({ ...row, ...(isPosted(row) ? auditedOf(row) : noAudit) })),
    total,
    page,
  };
};

const before = (memo: string, balance: Decimal): LedgerRow => ({
  entryId: null,
  number: null,
  onDay: null,
  memo,
  contact: null,
  documentId: null,
  documentNumber: null,
  documentType: null,
  ...noAudit,
  amount: zero,
  balance,
});

/**
 * One account's ledger, what stood on it before its days above each page; an income or expense account begins each fiscal year at
 * nothing. Source: finance-answers.md, Q129.
 *
 * @throws Missing for an account there is none of
 */
export const accountLedger = reportSource(spec, async (tx, { days, account, ...paged }) => {
  if (account === null) throw new Missing();
  const range = { from: days.from ?? firstDay, to: days.to ?? lastDay };
  const { name: title, group } = await accountOf(tx, account);
  const { start, starts, of } = await fiscalSums(tx, range, account);
  const { earlier, years } = of.get(account) ?? { earlier: nothing, years: [nothing, nothing] };
  const { opening, debit, credit } = movementOf(group, earlier, years);
  const carried = carriedOf(group, years).flatMap((net, n) =>
    isZero(net) ? [] : [{ onDay: starts[n]!, amount: negated(net) }],
  );
  const { rows, ...paging } = await linesOf(tx, { ...paged, ...range, accountId: account }, carried);
  const counts = endsWithYear(group) && start < range.from;
  const since = counts ? words.beforeSince(formatDay(start, tx.business.locale)) : words.before;
  const lines = rows.map(({ running, ...row }) => ({ ...row, balance: plus(opening, running) }));
  return { title, rows: [before(since, opening), ...lines], ...paging, opening, debit, credit };
});
