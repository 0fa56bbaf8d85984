import { kindsThat } from '../../../src/domain/documents/kinds.ts';
import { amongHere, ofKinds } from '../../store/rows/statuses.ts';
import type { Check } from './check.ts';

/** How far each line of an order has come. */
const progress = `
  select l.business_id, l.document_id, sum(b.billed) > 0 as some,
    bool_and(b.billed + l.closed >= l.qty) as whole, sum(b.billed) as billed
  from document_line l cross join lateral (
    select coalesce(sum(m.qty), 0) as billed from document_line m
      join document d on d.business_id = m.business_id and d.id = m.document_id
    where m.business_id = l.business_id and m.source_line_id = l.id and not ${amongHere('gone', 'd')}) b
  group by l.business_id, l.document_id`;

/** 13 an order is as far as its bills say; 7 an expense is in the books while it is recorded, and no longer, and comes to its lines. */
export const purchaseChecks: readonly Check[] = [
  {
    invariant: 13,
    sql: `
      select o.business_id, format('The order %s is %s with %s billed, %s.', coalesce(o.number, o.id::text), o.status,
        coalesce(trim_scale(p.billed), 0), coalesce('the number ' || o.number, 'no number')) as fault
      from document o left join (${progress}) p on p.business_id = o.business_id and p.document_id = o.id
      where o.${ofKinds(kindsThat(({ posts, contactRole, entered }) => !posts && contactRole === 'vendor' && !entered))}
        and not case o.status
          when 'Draft' then o.number is null and not coalesce(p.some, false)
          when 'ConvertToBill' then o.number is not null and p.some and not p.whole
          when 'BillCreated' then o.number is not null and p.some and p.whole
          when 'Deleted' then not coalesce(p.some, false)
          else o.number is not null and not coalesce(p.some, false) end`,
  },
  {
    invariant: 7,
    sql: `
      select x.business_id, format('The expense %s is %s, and its entry %s.', x.number, x.status,
        case when taken.id is null then 'stands' else 'was taken back' end) as fault
      from expense x left join journal_entry taken on taken.business_id = x.business_id and taken.reverses = x.entry_id
      where (x.status = 'Recorded') <> (taken.id is null)`,
  },
  {
    invariant: 7,
    sql: `
      select x.business_id, format('The expense %s says %s, %s of tax and %s at home, its %s lines %s, %s and %s.', x.number,
        trim_scale(x.net), trim_scale(x.tax_amount), trim_scale(x.home_total), l.n, trim_scale(l.net), trim_scale(l.tax), trim_scale(l.home)) as fault
      from expense x cross join lateral (
        select count(*) as n, coalesce(sum(net), 0) as net, coalesce(sum(tax_amount), 0) as tax, coalesce(sum(home_total), 0) as home
        from expense_line l where l.business_id = x.business_id and l.expense_id = x.id) l
      where l.n = 0 or (l.net, l.tax, l.home) is distinct from (x.net, x.tax_amount, x.home_total)`,
  },
];
