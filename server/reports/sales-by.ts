import { type Decimal, minus, sum, zero } from '../../src/domain/money.ts';
import { percentOf } from '../../src/domain/report/change.ts';
import { incomeStatementLayout } from '../../src/domain/report/layouts.ts';
import { type SalesDimension, type SalesRow, salesReports } from '../../src/domain/report/sales-by.ts';
import { figureOf, type StatementLine } from '../../src/domain/report/statement.ts';
import { salesReportWords as words } from '../../src/domain/words/sales-reports.ts';
import { rolesOf } from '../store/books/accounts.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { accountSums, reportAccounts } from './account-sums.ts';
import { firstDay, lastDay, type ReportRequest, reportSource } from './report.ts';

/** What a line without the dimension is listed as: shipping, a line of a sale, or none of a sale. */
const withoutItem = `case when is_shipping then 'shipping' when is_sale then 'none' else 'hand' end`;

const keys: Readonly<Record<SalesDimension, string>> = {
  customer: `coalesce(contact_id::text, 'none')`,
  product: `coalesce(product_id::text, ${withoutItem})`,
  category: `coalesce(category_id::text, case when product_id is not null then 'other' else ${withoutItem} end)`,
  employee: `coalesce(employee_id::text, 'none')`,
};

const names: Readonly<Record<SalesDimension, Readonly<Record<string, string>>>> = {
  customer: { none: words.noCustomer },
  product: { shipping: words.shipping, none: words.withoutItem, hand: words.byHand },
  category: {
    shipping: words.shipping,
    none: words.withoutItem,
    hand: words.byHand,
    other: words.noCategory,
  },
  employee: { none: words.noEmployee },
};

/** Names of what keys stand for, by the dimension. */
const named: Readonly<Record<SalesDimension, string>> = {
  customer:
    'select id::text as key, name, null::text as sku from contact where business_id = $1 and id = any($2::uuid[])',
  product: 'select id::text as key, name, sku from product where business_id = $1 and id = any($2::uuid[])',
  category:
    'select id::text as key, name, null::text as sku from category where business_id = $1 and id = any($2::uuid[])',
  employee: `select id::text as key, trim(first_name || ' ' || last_name) as name, null::text as sku from app_user
    where id = any($2::uuid[]) and $1::uuid is not null`,
};

/**
 * Every line on accounts of sales, and every one that says what goods of an item cost. What discounts are posted to has the quantity of
 * its line once more, which isn't counted. Source: finance-answers.md, section C, 15 to 19.
 */
const linesSql = `
  sales as (select id from account where business_id = $1 and grp = 'income' and subgroup = 'Sales'),
  costs as (select id from account where business_id = $1 and grp = 'expense' and subgroup = 'Cost of sales' and id <> all($6::int[])),
  lines as (select l.*, e.kind, e.kind in ('credit-note', 'reversal') as back, coalesce(d.kind = 'invoice', false) as is_sale,
      l.account_id in (select id from sales) as sold, l.account_id = $4 and l.product_id is null as is_shipping
    from journal_line l join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
      left join document d on d.business_id = l.business_id and d.id = l.document_id
    where l.business_id = $1 and l.on_day between $2 and $3
      and (l.account_id in (select id from sales) or (l.account_id in (select id from costs) and l.product_id is not null))
      and ($7::uuid is null or l.contact_id = $7) and ($8::uuid is null or l.product_id = $8)
      and ($9::uuid is null or l.category_id = $9) and ($10::uuid is null or l.employee_id = $10)
      and ($11::uuid is null or l.location_id = $11) and ($12::text is null or l.channel = $12))`;

const parametersOf = async (tx: Tx, request: ReportRequest): Promise<unknown[]> => {
  const { days, contact, productId, category, employee, locationId, channel } = request;
  const roles = await rolesOf(tx);
  return [
    tx.business.id,
    days.from ?? firstDay,
    days.to ?? lastDay,
    roles.shipping,
    roles.discount,
    [roles.adjustments, roles.purchaseDiscount],
    contact,
    productId,
    category,
    employee,
    locationId,
    channel,
  ];
};

/** Tax of sales by customer: of the documents whose records are of these days. */
const taxOf = async (tx: Tx, request: ReportRequest): Promise<ReadonlyMap<string, Decimal>> => {
  const rows = await tx.query(
    { key: column.text, tax: column.exact },
    `select coalesce(d.contact_id::text, 'none') as key, sum(t.home_tax) as tax from tax_record t
       left join document d on d.business_id = t.business_id and d.id = t.document_id
     where t.business_id = $1 and t.on_day between $2 and $3 and t.side = 'sale' group by 1`,
    [tx.business.id, request.days.from ?? firstDay, request.days.to ?? lastDay],
  );
  return new Map(rows.map(({ key, tax }) => [key, tax]));
};

type Summed = Omit<SalesRow, 'name' | 'sku' | 'share' | 'tax' | 'net'>;

const sumsBy = async (tx: Tx, dimension: SalesDimension, request: ReportRequest): Promise<Summed[]> =>
  tx.query(
    {
      key: column.text,
      documents: column.int,
      customers: column.int,
      quantity: column.exact,
      sales: column.exact,
      credited: column.exact,
      cost: column.exact,
    },
    `with ${linesSql}
     select ${keys[dimension]} as key,
       (count(distinct document_id) filter (where sold and kind = 'sale'))::int as documents,
       (count(distinct contact_id) filter (where sold and kind = 'sale'))::int as customers,
       coalesce(sum(-sign(amount) * abs(qty)) filter (where sold and account_id <> $5), 0) as quantity,
       coalesce(sum(-amount) filter (where sold and not back), 0) as sales,
       coalesce(sum(amount) filter (where sold and back), 0) as credited,
       coalesce(sum(amount) filter (where not sold), 0) as cost
     from lines group by 1`,
    await parametersOf(tx, request),
  );

/** What the income statement says of the same days and channel: net revenue, gross profit, and its cost of sales. */
const incomeOf = async (tx: Tx, { days, channel }: ReportRequest) => {
  const range = { from: days.from ?? firstDay, to: days.to ?? lastDay };
  const [accounts, sums] = [await reportAccounts(tx), await accountSums(tx, [range], channel)];
  const lines = accounts.map(
    ({ id, code, name, place }): StatementLine => ({
      accountId: id,
      code,
      name,
      place,
      amounts: [sums.get(id)?.[0] ?? zero],
    }),
  );
  const figure = (key: string) => figureOf(incomeStatementLayout, lines, key)[0]!;
  return { revenue: figure('netRevenue'), cost: figure('cost'), profit: figure('grossProfit') };
};

const isPicked = ({ contact, productId, category, employee, locationId }: ReportRequest): boolean =>
  [contact, productId, category, employee, locationId].some((one) => one !== null);

const salesSource = (spec: (typeof salesReports)[keyof typeof salesReports], dimension: SalesDimension) =>
  reportSource(spec, async (tx, request) => {
    const [summed, income] = [await sumsBy(tx, dimension, request), await incomeOf(tx, request)];
    const taxes = dimension === 'customer' ? await taxOf(tx, request) : new Map<string, Decimal>();
    const found = await tx.query(
      { key: column.text, name: column.text, sku: column.text.orNull },
      named[dimension],
      [tx.business.id, summed.map(({ key }) => key).filter((key) => key.includes('-'))],
    );
    const byKey = new Map(found.map((one) => [one.key, one]));
    const net = sum(summed.map(({ sales, credited }) => minus(sales, credited)));
    const rows = summed
      .map((row): SalesRow => {
        const amount = minus(row.sales, row.credited);
        return {
          ...row,
          name: byKey.get(row.key)?.name ?? names[dimension][row.key] ?? row.key,
          sku: byKey.get(row.key)?.sku ?? null,
          net: amount,
          tax: taxes.get(row.key) ?? zero,
          share: percentOf(amount, net),
        };
      })
      .sort((a, b) => Number(b.net) - Number(a.net) || a.name.localeCompare(b.name));
    return {
      rows,
      total: rows.length,
      page: 1,
      whole: true as const,
      otherCost: minus(income.cost, sum(summed.map(({ cost }) => cost))),
      grossProfit: income.profit,
      controls: isPicked(request)
        ? []
        : [
            {
              label: words.control,
              value: income.revenue,
              difference: minus(net, income.revenue),
              to: 'report:income-statement',
            },
          ],
    };
  });

export const salesByCustomer = salesSource(salesReports.customer, 'customer');
export const salesByProduct = salesSource(salesReports.product, 'product');
export const salesByCategory = salesSource(salesReports.category, 'category');
export const salesOfCategory = salesSource(salesReports.categoryProducts, 'product');
export const salesByEmployee = salesSource(salesReports.employee, 'employee');
