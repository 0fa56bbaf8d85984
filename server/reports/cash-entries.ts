import { cashEntries as spec } from '../../src/domain/report/cash-entries.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { cashLines, cashParameters } from './cash-rows.ts';
import { expenseOfEntry } from './expense-entries.ts';
import { firstDay, lastDay, reportSource } from './report.ts';

/** A row of the cash flow as links name it: places, or one and an account: `operating,investing`, `operating-21`. */
const pickOf = (row: string | null): { places: string[] | null; account: number | null } => {
  const [, place, account] = /^([a-z]+)-(\d+)$/.exec(row ?? '') ?? [];
  if (place) return { places: [place], account: Number(account) };
  const places = (row ?? '').split(',').flatMap((one) => {
    if (one === 'operating') return ['operating', 'customers', 'vendors'];
    return one === 'start' ? ['opened'] : [one];
  });
  return { places: row ? places : null, account: null };
};

const picked = `placed where ($9::text[] is null or place = any($9)) and ($10::int is null or account_id = $10)`;

const countOf = async (tx: Tx, parameters: readonly unknown[]) => {
  const [row] = await tx.query(
    { total: column.int, sum: column.exact },
    `with ${cashLines} select count(*)::int as total, coalesce(sum(amount), 0) as sum from ${picked}`,
    parameters,
  );
  return row!;
};

/** What is behind a row of the cash flow, the newest first. */
export const cashEntries = reportSource(spec, async (tx, { days, row, ...request }) => {
  const range = { from: days.from ?? firstDay, to: days.to ?? lastDay };
  const { places, account } = pickOf(row);
  const parameters = [...(await cashParameters(tx, [range])), places, account];
  const { total, sum } = await countOf(tx, parameters);
  const page = pageWithin(total, request);
  const rows = await tx.query(
    {
      onDay: column.day,
      number: column.int,
      memo: column.text,
      contact: column.text.orNull,
      accountId: column.int,
      account: column.text,
      documentId: column.id.orNull,
      documentNumber: column.text.orNull,
      documentType: column.text.orNull,
      amount: column.exact,
    },
    `with ${cashLines}, page as (
       select e.business_id, e.id, e.kind, e.reverses, e.on_day, e.number, e.memo, e.document_id, p.line, p.account_id, p.amount, p.contact_id
       from (select * from ${picked}) p join journal_entry e on e.business_id = $1 and e.id = p.entry_id
       order by e.on_day desc, e.number desc, p.line limit $11 offset $12)
     select page.on_day, page.number, page.memo, c.name as contact, page.account_id, a.name as account,
       coalesce(d.id, x.id) as document_id, coalesce(d.number, x.number) as document_number,
       coalesce(d.subtype, case when x.id is not null then 'expense' end) as document_type, page.amount
     from page join account a on a.business_id = $1 and a.id = page.account_id
     left join contact c on c.business_id = page.business_id and c.id = page.contact_id
     left join document d on d.business_id = page.business_id and d.id = page.document_id
     left join lateral ${expenseOfEntry('page')} x on true order by page.on_day desc, page.number desc, page.line`,
    [...parameters, request.limit, (page - 1) * request.limit],
  );
  return { rows, total, page, sum };
});
