import { kindsThat } from '../../../src/domain/documents/kinds.ts';
import { orderChart } from '../../../src/machines/order/order.lifecycle.ts';
import { postedChart } from '../../../src/machines/posted/posted.lifecycle.ts';
import { quoteChart } from '../../../src/machines/quote/quote.lifecycle.ts';
import { ofKinds, owedHere } from '../../store/statuses.ts';
import type { Check } from './check.ts';

/** The states of each kind of document that has a chart. */
const charts: Readonly<Record<string, readonly string[]>> = {
  invoice: Object.keys(postedChart.states),
  quote: Object.keys(quoteChart.states),
  bill: Object.keys(postedChart.states),
  order: Object.keys(orderChart.states),
};

const states = Object.entries(charts)
  .flatMap(([kind, names]) => names.map((name) => `('${kind}', '${name}')`))
  .join(', ');

const named = `format('%s %s', d.subtype, coalesce(d.number, d.id::text))`;

/** What each status promises of the amounts, the number and the books of an invoice or receipt. */
const promises: readonly { status: string; holds: string }[] = [
  {
    status: 'Draft',
    holds: 'd.number is null and d.settled = 0 and not posted',
  },
  { status: 'NotPaid', holds: 'd.number is not null and d.settled = 0 and d.total > 0' },
  { status: 'DepositPaid', holds: 'd.number is not null and d.settled > 0 and d.settled < d.total' },
  { status: 'Paid', holds: 'd.number is not null and d.settled = d.total' },
  { status: 'Cancelled', holds: 'd.number is not null and d.settled = 0 and open = 0' },
  {
    status: 'Deleted',
    holds: `d.settled = 0 and open = 0 and d.status_before in ('Draft', 'Cancelled')`,
  },
];

/** 6 a document's balance is recomputed from its settlements, 7 its status is its chart's and agrees with the balance. */
export const documentChecks: readonly Check[] = [
  {
    invariant: 6,
    sql: `
      select d.business_id, format('The %s totals %s with %s settled, and its items leave %s open.', ${named}, d.total, d.settled, i.open) as fault
      from document d join (
        select i.business_id, i.document_id, sum(i.amount - coalesce(s.gone, 0)) as open from open_item i
        left join (select business_id, item_id, sum(amount) as gone from settlement group by 1, 2) s
          on s.business_id = i.business_id and s.item_id = i.id
        where i.side in (${owedHere}) group by 1, 2) i on i.business_id = d.business_id and i.document_id = d.id
      where i.open < 0 or i.open <> case when d.status in ('Cancelled', 'Deleted') then 0 else d.total - d.settled end`,
  },
  {
    invariant: 6,
    sql: `
      select d.business_id, format('The %s is issued with a total of %s and has no open item.', ${named}, d.total) as fault
      from document d where d.status in ('NotPaid', 'DepositPaid', 'Paid') and d.total > 0 and not exists (
        select 1 from open_item i where i.business_id = d.business_id and i.document_id = d.id and i.side in (${owedHere}))`,
  },
  {
    invariant: 7,
    sql: `
      select d.business_id, format('The %s has the status %s, which the chart of its kind, %s, does not have.', ${named}, d.status, d.kind) as fault
      from document d where (d.kind, d.status) not in (values ${states})`,
  },
  {
    invariant: 7,
    sql: `
      select d.business_id, format('The %s is %s with a total of %s, %s settled, %s open and %s.', ${named}, d.status, d.total, d.settled,
        open, coalesce('the number ' || d.number, 'no number')) as fault
      from document d cross join lateral (
        select coalesce(sum(i.open) filter (where i.side in (${owedHere})), 0) as open, count(*) > 0 or exists (
          select 1 from journal_entry e where e.business_id = d.business_id and e.document_id = d.id) as posted
        from open_item i where i.business_id = d.business_id and i.document_id = d.id) x
      where d.${ofKinds(kindsThat(({ posts }) => posts))} and not case d.status
        ${promises.map(({ status, holds }) => `when '${status}' then ${holds}`).join('\n        ')}
        else true end`,
  },
  {
    invariant: 7,
    sql: `
      select d.business_id, format('The %s is %s with %s settled, %s, and %s.', ${named}, d.status, d.settled,
        case when posted then 'posted' else 'not posted' end, case when made then 'its document stands' else 'no document was made from it' end) as fault
      from document d cross join lateral (
        select exists (select 1 from journal_entry e where e.business_id = d.business_id and e.document_id = d.id)
          or exists (select 1 from stock_move m where m.business_id = d.business_id and m.document_id = d.id) as posted,
        exists (select 1 from document m where m.business_id = d.business_id and m.source_id = d.id and m.status <> 'Deleted'
          and d.status = case m.subtype when 'receipt' then 'ConvertedToReceipt' else 'ConvertedToInvoice' end) as made) x
      where d.kind = 'quote' and (d.number is null or d.settled <> 0 or posted or made <> (d.status like 'ConvertedTo%'))`,
  },
];
