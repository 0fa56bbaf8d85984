import { daysAfter } from '../../src/domain/day.ts';
import { formatMonth } from '../../src/domain/format.ts';
import { type Decimal, minus, negated, plus, sum, zero } from '../../src/domain/money.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import type { Range } from '../../src/domain/period.ts';
import { type SalesTaxView, salesTaxViews, salesTax as spec } from '../../src/domain/report/sales-tax.ts';
import type { TaxKind } from '../../src/domain/tax.ts';
import { salesTaxWords as words } from '../../src/domain/words/sales-reports.ts';
import { rolesOf } from '../store/accounts.ts';
import { column } from '../store/row.ts';
import type { Tx } from '../store/tx.ts';
import {
  accountSums,
  isCashAccount,
  isTaxAccount,
  type ReportAccount,
  reportAccounts,
} from './account-sums.ts';
import { expenseOfEntry } from './expense-entries.ts';
import { firstDay, lastDay, type ReportRequest, reportSource } from './report.ts';

/** What records are told apart by: the columns a row has beside its sums, and their order. */
const by: Readonly<Record<SalesTaxView, { columns: string; order: string }>> = {
  summary: {
    columns: `tax_name as tax, r.kind, r.rate, null::date as on_day, null::uuid as document_id, null as document_number,
      null as document_type, null as contact, null as tax_number, null as country`,
    order: 'tax, rate desc',
  },
  documents: {
    columns: `tax_name as tax, r.kind, r.rate, r.on_day, coalesce(d.id, x.id) as document_id, coalesce(d.number, x.number) as document_number,
      coalesce(d.subtype, case when x.id is not null then 'expense' end) as document_type, c.name as contact,
      nullif(c.card ->> 'taxId', '') as tax_number, nullif(r.country, '') as country`,
    order: `on_day desc, document_number desc nulls last, document_id, tax, rate desc nulls last, kind, document_type, contact, tax_number,
      country`,
  },
  months: {
    columns: `null as tax, null as kind, null::numeric as rate, date_trunc('month', r.on_day)::date as on_day, null::uuid as document_id,
      null as document_number, null as document_type, null as contact, null as tax_number, null as country`,
    order: 'on_day',
  },
};

const documentsOfRecords = `join journal_entry e on e.business_id = r.business_id and e.id = r.entry_id
  left join document d on d.business_id = r.business_id and d.id = r.document_id
  left join lateral ${expenseOfEntry('e')} x on true
  left join contact c on c.business_id = r.business_id and c.id = coalesce(d.contact_id, (select l.contact_id from journal_line l
    where l.business_id = r.business_id and l.entry_id = r.entry_id and l.contact_id is not null limit 1))`;

const isView = (view: string | null): view is SalesTaxView => salesTaxViews.includes(view as SalesTaxView);

const amounts = {
  saleBase: column.exact,
  saleTax: column.exact,
  purchaseBase: column.exact,
  deducted: column.exact,
  kept: column.exact,
};
const summed = `coalesce(sum(home_base) filter (where side = 'sale'), 0) as sale_base, coalesce(sum(home_tax) filter (where side = 'sale'), 0) as sale_tax,
  coalesce(sum(home_base) filter (where side = 'purchase'), 0) as purchase_base,
  coalesce(sum(home_deducted) filter (where side = 'purchase'), 0) as deducted,
  coalesce(sum(home_tax - home_deducted) filter (where side = 'purchase'), 0) as kept`;
const ofDays = `r.business_id = $1 and r.on_day between $2 and $3 and r.kind <> 'outside'`;

/** A page of the records told apart by a view, the last for one beyond it, and how many there are; all of them where no page is named. */
const rowsOf = (
  tx: Tx,
  { from, to }: Range,
  view: SalesTaxView,
  paged: Pick<ReportRequest, 'page' | 'limit'> | null,
) =>
  tx.query(
    {
      tax: column.text.orNull,
      kind: column.text.as<TaxKind>().orNull,
      rate: column.exact.orNull,
      onDay: column.day.orNull,
      documentId: column.id.orNull,
      documentNumber: column.text.orNull,
      documentType: column.text.orNull,
      contact: column.text.orNull,
      taxNumber: column.text.orNull,
      country: column.text.orNull,
      ...amounts,
      listed: column.int,
    },
    `with listed as materialized (select ${by[view].columns}, ${summed} from tax_record r ${view === 'documents' ? documentsOfRecords : ''}
       where ${ofDays} group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
     select listed.*, (select count(*) from listed)::int as listed from listed order by ${by[view].order}
     limit $5::int offset least(($4::int - 1) * $5::int, greatest((select count(*) from listed) - 1, 0) / $5::int * $5::int)`,
    [tx.business.id, from, to, paged?.page ?? null, paged?.limit ?? null],
  );

/** What all records of some days come to. */
const sumsOf = async (tx: Tx, { from, to }: Range) => {
  const [row] = await tx.query(amounts, `select ${summed} from tax_record r where ${ofDays}`, [
    tx.business.id,
    from,
    to,
  ]);
  return row!;
};

/**
 * Lines on tax accounts that no record stands for: what settles with the tax office, whose entry is on tax accounts and money alone, and
 * what is typed by hand.
 */
const unrecorded = async (
  tx: Tx,
  { from, to }: Range,
  taxes: readonly number[],
  beside: readonly number[],
) => {
  const rows = await tx.query(
    { settles: column.bool, amount: column.exact },
    `with of_tax as (select entry_id, sum(amount) as amount from journal_line
         where business_id = $1 and account_id = any($4::int[]) and on_day between $2 and $3 group by 1),
       told as (select t.entry_id, t.amount, bool_and(l.account_id = any($4::int[] || $5::int[]))
           and bool_or(l.account_id = any($5::int[])) as settles
         from of_tax t join journal_line l on l.business_id = $1 and l.entry_id = t.entry_id
         where not exists (select from tax_record r where r.business_id = $1 and r.entry_id = t.entry_id) group by 1, 2)
     select settles, sum(amount) as amount from told group by 1`,
    [tx.business.id, from, to, taxes, beside],
  );
  const of = (settles: boolean): Decimal => rows.find((row) => row.settles === settles)?.amount ?? zero;
  return { settled: of(true), adjustments: negated(of(false)) };
};

/** What was owed to the tax office before some days and is after them, by its accounts, and what of their lines no record stands for. */
const owingOf = async (tx: Tx, range: Range) => {
  const [accounts, roles] = [await reportAccounts(tx), await rolesOf(tx)];
  const idsOf = (isPicked: (account: ReportAccount) => boolean) =>
    accounts.filter(isPicked).map(({ id }) => id);
  const [taxes, cash] = [idsOf(isTaxAccount), idsOf(isCashAccount)];
  const { settled, adjustments } = await unrecorded(tx, range, taxes, [...cash, roles.rounding]);
  const eve = range.from === firstDay ? firstDay : daysAfter(range.from, -1);
  const sums = await accountSums(
    tx,
    [eve, range.to].map((to) => ({ from: firstDay, to })),
  );
  const owedAt = (n: number): Decimal => negated(sum(taxes.map((id) => sums.get(id)?.[n] ?? zero)));
  return { settled, adjustments, before: range.from === firstDay ? zero : owedAt(0), onAccounts: owedAt(1) };
};

/** What is a row's, of all of them. */
const ofAll = {
  ...{ tax: null, kind: null, rate: null, onDay: null, month: null, contact: null },
  ...{ taxNumber: null, country: null, documentId: null, documentNumber: null, documentType: null },
};

/** Tax on sales and on purchases by rate, and what is owed to the tax office; of documents a page. Source: finance-answers.md, section C, 20. */
export const salesTax = reportSource(spec, async (tx, { days, view: asked, page, limit }) => {
  const range = { from: days.from ?? firstDay, to: days.to ?? lastDay };
  const view = isView(asked) ? asked : 'summary';
  const paged = view === 'documents' ? { page, limit } : null;
  const [rows, { kept, ...inAll }, owing] = [
    await rowsOf(tx, range, view, paged),
    await sumsOf(tx, range),
    await owingOf(tx, range),
  ];
  const net = minus(inAll.saleTax, inAll.deducted);
  const withAdjustments = plus(net, owing.adjustments);
  const owed = minus(plus(owing.before, withAdjustments), owing.settled);
  const total = rows[0]?.listed ?? 0;
  return {
    rows: rows.map(({ kept: _, listed: __, ...row }) => ({
      ...row,
      month: row.onDay && formatMonth(row.onDay, tx.business.locale),
    })),
    inAll: { ...ofAll, ...inAll },
    net,
    notRecoverable: kept,
    ...owing,
    withAdjustments,
    owed,
    controls: [
      {
        label: words.control,
        value: owing.onAccounts,
        difference: minus(owed, owing.onAccounts),
        to: 'subgroups:5,7',
      },
    ],
    total,
    ...(paged ? { page: pageWithin(total, paged) } : { page: 1, whole: true as const }),
  };
});
