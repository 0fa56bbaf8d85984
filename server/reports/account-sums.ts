import { placeOf, subgroupOf } from '../../src/domain/books/account-groups.ts';
import { shownTogether } from '../../src/domain/books/account-merge.ts';
import type { AccountGroup } from '../../src/domain/books/accounts.ts';
import { codeOf, inChartOrder } from '../../src/domain/books/ledger-account.ts';
import type { Day } from '../../src/domain/day.ts';
import { type Decimal, minus, zero } from '../../src/domain/money.ts';
import { formatMoney } from '../../src/domain/values/format.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { withoutRevaluation } from '../../src/domain/words/revaluation.ts';
import { revaluedOn } from '../store/books/revaluations.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';

/** An account as reports name it. */
export interface ReportAccount {
  id: number;
  code: string;
  name: string;
  group: AccountGroup;
  subgroup: string;
  place: string;
}

/** All accounts, in the order of the chart. */
export const reportAccounts = async (tx: Tx): Promise<ReportAccount[]> => {
  const rows = await tx.query(
    {
      id: column.int,
      code: column.text.orNull,
      name: column.text,
      group: column.text.as<AccountGroup>().called('grp'),
      subgroup: column.text,
    },
    'select id, code, name, grp, subgroup from account where business_id = $1',
    [tx.business.id],
  );
  return rows
    .map((row) => ({ ...row, subgroupId: subgroupOf(row.group, row.subgroup) }))
    .sort(inChartOrder)
    .map(({ subgroupId: _, ...row }) => ({ ...row, code: codeOf(row), place: placeOf(row) }));
};

/** The account that each merged one is shown with, where they are asked for together; none otherwise. Source: finance-answers.md, Q130. */
export const mergedTogether = async (tx: Tx, asked: boolean): Promise<ReadonlyMap<number, number>> =>
  asked
    ? shownTogether(
        await tx.query(
          { id: column.int, mergedInto: column.int.orNull },
          'select id, merged_into from account where business_id = $1 and merged_into is not null',
          [tx.business.id],
        ),
      )
    : new Map();

/**
 * What each account moved in each of some spans, debits less credits. Whole months come from the sums by month, the other days from
 * those by day.
 *
 * @param channel how it came here, where it is of one sales channel alone
 */
export const accountSums = async (
  tx: Tx,
  spans: readonly Range[],
  channel: string | null = null,
): Promise<ReadonlyMap<number, readonly Decimal[]>> => {
  const rows = await tx.query(
    { accountId: column.int, n: column.int, amount: column.exact },
    `select parts.account_id, s.n::int as n, sum(parts.amount) as amount
     from unnest($2::date[], $3::date[]) with ordinality s (first, last, n)
     cross join lateral (select date_trunc('month', s.first + interval '1 month - 1 day')::date as whole,
       date_trunc('month', s.last + interval '1 day')::date as cut) months
     cross join lateral (
       select account_id, channel, debit - credit as amount from month_balance
         where business_id = $1 and month >= months.whole and month < months.cut
       union all
       select account_id, channel, debit - credit from day_balance
         where business_id = $1 and on_day between s.first and s.last and (on_day < months.whole or on_day >= months.cut)) parts
     where $4::text is null or parts.channel = $4 group by 1, 2`,
    [tx.business.id, spans.map(({ from }) => from), spans.map(({ to }) => to), channel],
  );
  const sums = new Map<number, Decimal[]>();
  for (const { accountId, n, amount } of rows) {
    const found = sums.get(accountId) ?? spans.map(() => zero);
    found[n - 1] = amount;
    sums.set(accountId, found);
  }
  return sums;
};

/** An account's balance but for revaluations, which belong to no open item, under its name and with what is left out. */
type WithoutRevaluation = (
  name: string,
  accountId: number,
  balance: Decimal,
) => { label: string; amount: Decimal };

/** What accounts have at the end of a day to compare with open items. Source: finance-answers.md, Q139. */
export const withoutRevaluations = async (tx: Tx, onDay: Day): Promise<WithoutRevaluation> => {
  const revalued = await revaluedOn(tx, onDay);
  const { homeCurrency, locale } = tx.business;
  return (figure, accountId, balance) => {
    const by = revalued.get(accountId);
    return by === undefined
      ? { label: figure, amount: balance }
      : {
          label: withoutRevaluation({ figure, amount: formatMoney(by, homeCurrency, locale) }),
          amount: minus(balance, by),
        };
  };
};

/** Where money is: in cash, at banks, on its way. */
export const isCashAccount = ({ place }: Pick<ReportAccount, 'place'>): boolean =>
  place === 'asset/Cash and bank';
export const isTaxAccount = ({ subgroup }: Pick<ReportAccount, 'subgroup'>): boolean => subgroup === 'Tax';
