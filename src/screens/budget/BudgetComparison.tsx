import { chakra } from '@chakra-ui/react';
import { Table } from '@chakra-ui/react/table';
import { useState } from 'react';
import { Link } from 'wouter';
import type { BudgetType } from '../../domain/budget/budget.ts';
import { type ComparedAmounts, comparedWith, isGood } from '../../domain/budget/compared.ts';
import { compare, type Decimal, minus, sum } from '../../domain/money.ts';
import {
  formatAmount,
  formatDecimal,
  formatMoney,
  formatMonth,
  formatSpan,
} from '../../domain/values/format.ts';
import { budgetPageWords as words } from '../../domain/words/budgets.ts';
import { ledgerAt, trialBalanceAt } from '../frame/addresses.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useLocale } from '../kit/locale.ts';
import { ruledPlace, ruledRecipe } from '../report/report-style.ts';
import { BudgetPicture } from './BudgetPicture.tsx';
import {
  type ActualsView,
  amountsOf,
  type BudgetForm,
  type BudgetView,
  counts,
  type GridRow,
  totalsIn,
  typeOf,
} from './budget-form.ts';

const Section = chakra('section', {
  base: {
    marginTop: '8',
    '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '4', marginBottom: '4' },
    '& > header > h2': { fontSize: '18px', marginInlineEnd: 'auto' },
    '& > header > div': { minWidth: '220px' },
    '& > dl': { display: 'flex', flexWrap: 'wrap', gap: '16px 40px', margin: '0 0 20px' },
    '& dt': { fontSize: '13px', color: 'quiet' },
    '& dd': { margin: '0', fontSize: '22px', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
    '& dd > small': { display: 'block', fontSize: '13px', fontWeight: '400', color: 'quiet' },
    '& > .control': { marginTop: '3', fontSize: '13px', color: 'quiet' },
    '& > .control[data-differs]': { color: 'stopped' },
    '& .good': { color: 'settled' },
    '& .bad': { color: 'stopped' },
    // Figures without a mark end where those with one do.
    '& .mark': { display: 'inline-block', width: '1.1em', textAlign: 'right' },
  },
});
const Place = chakra('div', { base: ruledPlace });

interface BudgetComparisonProps {
  form: BudgetForm;
  /** The lines of the grid. */
  rows: readonly GridRow[];
  budget: BudgetView;
  actuals: ActualsView;
  currency: string;
}

/** What came of what is compared, by month: of one account, or of all that count. */
const actualOf = ({ accounts }: ActualsView, counted: (id: number) => boolean): Decimal[] => {
  const own = accounts.filter(({ accountId }) => counted(accountId));
  return Array.from({ length: 12 }, (_, n) => sum(own.map(({ amounts }) => amounts[n]!)));
};

interface VarianceProps {
  type: BudgetType;
  variance: Decimal;
  /** Its days are over: until then, less than planned says nothing. */
  ended: boolean;
  text: string;
}

/** A difference with its sign and a mark: good or bad is never said by colour alone. */
function Variance({ type, variance, ended, text }: VarianceProps) {
  const good = isGood(type, variance);
  const above = compare(variance, '0') > 0;
  if (good === null || !(ended || above))
    return (
      <span>
        {text}
        <span aria-hidden className="mark" />
      </span>
    );
  return (
    <span className={good ? 'good' : 'bad'} title={above ? words.overBudget : words.underBudget}>
      {above ? `+${text}` : text}
      <span aria-hidden className="mark">
        {above ? '▲' : '▼'}
      </span>
    </span>
  );
}

/** A budget beside what came: by month, to date and for the year, with what the year may come to. */
export function BudgetComparison({ form, rows, budget, actuals, currency }: BudgetComparisonProps) {
  const locale = useLocale();
  const [chosen, setChosen] = useState('');
  const type = typeOf(budget);
  const matter = { type, withoutCostOfSales: form.withoutCostOfSales };
  const counted = actuals.accounts.filter((one) => counts(matter, one));
  const account = counted.find(({ accountId }) => String(accountId) === chosen);
  const planned = !account
    ? totalsIn(form, rows)
    : amountsOf(form, form.mode === 'whole' ? -1 : account.accountId);
  const isCompared = (id: number) =>
    account ? id === account.accountId : counted.some(({ accountId }) => accountId === id);
  const actual = actualOf(actuals, isCompared);
  const compared = comparedWith(budget.months, planned, actual, actuals.today);
  const money = (amount: Decimal) => formatMoney(amount, currency, locale);
  const hrefOf = (days: { from: string; to: string }) =>
    account
      ? ledgerAt(account.accountId, { from: days.from, to: days.to })
      : trialBalanceAt({ from: days.from, to: days.to });
  const year = { from: budget.months[0]!.from, to: budget.months.at(-1)!.to };
  const choices = counted.map(({ accountId, name }) => ({ value: String(accountId), label: name }));
  const row = (label: string, days: { from: string; to: string } | null, one: ComparedAmounts) => (
    <Line
      key={label}
      label={label}
      href={days && hrefOf(days)}
      type={type}
      ended={days === null || days.to < actuals.today}
      of={one}
      currency={currency}
    />
  );
  return (
    <Section aria-labelledby="budget-compared">
      <header>
        <h2 id="budget-compared">{words.compared}</h2>
        <SelectField
          label={words.comparedOf}
          value={account ? chosen : ''}
          onChange={setChosen}
          placeholder={words.whole[type]}
          options={choices}
        />
      </header>
      <dl>
        <div>
          <dt>{words.toDate}</dt>
          <dd>
            {money(compared.toDate.actual)}
            <small>{words.ofBudget(money(compared.toDate.budget))}</small>
          </dd>
        </div>
        <div>
          <dt>{words.forecast}</dt>
          <dd>
            {money(compared.forecast)}
            <small>{words.ofBudget(money(compared.year.budget))}</small>
          </dd>
        </div>
      </dl>
      <BudgetPicture compared={compared} currency={currency} hrefOf={hrefOf} />
      <Place>
        <Table.Root native recipe={ruledRecipe} data-many>
          <caption className="unseen">{words.compared}</caption>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              {[words.budget, words.actual, words.variance, words.percent].map((title) => (
                <th key={title} scope="col" className="figure">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{compared.months.map((month) => row(monthLabel(month, locale), month, month))}</tbody>
          <tfoot>
            {row(words.toDate, null, compared.toDate)}
            {row(words.year, year, compared.year)}
          </tfoot>
        </Table.Root>
      </Place>
      <Control
        total={compared.year.actual}
        control={sum(
          actuals.accounts.filter(({ accountId }) => isCompared(accountId)).map(({ control }) => control),
        )}
        days={formatSpan(year, locale)}
        href={trialBalanceAt(year)}
        money={money}
      />
    </Section>
  );
}

const isCalendarMonth = ({ from }: { from: string }): boolean => from.endsWith('-01');
const monthLabel = (days: { from: string; to: string }, locale: string): string =>
  isCalendarMonth(days) ? formatMonth(days.from, locale) : formatSpan(days, locale);

interface LineProps {
  label: string;
  href: string | null;
  type: BudgetType;
  ended: boolean;
  of: ComparedAmounts;
  currency: string;
}

function Line({ label, href, type, ended, of, currency }: LineProps) {
  const locale = useLocale();
  const amount = (value: Decimal) => formatAmount(value, currency, locale);
  const actual = amount(of.actual);
  return (
    <tr>
      <td>{label}</td>
      <td className="figure" data-title={words.budget}>
        {amount(of.budget)}
      </td>
      <td className="figure" data-title={words.actual}>
        {href ? <Link href={href}>{actual}</Link> : actual}
      </td>
      <td className="figure" data-title={words.variance}>
        <Variance type={type} variance={of.variance} ended={ended} text={amount(of.variance)} />
      </td>
      <td className="figure" data-title={words.percent}>
        {of.percent === null ? '' : `${formatDecimal(of.percent, locale, 2)}\u00a0%`}
      </td>
    </tr>
  );
}

interface ControlProps {
  total: Decimal;
  control: Decimal;
  days: string;
  href: string;
  money: (amount: Decimal) => string;
}

/** What proves the actual amounts: an independent sum of the books. */
function Control({ total, control, days, href, money }: ControlProps) {
  const differs = compare(total, control) !== 0;
  return (
    <p className="control" data-differs={differs || undefined}>
      <Link href={href}>
        {differs
          ? words.differs({ days, by: money(minus(total, control)) })
          : words.equals({ days, total: money(control) })}
      </Link>
    </p>
  );
}
