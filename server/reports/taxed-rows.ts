import { type SalesTaxView, salesTaxViews } from '../../src/domain/report/sales-tax.ts';
import type { TaxKind } from '../../src/domain/tax/tax.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { expenseOfEntry } from './expense-entries.ts';
import type { ReportRequest } from './report.ts';

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

/** True for the name of a view of sales tax. */
export const isView = (view: string | null): view is SalesTaxView =>
  salesTaxViews.includes(view as SalesTaxView);

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
export const taxedRows = (
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
export const taxedSums = async (tx: Tx, { from, to }: Range) => {
  const [row] = await tx.query(amounts, `select ${summed} from tax_record r where ${ofDays}`, [
    tx.business.id,
    from,
    to,
  ]);
  return row!;
};
