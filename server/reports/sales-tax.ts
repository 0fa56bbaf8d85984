import { daysAfter } from '../../src/domain/day.ts';
import { type Decimal, minus, negated, plus, sum, zero } from '../../src/domain/money.ts';
import type { Range } from '../../src/domain/period.ts';
import { salesTax as spec } from '../../src/domain/report/sales-tax.ts';
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
import { firstDay, lastDay, reportSource } from './report.ts';

const rowsOf = (tx: Tx, { from, to }: Range) =>
  tx.query(
    {
      tax: column.text,
      kind: column.text.as<TaxKind>(),
      rate: column.exact.orNull,
      saleBase: column.exact,
      saleTax: column.exact,
      purchaseBase: column.exact,
      deducted: column.exact,
      kept: column.exact,
    },
    `select tax_name as tax, kind, rate,
       coalesce(sum(home_base) filter (where side = 'sale'), 0) as sale_base, coalesce(sum(home_tax) filter (where side = 'sale'), 0) as sale_tax,
       coalesce(sum(home_base) filter (where side = 'purchase'), 0) as purchase_base,
       coalesce(sum(home_deducted) filter (where side = 'purchase'), 0) as deducted,
       coalesce(sum(home_tax - home_deducted) filter (where side = 'purchase'), 0) as kept
     from tax_record where business_id = $1 and on_day between $2 and $3 and kind <> 'outside'
     group by 1, 2, 3 order by 1, 3 desc`,
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
export const salesTax = reportSource(spec, async (tx, { days }) => {
  const range = { from: days.from ?? firstDay, to: days.to ?? lastDay };
  const [rows, accounts, roles] = [await rowsOf(tx, range), await reportAccounts(tx), await rolesOf(tx)];
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
    rows: rows.map(({ kept: _, ...row }) => row),
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
