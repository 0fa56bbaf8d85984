import { standardAccounts } from '../../../src/domain/books/accounts.ts';
import type { PeriodCheck } from '../../../src/domain/period/period-check.ts';
import { taxPeriodsEnding } from '../../../src/domain/tax/tax-period.ts';
import { foreignBalances, revaluationsOf } from '../../store/books/revaluations.ts';
import { firstFiling } from '../../store/books/tax-filings.ts';
import { column } from '../../store/database/row.ts';
import { taxPeriodKept } from '../../store/settings/tax-period.ts';
import { type CheckSource, foundAmong, foundBy, foundColumns } from './found.ts';

/** Credits and advances are revalued on request alone, and so left out. */
const notRevaluedOn: CheckSource = async (tx, { period: { to } }) => {
  if ((await revaluationsOf(tx, to)).length > 0) return foundAmong([]);
  const balances = (await foreignBalances(tx, to)).filter(({ isSurplus }) => !isSurplus);
  return foundAmong(
    balances.map(({ accountId, account, own, currency }) => ({
      of: 'account',
      id: null,
      accountId,
      type: null,
      name: account,
      from: null,
      to: null,
      amount: own,
      currency,
    })),
  );
};

/** Tax periods that end in these days, had any tax, and aren't marked as filed whole. How often it is filed was said with the first mark; before that every month is due. */
const notFiled: CheckSource = async (tx, { period }) => {
  const first = await firstFiling(tx);
  const due = taxPeriodsEnding(period, (await taxPeriodKept(tx)) ?? 'month', first);
  const rows = await tx.query(
    { from: column.day.called('from_day'), to: column.day.called('to_day') },
    `select t.from_day, t.to_day from unnest($2::date[], $3::date[]) t (from_day, to_day)
     where exists (select 1 from tax_record r where r.business_id = $1 and r.on_day between t.from_day and t.to_day)
       and (select coalesce(sum(least(f.last_day, t.to_day) - greatest(f.first_day, t.from_day) + 1), 0) from tax_filing f
         where f.business_id = $1 and f.first_day <= t.to_day and f.last_day >= t.from_day) < t.to_day - t.from_day + 1
     order by t.from_day`,
    [tx.business.id, due.map(({ from }) => from), due.map(({ to }) => to)],
  );
  return foundAmong(
    rows.map((days) => ({
      ...days,
      of: 'tax-days',
      id: null,
      accountId: null,
      type: null,
      name: '',
      amount: null,
      currency: null,
    })),
  );
};

/** What is judged of currencies, of sales tax and of opening balances. */
export const reportingChecks = {
  revaluation: notRevaluedOn,
  tax: notFiled,
  opening: foundBy(
    `select ${foundColumns('account', { account_id: 'a.id', name: 'a.name', amount: 'sum(d.debit - d.credit)', currency: '$4' })}
     from account a join day_balance d on d.business_id = a.business_id and d.account_id = a.id and d.on_day <= $3
     where a.business_id = $1 and a.id = ${standardAccounts.opening}
     group by a.id, a.name having sum(d.debit - d.credit) <> 0`,
  ),
} satisfies Partial<Record<PeriodCheck, CheckSource>>;
