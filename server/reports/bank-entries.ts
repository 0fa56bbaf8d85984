import type { MoneyBank } from '../../src/domain/bank-money/moved-bank.ts';
import type {
  BankTransaction,
  TransactionPicks,
  TransactionType,
} from '../../src/domain/bank-money/transaction.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { column } from '../store/database/row.ts';
import { patterns } from '../store/database/search-patterns.ts';
import type { Tx } from '../store/database/tx.ts';
import { expenseOfEntry } from './expense-entries.ts';

/** What a bank's account moves by, of a line in SQL: its own amount, which of one at home is that at home. */
export const ownOf = `case when $3 then l.amount when l.currency = $4 then l.fx_amount else 0 end`;

/**
 * Every entry on a bank with what it comes to there and the balance after it, in the order of days and, within one, of numbers, whatever the
 * list is narrowed to; revaluations move no bank's own amount. `$2` is the bank's account, `$3` whether it is kept at home, `$4` its currency.
 */
const moved = `
  moved as (
    select l.entry_id, sum(${ownOf}) as amount, sum(l.amount) as home_amount,
      bool_or($3 or l.currency = $4) as is_known
    from journal_line l where l.business_id = $1 and l.account_id = $2 group by l.entry_id),
  running as (
    select e.business_id, e.id, e.number, e.on_day, e.kind, e.memo, e.document_id, e.payment_id, e.reverses, m.amount, m.home_amount, m.is_known,
      sum(m.amount) over (order by e.on_day, e.number) as balance, sum(m.home_amount) over (order by e.on_day, e.number) as home_balance
    from moved m join journal_entry e on e.business_id = $1 and e.id = m.entry_id
    where e.kind <> 'revaluation')`;

/** An entry that takes another back is of the type of that one; a payment's direction is that of the money it moved first. */
const typeOf = `case o.kind when 'expense' then 'expense' when 'opening' then 'opening' when 'fund' then 'fund' when 'fee' then 'fee'
    when 'transfer' then 'transfer'
    when 'manual' then case
      when exists (select 1 from provider_payout p where p.business_id = r.business_id and p.entry_id = o.id)
        or exists (select 1 from store_payout p where p.business_id = r.business_id and p.entry_id = o.id) then 'payout'
      when o.document_id is not null then 'fee' else 'journal' end
    else case when o.payment_id is null then 'journal'
      when (r.home_amount < 0) = (r.reverses is null) then 'payment' else 'received' end end`;

/** Whom and what an entry is about: who paid or was paid, and the documents that a payment settled. */
const about = `
  join journal_entry o on o.business_id = r.business_id and o.id = coalesce(r.reverses, r.id)
  left join lateral (
    select c.name from contact c where c.business_id = r.business_id and c.id = coalesce(
      (select p.contact_id from payment p where p.business_id = r.business_id and p.id = r.payment_id),
      (select min(l.contact_id::text)::uuid from journal_line l where l.business_id = r.business_id and l.entry_id = r.id))) c on true
  left join lateral (
    select min(d.id::text)::uuid as id, string_agg(d.number, ', ' order by d.number) as number, min(d.subtype) as subtype, count(*) as n
    from document d where d.business_id = r.business_id and d.number is not null and d.id in (
      select r.document_id union
      select i.document_id from settlement s join open_item i on i.business_id = s.business_id and i.id = s.item_id
      where r.payment_id is not null and s.business_id = r.business_id and s.payment_id = r.payment_id and s.reverses is null)) d on true
  left join lateral ${expenseOfEntry('r')} x on true`;

const transactionColumns = {
  entryId: column.id,
  number: column.int,
  onDay: column.day,
  type: column.text.as<TransactionType>(),
  contact: column.text.orNull,
  documentId: column.id.orNull,
  documentNumber: column.text.orNull,
  documentType: column.text.orNull,
  memo: column.text,
  amount: column.exact.orNull,
  homeAmount: column.exact,
  balance: column.exact,
  homeBalance: column.exact,
  isReversal: column.bool,
  isReversed: column.bool,
  canUndo: column.bool,
  statementId: column.id.orNull,
  statementDay: column.day.orNull,
};

/** What is looked for: each word in the contact, the memo, a number or an amount as it is written with two decimals or none. */
const searchable = (digits: number): string => {
  const amount = (of: string) =>
    `trim_scale(abs(${of}))::text || ' ' || round(abs(${of}), ${digits})::text || ' ' || replace(round(abs(${of}), ${digits})::text, '.', ',')`;
  return `lower(concat_ws(' ', c.name, r.memo, r.number, d.number, x.number, ${amount('r.amount')}, ${amount('r.home_amount')}))`;
};

const narrowed = (digits: number): string => `
  where r.on_day between $5 and $6 and ($7::text is null or ${typeOf} = $7) and (not $8 or t.statement_id is null)
    and (cardinality($9::text[]) = 0 or ${searchable(digits)} like all($9))
    and ($10::uuid is null or t.statement_id is null or case $11
      when 'open' then t.statement_id = $10 and not t.earlier when 'earlier' then t.earlier else t.until > $6 end)`;

const onStatement = `left join lateral (
    select s.id as statement_id, b.earlier, s.last_day as until, case when b.earlier then s.first_day - 1 else s.last_day end as last_day
    from bank_statement_entry b join bank_statement s on s.business_id = b.business_id and s.id = b.statement_id
    where b.business_id = r.business_id and b.account_id = $2 and b.entry_id = r.id) t on true`;

const columnsOf = `r.id as entry_id, r.number, r.on_day, ${typeOf} as type, c.name as contact,
  case when d.n = 1 then d.id else x.id end as document_id, coalesce(d.number, x.number) as document_number,
  case when d.n = 1 then d.subtype when x.id is not null then 'expense' end as document_type, r.memo,
  case when r.is_known then r.amount end as amount, r.home_amount, r.balance, r.home_balance, r.reverses is not null as is_reversal,
  exists (select 1 from journal_entry b where b.business_id = r.business_id and b.reverses = r.id) as is_reversed,
  r.kind in ('fund', 'fee', 'transfer') and not exists (select 1 from journal_entry b where b.business_id = r.business_id and b.reverses = r.id) as can_undo,
  case when not t.earlier then t.statement_id end as statement_id, t.last_day as statement_day`;

/**
 * Entries as a statement sees them: those on it and on none (`open`), those before the first one that count as matched or could (`earlier`), or
 * those up to its day that aren't on it or an earlier one (`outstanding`).
 */
export type StatementPart = 'open' | 'earlier' | 'outstanding';

interface Narrowed extends Range, Omit<TransactionPicks, 'bankId'> {
  statement: { id: string; part: StatementPart } | null;
  page: number;
  limit: number;
}

/** What statements over a bank's entries are given first: the business, the account, whether it is kept at home, its currency. */
export const accountValues = (tx: Tx, { accountId, currency }: MoneyBank): readonly unknown[] => [
  tx.business.id,
  accountId,
  currency === tx.business.homeCurrency,
  currency,
];

/** A page of a bank's entries, the newest first unless told; one beyond the last is the last. */
export const bankEntries = async (
  tx: Tx,
  bank: MoneyBank,
  { from, to, type, unmatched, search, statement, oldestFirst, ...paged }: Narrowed,
): Promise<{ rows: BankTransaction[]; total: number; page: number }> => {
  const where = narrowed(digitsOf(bank.currency));
  const picked = [type, unmatched, patterns(search), statement?.id ?? null, statement?.part ?? null];
  const values = [...accountValues(tx, bank), from, to, ...picked];
  const [count] = await tx.query(
    { n: column.int },
    `with ${moved} select count(*)::int as n from running r ${about} ${onStatement} ${where}`,
    values,
  );
  const page = pageWithin(count!.n, paged);
  const direction = oldestFirst ? 'asc' : 'desc';
  const rows = await tx.query(
    transactionColumns,
    `with ${moved} select ${columnsOf} from running r ${about} ${onStatement} ${where}
     order by r.on_day ${direction}, r.number ${direction} limit $12 offset $13`,
    [...values, paged.limit, (page - 1) * paged.limit],
  );
  return { rows, total: count!.n, page };
};
