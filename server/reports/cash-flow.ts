import { daysAfter } from '../../src/domain/day.ts';
import { type Decimal, isZero, minus, sum, zero } from '../../src/domain/money.ts';
import { cashFlowLayout as layout } from '../../src/domain/report/layouts.ts';
import { figureOf, type StatementLine } from '../../src/domain/report/statement.ts';
import type { Range, Span } from '../../src/domain/values/period.ts';
import { cashFlowWords as words } from '../../src/domain/words/statements.ts';
import type { Tx } from '../store/database/tx.ts';
import { accountSums, isCashAccount, type ReportAccount, reportAccounts } from './account-sums.ts';
import { type CashRow, cashSums } from './cash-rows.ts';
import { firstDay } from './report.ts';
import { type ReadColumn, statementReport } from './statement.ts';

/** Cash and bank accounts at the end of each of some days. */
const cashOn = async (
  tx: Tx,
  accounts: readonly ReportAccount[],
  ends: readonly string[],
): Promise<Decimal[]> => {
  const sums = await accountSums(
    tx,
    ends.map((to) => ({ from: firstDay, to })),
  );
  const own = accounts.filter(isCashAccount);
  return ends.map((_, n) => sum(own.map(({ id }) => sums.get(id)?.[n] ?? zero)));
};

const eveOf = ({ from }: Range): string => (from === firstDay ? firstDay : daysAfter(from, -1));

/** Expenses first, then taxes, then what else there is. */
const rankOf = ({ group, subgroup }: ReportAccount): number =>
  group === 'expense' ? 0 : subgroup === 'Tax' ? 1 : 2;

/** A row that is of no single account. */
const named = (
  name: string,
  place: string,
  amounts: Decimal[],
  to: string,
  days?: readonly Span[],
): StatementLine => ({
  accountId: null,
  code: null,
  name,
  place,
  amounts,
  links: amounts.map((_, n) => ({ to, ...(days && { days: days[n] }) })),
});

const linesOf = async (tx: Tx, columns: readonly ReadColumn[]): Promise<StatementLine[]> => {
  const ranges = columns.map(({ range }) => range);
  const [accounts, sums] = [await reportAccounts(tx), await cashSums(tx, ranges)];
  const before = await cashOn(tx, accounts, ranges.map(eveOf));
  const of = (row: CashRow, account: number | null = null): Decimal[] =>
    columns.map((_, n) =>
      sum(
        sums
          .filter(
            (one) => one.place === row && one.n === n + 1 && (account === null || one.accountId === account),
          )
          .map(({ amount }) => amount),
      ),
    );
  const byAccount = (row: CashRow): StatementLine[] =>
    accounts
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map(({ id, code, name }) => ({
        ...named(name, `cash/${row}`, of(row, id), `cash:${row}-${id}`),
        code,
      }))
      .filter(({ amounts }) => amounts.some((amount) => !isZero(amount)));
  const eves = ranges.map((range) => ({ from: null, to: eveOf(range) }));
  return [
    named(words.customers, 'cash/operating', of('customers'), 'cash:customers'),
    named(words.vendors, 'cash/operating', of('vendors'), 'cash:vendors'),
    ...(['operating', 'investing', 'financing'] as const).flatMap(byAccount),
    named(words.exchange, 'cash/exchange', of('exchange'), 'cash:exchange'),
    named(words.onTheEve, 'cash/start', before, 'subgroups:1', eves),
    named(words.opened, 'cash/start', of('opened'), 'cash:opened'),
  ];
};

/** Money in and out over some days by what it was for, by the direct method. Source: finance-answers.md, section C, 9 and 10. */
export const cashFlow = statementReport({
  name: 'cash-flow',
  layout,
  lines: linesOf,
  controls: async (tx, lines, { range: { to }, column }) => {
    const [value] = await cashOn(tx, await reportAccounts(tx), [to]);
    const ending = figureOf(layout, lines, 'ending', column + 1)[column]!;
    return [
      {
        label: words.control,
        value: value!,
        difference: minus(ending, value!),
        to: 'report:financial-position',
      },
    ];
  },
  linkOf: (places) => `cash:${places.map((place) => place.replace('cash/', '')).join(',')}`,
  summary: 'nothing',
  empty: words.empty,
});
