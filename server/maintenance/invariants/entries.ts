import type { Check } from './check.ts';

/** Entries and lines: 1 each entry balances, 2 its lines are of its business and day, 15 its tax records come to its lines on tax accounts, 7 one by hand is reversed where another one takes it back, and a pair together, 10 numbers run from 1 without a gap, but for those that imported documents brought along. */
export const entryChecks: readonly Check[] = [
  {
    invariant: 1,
    sql: `
      select e.business_id, format('Entry %s has %s lines, which add up to %s.', e.number, count(l.n), coalesce(sum(l.amount), 0)) as fault
      from journal_entry e left join journal_line l on l.business_id = e.business_id and l.entry_id = e.id
      group by e.business_id, e.id, e.number having count(l.n) < 2 or sum(l.amount) <> 0`,
  },
  {
    invariant: 2,
    sql: `
      select l.business_id, case
        when e.id is null then format('Line %s of entry %s has no entry in its business.', l.n, l.entry_id)
        when a.id is null then format('Line %s of entry %s is on account %s, which its business does not have.', l.n, e.number, l.account_id)
        else format('Line %s of entry %s is on %s, its entry on %s.', l.n, e.number, l.on_day, e.on_day) end as fault
      from journal_line l
      left join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
      left join account a on a.business_id = l.business_id and a.id = l.account_id
      where e.id is null or a.id is null or e.on_day <> l.on_day`,
  },
  {
    // Lines typed by hand carry no base, and neither does what is settled with the office.
    invariant: 15,
    sql: `
      select business_id, format('Entry %s has %s of tax on its lines, and %s in its tax records.', number, posted, recorded) as fault
      from (select e.business_id, e.number,
          (select coalesce(sum(l.amount), 0) from journal_line l where l.business_id = e.business_id and l.entry_id = e.id and l.tax_base is not null) as posted,
          (select coalesce(sum(case r.side when 'sale' then -r.home_tax else r.home_deducted end), 0) from tax_record r
            where r.business_id = e.business_id and r.entry_id = e.id) as recorded
        from journal_entry e) x where posted <> recorded`,
  },
  {
    invariant: 7,
    sql: `
      select m.business_id, format('Entry %s is %s, and %s.', e.number, m.status, case when back.id is null then 'nothing takes it back' else 'entry ' || back.number || ' takes it back' end) as fault
      from manual_entry m join journal_entry e on e.business_id = m.business_id and e.id = m.entry_id
        left join journal_entry back on back.business_id = m.business_id and back.reverses = m.entry_id
      where (m.status = 'Reversed') <> (back.id is not null)`,
  },
  {
    invariant: 7,
    sql: `
      select m.business_id, format('Entries %s and %s were posted as a pair, and are %s and %s.', e.number, f.number, o.status, m.status) as fault
      from manual_entry m join manual_entry o on o.business_id = m.business_id and o.entry_id = m.pair_of
        join journal_entry e on e.business_id = o.business_id and e.id = o.entry_id
        join journal_entry f on f.business_id = m.business_id and f.id = m.entry_id
      where o.status <> m.status`,
  },
  {
    invariant: 10,
    sql: `
      with given as (
        select business_id, subtype as kind, seq as number from document where seq is not null
        union all select business_id, 'expense', seq from expense
        union all select business_id, 'transfer', seq from stock_transfer
        union all select business_id, kind, seq from credit_note
        union all select business_id, 'journal', number from journal_entry),
      counted as (
        select business_id, kind, count(*) as n, count(distinct number) as different, min(number) as first, max(number) as last
        from given group by 1, 2)
      select business_id, format('Series %s has %s numbers from %s to %s, and its next is %s.', kind, coalesce(c.n, 0),
        coalesce(c.first::text, 'none'), coalesce(c.last::text, 'none'), coalesce(s.next::text, 'missing')) as fault
      from counted c full join series s using (business_id, kind)
      where s.next is null or s.next <> coalesce(c.n, 0) + 1 + s.skipped or c.different <> c.n or c.last >= s.next
        or s.skipped = 0 and (c.first <> 1 or c.last <> c.n)`,
  },
  {
    invariant: 10,
    sql: `
      select business_id, format('The %s %s has the number %s but stands at %s in its series.', subtype, id, coalesce(number, 'none'),
        coalesce(seq::text, 'none')) as fault
      from document where (number is null) <> (seq is null) and not (seq is null and number = external_number) or right(number, length(seq::text)) <> seq::text`,
  },
];
