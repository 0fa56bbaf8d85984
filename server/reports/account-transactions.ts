import { groupNameOf, subgroupIdsIn } from '../../src/domain/books/account-groups.ts';
import {
  carriedOf,
  closingOf,
  movementOf,
  nothing,
  withMerged,
} from '../../src/domain/books/fiscal-balances.ts';
import type { Day } from '../../src/domain/day.ts';
import { type Decimal, isZero, minus, negated, sum } from '../../src/domain/money.ts';
import {
  type TransactionRow,
  transactionDetails,
  transactionSummary,
} from '../../src/domain/report/account-transactions.ts';
import { noAudit } from '../../src/domain/report/audit-columns.ts';
import type { ReportControl } from '../../src/domain/report/spec.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { reportFigures } from '../../src/domain/words/reports.ts';
import { accountTransactionWords as words } from '../../src/domain/words/statements.ts';
import { fiscalSums } from '../store/books/fiscal-sums.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { mergedTogether, type ReportAccount, reportAccounts } from './account-sums.ts';
import { auditedLines, isPosted } from './audited-lines.ts';
import { expenseOfEntry } from './expense-entries.ts';
import { isPicking, pickedLines } from './line-picks.ts';
import { firstDay, lastDay, type Report, type ReportRequest, reportSource, rowReport } from './report.ts';

type Together = ReadonlyMap<number, number>;

/** The accounts that are asked for: one, those of some sub-groups, or all; without those that are shown with another. */
const askedAccounts = async (
  tx: Tx,
  { account, subgroups }: ReportRequest,
  together: Together,
): Promise<ReportAccount[]> =>
  (await reportAccounts(tx)).filter(
    ({ id, place }) =>
      !together.has(id) &&
      (account === null || id === (together.get(account) ?? account)) &&
      (subgroups === null || subgroupIdsIn([place]).some((one) => subgroups.includes(one))),
  );

const rangeOf = ({ days }: ReportRequest): Range => ({ from: days.from ?? firstDay, to: days.to ?? lastDay });

/** Each account that is asked for with its movement, and what of it is carried on which days. */
const movementsOf = async (tx: Tx, request: ReportRequest, together: Together) => {
  const accounts = await askedAccounts(tx, request, together);
  const { starts, of: apart } = await fiscalSums(tx, rangeOf(request));
  const of = withMerged(apart, together);
  return accounts.map((account) => {
    const { earlier, years } = of.get(account.id) ?? {
      earlier: nothing,
      years: [nothing, nothing, ...starts.map(() => nothing)],
    };
    const carried = carriedOf(account.group, years).flatMap((net, n) =>
      isZero(net) ? [] : [{ onDay: starts[n]!, amount: negated(net) }],
    );
    return { ...account, ...movementOf(account.group, earlier, years), carriedOn: carried };
  });
};
type Moved = Awaited<ReturnType<typeof movementsOf>>[number];

const hasMoved = ({ opening, debit, credit }: Moved): boolean => ![opening, debit, credit].every(isZero);

const summary = reportSource(transactionSummary, async (tx, request) => {
  const moved = await movementsOf(tx, request, await mergedTogether(tx, request.together));
  const rows = moved
    .filter((one) => request.zeroRows || hasMoved(one))
    .map(({ id, name, group, carriedOn: _, ...row }) => ({
      ...row,
      accountId: id,
      account: name,
      group: groupNameOf(group),
    }));
  return { rows, total: rows.length, page: 1 };
});

/** A row that is no line of an entry: what stood on an account before, is carried, or stands after. */
interface Unposted {
  accountId: number;
  is: TransactionRow['is'];
  onDay: Day | null;
  amount: Decimal;
  memo: string;
}

const unpostedOf = ({ id, opening, carriedOn }: Moved): Unposted[] => {
  const row = (is: TransactionRow['is'], memo: string, amount: Decimal, onDay: Day | null = null) => ({
    accountId: id,
    is,
    onDay,
    amount,
    memo,
  });
  return [
    row('opening', words.opening, opening),
    ...carriedOn.map(({ onDay, amount }) => row('carried', reportFigures.carried, amount, onDay)),
    row('closing', words.closing, '0'),
  ];
};

const order = `array_position($2::int[], account_id), array_position(array['opening', 'line', 'closing'], case when row_kind = 'carried' then 'line' else row_kind end),
  on_day, number nulls first, line`;

/**
 * All rows of the accounts in order, with what stands on each account after each.
 *
 * @param shown the account a line is shown on, in SQL
 */
const rowsSql = (picked: string, shown: string): string => `with posted as (
    select ${shown} as account_id, l.account_id as booked_on, 'line' as row_kind, l.on_day, e.number, e.memo, l.contact_id, l.document_id, l.amount, l.n::int as line,
      e.business_id, e.id, e.kind, e.reverses
    from journal_line l join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
    where l.business_id = $1 and l.account_id = any($2::int[]) and l.on_day between $3 and $4 and ${picked}
    union all
    select u.account_id, null, u.row_kind, u.on_day, null, u.memo, null, null, u.amount, 0, null, null, null, null
    from unnest($5::int[], $6::text[], $7::date[], $8::numeric[], $9::text[]) u (account_id, row_kind, on_day, amount, memo)),
  page as (select *, sum(amount) over (partition by account_id order by ${order}) as running,
      row_number() over (order by ${order}) as place
    from posted order by ${order} limit $10 offset $11)
  select page.account_id, page.id as entry_id, page.line::smallint as n, page.row_kind, page.on_day, page.number, page.memo, c.name as contact, page.amount, page.running,
    coalesce(d.id, x.id) as document_id, coalesce(d.number, x.number) as document_number,
    coalesce(d.subtype, case when x.id is not null then 'expense' end) as document_type, o.first as other, coalesce(o.n, 0)::int as others
  from page left join contact c on c.business_id = $1 and c.id = page.contact_id
  left join document d on d.business_id = $1 and d.id = page.document_id
  left join lateral ${expenseOfEntry('page')} x on true
  left join lateral (select min(a.name) as first, count(*) as n from (select distinct account_id from journal_line
      where business_id = $1 and entry_id = page.id and account_id <> page.booked_on) beside
    join account a on a.business_id = $1 and a.id = beside.account_id) o on true
  order by page.place`;

/** Entries without a reversal within the days, and that reverse none of them: a reversed entry and its reversal are hidden together or not at all. */
const unreversed = `not exists (select from journal_entry r where r.business_id = e.business_id
  and (r.reverses = e.id or r.id = e.reverses) and r.on_day between $3 and $4)`;

/** What the accounts come to by their lines, beside their closing balances in the trial balance. Source: finance-answers.md, section C, 11. */
const controlOf = (moved: readonly Moved[], lines: Decimal): ReportControl => {
  const value = sum(moved.map(closingOf));
  const carried = moved.flatMap(({ carriedOn }) => carriedOn.map(({ amount }) => amount));
  const shown = sum([...moved.map(({ opening }) => opening), lines, ...carried]);
  return { label: words.control, value, difference: minus(shown, value), to: 'report:trial-balance' };
};

/** Lines of the accounts that are asked for. */
export const transactionsOfAccounts = reportSource(transactionDetails, async (tx, request) => {
  const range = rangeOf(request);
  const together = await mergedTogether(tx, request.together);
  const moved = (await movementsOf(tx, request, together)).filter((one) => request.zeroRows || hasMoved(one));
  const byId = new Map(moved.map((one) => [one.id, one]));
  const shown = moved.map(({ id }) => id);
  const ids = [...shown, ...[...together].flatMap(([id, into]) => (shown.includes(into) ? [id] : []))];
  const picks = { ...request.linePicks, contact: request.contact };
  // Filters choose rows: what stood before and after is of all of an account's lines, and is left out beside some of them.
  const isPicked = isPicking(picks);
  const unposted = isPicked ? [] : moved.flatMap(unpostedOf);
  const conditionOf = (values: unknown[]): string =>
    [
      pickedLines(picks, (value) => `$${values.push(value)}`),
      ...(request.hideReversed ? [unreversed] : []),
    ].join(' and ');
  const shownAs = (values: unknown[]): string =>
    together.size === 0
      ? 'l.account_id'
      : `coalesce(($${values.push([...together.values()])}::int[])[array_position($${values.push([...together.keys()])}::int[], l.account_id)], l.account_id)`;
  const counted: unknown[] = [tx.business.id, ids, range.from, range.to];
  const [count] = await tx.query(
    { n: column.int, moved: column.exact },
    `select count(*)::int as n, coalesce(sum(l.amount), 0) as moved from journal_line l join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
     where l.business_id = $1 and l.account_id = any($2::int[]) and l.on_day between $3 and $4
       and ${conditionOf(counted)}`,
    counted,
  );
  const total = count!.n + unposted.length;
  const page = pageWithin(total, request);
  const values: unknown[] = [
    tx.business.id,
    ids,
    range.from,
    range.to,
    unposted.map(({ accountId }) => accountId),
    unposted.map(({ is }) => is),
    unposted.map(({ onDay }) => onDay),
    unposted.map(({ amount }) => amount),
    unposted.map(({ memo }) => memo),
    request.limit,
    (page - 1) * request.limit,
  ];
  const rows = await tx.query(
    {
      accountId: column.int,
      entryId: column.id.orNull,
      n: column.small,
      rowKind: column.text.as<TransactionRow['is']>(),
      onDay: column.day.orNull,
      number: column.int.orNull,
      memo: column.text,
      contact: column.text.orNull,
      amount: column.exact,
      running: column.exact,
      documentId: column.id.orNull,
      documentNumber: column.text.orNull,
      documentType: column.text.orNull,
      other: column.text.orNull,
      others: column.int,
    },
    rowsSql(conditionOf(values), shownAs(values)),
    values,
  );
  const auditedOf = await auditedLines(tx, rows.filter(isPosted));
  return {
    rows: rows.map(({ rowKind, running, other, others, ...row }): TransactionRow => {
      const { code, name } = byId.get(row.accountId)!;
      return {
        ...row,
        ...(isPosted(row) ? auditedOf(row) : noAudit),
        is: rowKind,
        code,
        account: name,
        balance: isPicked ? null : running,
        others: other === null ? null : words.othersOf(other, others - 1),
      };
    }),
    controls: isPicked ? [] : [controlOf(moved, count!.moved)],
    total,
    page,
  };
});

/** Lines of accounts, or what each of them moved. Source: finance-answers.md, section C, 11 to 13. */
export const accountTransactions: Report = {
  name: 'account-transactions',
  read: (tx, request, ...more) =>
    (request.view === 'summary' ? rowReport(summary) : rowReport(transactionsOfAccounts)).read(
      tx,
      request,
      ...more,
    ),
};
