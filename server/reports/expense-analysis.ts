import { minus, sum, zero } from '../../src/domain/money.ts';
import { percentOf } from '../../src/domain/report/change.ts';
import { expenseAnalysis as spec } from '../../src/domain/report/expense-analysis.ts';
import type { ReportLink } from '../../src/domain/report/spec.ts';
import { expenseAnalysisWords as words } from '../../src/domain/words/sales-reports.ts';
import { column } from '../store/database/row.ts';
import { accountSums, reportAccounts } from './account-sums.ts';
import { firstDay, lastDay, reportSource } from './report.ts';

/** What a line is told apart by: its key, its name, and what the row leads to. */
const by = {
  account: {
    key: `l.account_id::text`,
    name: 'max(a.name)',
    none: '',
    link: (key: string): ReportLink => `account:${key}`,
  },
  category: {
    key: `coalesce(l.category_id::text, '')`,
    name: 'max(k.name)',
    none: words.noCategory,
    link: (): ReportLink | null => null,
  },
  vendor: {
    key: `coalesce(l.contact_id::text, '')`,
    name: 'max(c.name)',
    none: words.noVendor,
    link: (key: string): ReportLink => `vendor:${key}`,
  },
} as const;

const isView = (view: string | null): view is keyof typeof by => view !== null && Object.hasOwn(by, view);

/** What was spent. */
export const expenseAnalysis = reportSource(spec, async (tx, { days, view, costOfSales }) => {
  const range = { from: days.from ?? firstDay, to: days.to ?? lastDay };
  const { key, name, none, link } = by[isView(view) ? view : 'account'];
  const found = await tx.query(
    { key: column.text, name: column.text.orNull, amount: column.exact },
    `select ${key} as key, ${name} as name, sum(l.amount) as amount
     from journal_line l join account a on a.business_id = l.business_id and a.id = l.account_id
       left join category k on k.business_id = l.business_id and k.id = l.category_id
       left join contact c on c.business_id = l.business_id and c.id = l.contact_id
     where l.business_id = $1 and l.on_day between $2 and $3 and a.grp = 'expense' and ($4 or a.subgroup <> 'Cost of sales')
     group by 1 having sum(l.amount) <> 0 order by 3 desc, 2`,
    [tx.business.id, range.from, range.to, costOfSales],
  );
  const total = sum(found.map(({ amount }) => amount));
  const [accounts, sums] = [await reportAccounts(tx), await accountSums(tx, [range])];
  const value = sum(
    accounts
      .filter(({ group, subgroup }) => group === 'expense' && (costOfSales || subgroup !== 'Cost of sales'))
      .map(({ id }) => sums.get(id)?.[0] ?? zero),
  );
  return {
    rows: found.map((row) => ({
      ...row,
      name: row.name ?? none,
      link: row.key ? link(row.key) : null,
      share: percentOf(row.amount, total),
    })),
    controls: [
      {
        label: costOfSales ? words.controlOfAll : words.control,
        value,
        difference: minus(total, value),
        to: 'report:income-statement',
      },
    ],
    costOfSales,
    total: found.length,
    page: 1,
    whole: true as const,
  };
});
