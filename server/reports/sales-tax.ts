import { daysAfter } from '../../src/domain/day.ts';
import { formatMonth } from '../../src/domain/format.ts';
import { type Decimal, minus, negated, plus, sum, zero } from '../../src/domain/money.ts';
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
import { firstDay, lastDay, reportSource } from './report.ts';

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
    order: 'on_day, document_number, tax, rate desc',
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

const rowsOf = (tx: Tx, { from, to }: Range, view: SalesTaxView) =>
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
      saleBase: column.exact,
      saleTax: column.exact,
      purchaseBase: column.exact,
      deducted: column.exact,
      kept: column.exact,
    },
    `select ${by[view].columns},
       coalesce(sum(home_base) filter (where side = 'sale'), 0) as sale_base, coalesce(sum(home_tax) filter (where side = 'sale'), 0) as sale_tax,
       coalesce(sum(home_base) filter (where side = 'purchase'), 0) as purchase_base,
       coalesce(sum(home_deducted) filter (where side = 'purchase'), 0) as deducted,
       coalesce(sum(home_tax - home_deducted) filter (where side = 'purchase'), 0) as kept
     from tax_record r ${view === 'documents' ? documentsOfRecords : ''}
     where r.business_id = $1 and r.on_day between $2 and $3 and r.kind <> 'outside'
     group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 order by ${by[view].order}`,
    [tx.business.id, from, to],
  );

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

/** Tax on sales and on purchases by rate, and what is owed to the tax office. Source: finance-answers.md, section C, 20. */
export const salesTax = reportSource(spec, async (tx, { days, view }) => {
  const range = { from: days.from ?? firstDay, to: days.to ?? lastDay };
  const [rows, accounts, roles] = [
    await rowsOf(tx, range, isView(view) ? view : 'summary'),
    await reportAccounts(tx),
    await rolesOf(tx),
  ];
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
  const net = minus(sum(rows.map(({ saleTax }) => saleTax)), sum(rows.map(({ deducted }) => deducted)));
  const withAdjustments = plus(net, adjustments);
  const before = range.from === firstDay ? zero : owedAt(0);
  const owed = minus(plus(before, withAdjustments), settled);
  return {
    rows: rows.map(({ kept: _, ...row }) => ({
      ...row,
      month: row.onDay && formatMonth(row.onDay, tx.business.locale),
    })),
    net,
    notRecoverable: sum(rows.map(({ kept }) => kept)),
    adjustments,
    withAdjustments,
    before,
    settled,
    owed,
    controls: [
      { label: words.control, value: owedAt(1), difference: minus(owed, owedAt(1)), to: 'subgroups:5,7' },
    ],
    total: rows.length,
    page: 1,
    whole: true as const,
  };
});
