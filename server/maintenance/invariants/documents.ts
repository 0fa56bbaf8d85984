import { kindsThat } from '../../../src/domain/documents/kinds.ts';
import { orderChart } from '../../../src/machines/order/order.lifecycle.ts';
import { postedChart } from '../../../src/machines/posted/posted.lifecycle.ts';
import { quoteChart } from '../../../src/machines/quote/quote.lifecycle.ts';
import { ofKinds, owedHere } from '../../store/rows/statuses.ts';
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
    invariant: 6,
    sql: `
      select d.business_id, format('The %s knows of %s given back in %s credit notes, %s of it off its balance; there are %s of %s and %s.',
        ${named}, known.amount, known.n, known.settled, kept.n, kept.amount, kept.settled) as fault
      from document d cross join lateral (
        select count(*) as n, coalesce(sum((x ->> 'amount')::numeric), 0) as amount, coalesce(sum((x ->> 'settled')::numeric), 0) as settled
        from jsonb_array_elements(d.credited) x) known
      cross join lateral (
        select count(*) as n, coalesce(sum(c.amount), 0) as amount, coalesce(sum(c.settled), 0) as settled
        from credit_note c where c.business_id = d.business_id and c.document_id = d.id and c.undone_at is null and c.kind <> 'cancellation') kept
      where (known.n, known.amount, known.settled) <> (kept.n, kept.amount, kept.settled)`,
  },
  {
    invariant: 7,
    sql: `
      select d.business_id, format('The %s is %s, and cancellation %s says it is cancelled.', ${named}, d.status, c.number) as fault
      from credit_note c join document d on d.business_id = c.business_id and d.id = c.document_id
      where c.kind = 'cancellation' and c.undone_at is null and d.status not in ('Cancelled', 'Deleted')`,
  },
  {
    invariant: 6,
    sql: `
      select c.business_id, format('Credit note %s took %s off the balance, and its settlement says %s.', c.number, c.settled, coalesce(s.amount, 0)) as fault
      from credit_note c left join settlement s on s.business_id = c.business_id and s.id = c.settlement_id
      left join settlement back on back.business_id = s.business_id and back.reverses = s.id
      where c.settled <> coalesce(s.amount, 0) or (back.id is null) = (c.undone_at is not null and s.id is not null)`,
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
