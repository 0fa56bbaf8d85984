import { type Decimal, minus, sum } from '../../src/domain/money.ts';
import { percentOf } from '../../src/domain/report/change.ts';
import { purchasesByVendor as spec } from '../../src/domain/report/purchases-by-vendor.ts';
import { purchaseReportWords as words } from '../../src/domain/words/sales-reports.ts';
import { rolesOf } from '../store/books/accounts.ts';
import { column } from '../store/database/row.ts';
import { isCashAccount, isTaxAccount, reportAccounts } from './account-sums.ts';
import { firstDay, lastDay, reportSource } from './report.ts';

/**
 * Every line of entries of bills and expenses, of what vendors gave back of them, and of what takes one of these back. Beside what was
 * bought they are on payables, advances, tax, money, exchange and rounding. Source: finance-answers.md, section C, 21.
 */
const linesSql = `bought as (
    select e.id, e.on_day, e.document_id, e.kind, e.kind not in ('purchase', 'expense') as back
    from journal_entry e left join journal_entry o on o.business_id = e.business_id and o.id = e.reverses
      left join document d on d.business_id = e.business_id and d.id = e.document_id
    where e.business_id = $1 and e.on_day between $2 and $3
      and (e.kind in ('purchase', 'expense') or (e.kind = 'credit-note' and d.kind = 'bill')
        or (e.kind = 'reversal' and (o.kind in ('purchase', 'expense') or (o.kind = 'credit-note' and d.kind = 'bill'))))),
  of_vendor as (select b.*, (select l.contact_id from journal_line l
      where l.business_id = $1 and l.entry_id = b.id and l.contact_id is not null limit 1) as vendor_id from bought b),
  lines as (select v.*, l.amount, l.account_id from of_vendor v join journal_line l on l.business_id = $1 and l.entry_id = v.id)`;

/** What was bought, by vendor. */
export const purchasesByVendor = reportSource(spec, async (tx, { days, contact }) => {
  const [roles, accounts] = [await rolesOf(tx), await reportAccounts(tx)];
  const beside = [
    ...accounts.filter((one) => isCashAccount(one) || isTaxAccount(one)).map(({ id }) => id),
    roles.payable,
    roles.advance,
    roles.exchange,
    roles.rounding,
  ];
  const found = await tx.query(
    {
      vendorId: column.id.orNull,
      vendor: column.text.orNull,
      bills: column.int,
      expenses: column.int,
      amount: column.exact,
      credited: column.exact,
      tax: column.exact,
      others: column.exact,
      last: column.day.orNull,
    },
    `with ${linesSql}
     select s.*, c.name as vendor from (
       select vendor_id, (count(distinct document_id) filter (where kind = 'purchase'))::int as bills,
         (count(distinct id) filter (where kind = 'expense'))::int as expenses,
         coalesce(sum(amount) filter (where not back and account_id <> all($4::int[])), 0) as amount,
         coalesce(-sum(amount) filter (where back and account_id <> all($4::int[])), 0) as credited,
         coalesce(sum(amount) filter (where account_id = any($5::int[])), 0) as tax,
         coalesce(-sum(amount) filter (where account_id = any($4::int[])), 0) as others,
         max(on_day) filter (where not back) as last
       from lines group by 1) s left join contact c on c.business_id = $1 and c.id = s.vendor_id
     where $6::uuid is null or s.vendor_id = $6`,
    [
      tx.business.id,
      days.from ?? firstDay,
      days.to ?? lastDay,
      beside,
      accounts.filter(({ place }) => place === 'asset/Tax').map(({ id }) => id),
      contact,
    ],
  );
  const netOf = (row: { amount: Decimal; credited: Decimal }) => minus(row.amount, row.credited);
  const net = sum(found.map(netOf));
  const others = sum(found.map((row) => row.others));
  const rows = found
    .map(({ others: _, ...row }) => ({
      ...row,
      share: percentOf(netOf(row), net),
    }))
    .sort((a, b) => Number(netOf(b)) - Number(netOf(a)));
  return {
    rows,
    controls: [{ label: words.control, value: others, difference: minus(net, others) }],
    total: rows.length,
    page: 1,
    whole: true as const,
  };
});
