import { subgroupIdsIn } from '../books/account-groups.ts';
import type { BudgetMatter } from '../budget/budget.ts';
import type { Planned } from '../budget/planned.ts';
import { negated, sum } from '../money.ts';
import { incomeStatementWords as words } from '../words/statements.ts';
import { incomeStatementLayout } from './layouts.ts';
import type { ReportLink } from './spec.ts';
import { accounts, heading, type Layout, placesOf, type Statement, type StatementLine } from './statement.ts';

/** The places of accounts a type of budget is about, as the income statement has them. */
const placesPlanned = ({ type, withoutCostOfSales }: BudgetMatter): string[] =>
  [...placesOf(incomeStatementLayout).keys()].filter(
    (place) =>
      place.startsWith(type === 'Revenue' ? 'income/' : 'expense/') &&
      !(withoutCostOfSales && place === 'expense/Cost of sales'),
  );

/** Where a type that is planned as a whole has a row of its own. */
const wholePlace = ({ type }: BudgetMatter): string =>
  type === 'Revenue' ? 'income/In all' : 'expense/In all';

const wholeLine = (matter: Planned['whole'][number], lines: readonly StatementLine[]): StatementLine => {
  const places = placesPlanned(matter);
  const actual = sum(lines.filter(({ place }) => places.includes(place)).map(({ amounts }) => amounts[0]!));
  return {
    accountId: null,
    code: null,
    name: matter.withoutCostOfSales ? words.withoutCostOfSales : words.whole[matter.type],
    place: wholePlace(matter),
    amounts: [actual, matter.type === 'Revenue' ? negated(matter.amount) : matter.amount],
    links: [{ to: `subgroups:${subgroupIdsIn(places).join(',')}` }],
  };
};

/** The budget of a type; none where figures are of both. */
const linkOf = (places: readonly string[], year: number): ReportLink | undefined => {
  const [first = '', ...others] = [...new Set(places.map((place) => place.slice(0, place.indexOf('/'))))];
  if (others.length > 0) return undefined;
  return `budget:${first === 'income' ? 'Revenue' : 'Expense'}:${year}`;
};

/**
 * The income statement with a second column, of what budgets plan: beside each account of a type that is planned account by account,
 * and in a row below for one that is planned as a whole. Source: finance-answers.md, section C, 5 and Q84.
 *
 * @param lines what each account of income and expenses moved, in one column
 */
export const besideBudget = (
  lines: readonly StatementLine[],
  { accounts: planned, byAccount, whole, year }: Planned,
): Pick<Statement, 'lines' | 'budget'> & { layout: Layout } => {
  const places = [...byAccount.flatMap(placesPlanned), ...whole.map(wholePlace)];
  const wholeRows = whole.map((matter) => accounts(matter.type, wholePlace(matter)));
  return {
    layout: {
      ...incomeStatementLayout,
      rows: [
        ...incomeStatementLayout.rows,
        ...(wholeRows.length > 0 ? [heading(words.inAll), ...wholeRows] : []),
      ],
    },
    lines: [
      ...lines.map((line) => {
        const amount = planned.get(line.accountId ?? 0) ?? '0';
        return {
          ...line,
          amounts: [...line.amounts, line.place.startsWith('income/') ? negated(amount) : amount],
        };
      }),
      ...whole.map((matter) => wholeLine(matter, lines)),
    ],
    budget: { places, link: (of) => linkOf(of, year) },
  };
};
