import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import type { ComparedBudget } from '../../domain/budget/compared.ts';
import { compare, isNegative, isZero } from '../../domain/money.ts';
import { formatMoney, formatMonthName, formatSpan } from '../../domain/values/format.ts';
import { budgetPageWords as words } from '../../domain/words/budgets.ts';
import { useLocale } from '../kit/locale.ts';

const Picture = chakra('figure', {
  base: {
    margin: '0 0 16px',
    '& svg': { display: 'block', overflow: 'visible' },
    '& .bar': { fill: 'accent', opacity: '.82' },
    '& a:is(:hover, :focus-visible) .bar': { opacity: '1' },
    '& .below': { fill: 'stopped' },
    '& .place': { fill: 'transparent' },
    '& a:is(:hover, :focus-visible) .place': { fill: 'hover' },
    '& .mark': { stroke: 'ink', strokeWidth: '2.5' },
    '& .ground': { stroke: 'line' },
    '& text': { fill: 'quiet', fontSize: '11px', textAnchor: 'middle' },
    '& figcaption': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4',
      marginTop: '2',
      fontSize: '13px',
      color: 'quiet',
    },
    '& figcaption i': {
      display: 'inline-block',
      width: '14px',
      height: '10px',
      marginInlineEnd: '6px',
      background: 'accent',
      opacity: '.82',
    },
    '& figcaption i.marked': { height: '2.5px', marginBottom: '4px', background: 'ink', opacity: '1' },
  },
});

const height = 176;
/** Of the width, which is whatever there is room for. */
const each = 100 / 12;
const share = (percent: number): string => `${percent}%`;

interface BudgetPictureProps {
  compared: ComparedBudget;
  currency: string;
  hrefOf: (days: { from: string; to: string }) => string;
}

/** What came in each month as a bar, and what was planned as a mark across it; the same figures are in the table under it. */
export function BudgetPicture({ compared, currency, hrefOf }: BudgetPictureProps) {
  const locale = useLocale();
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const { months, year } = compared;
  // Where nothing but zeros is, or a single figure, there is nothing to look at.
  if (months.flatMap(({ actual, budget }) => [actual, budget]).filter((one) => !isZero(one)).length < 2)
    return null;
  const largest = Math.max(
    ...months.flatMap(({ actual, budget }) => [Math.abs(Number(actual)), Number(budget)]),
  );
  const heightOf = (amount: string) => (Math.abs(Number(amount)) / largest) * (height - 8);
  return (
    <Picture>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing can’t be a fieldset. */}
      <svg
        width="100%"
        height={height + 28}
        role="group"
        aria-label={words.pictureSays(money(year.actual), money(year.budget))}
      >
        {months.map((month, n) => {
          const left = n * each;
          const [bar, mark] = [heightOf(month.actual), height - heightOf(month.budget)];
          return (
            <Link
              key={month.month}
              href={hrefOf(month)}
              aria-label={words.monthSays({
                month: formatSpan(month, locale),
                actual: money(month.actual),
                budget: money(month.budget),
              })}
            >
              <rect className="place" x={share(left)} y={0} width={share(each)} height={height} />
              <rect
                className={isNegative(month.actual) ? 'bar below' : 'bar'}
                x={share(left + each * 0.18)}
                y={height - bar}
                width={share(each * 0.64)}
                height={bar}
                rx={2}
              />
              {compare(month.budget, '0') > 0 && (
                <line
                  className="mark"
                  x1={share(left + each * 0.06)}
                  x2={share(left + each * 0.94)}
                  y1={mark}
                  y2={mark}
                />
              )}
              <text x={share(left + each / 2)} y={height + 18} aria-hidden>
                {formatMonthName(month.month, locale, 'short')}
              </text>
            </Link>
          );
        })}
        <line className="ground" x1="0" x2="100%" y1={height} y2={height} />
      </svg>
      <figcaption>
        <span>
          <i />
          {words.actual}
        </span>
        <span>
          <i className="marked" />
          {words.budget}
        </span>
      </figcaption>
    </Picture>
  );
}
