import { Table } from '@chakra-ui/react/table';
import { isZero } from '../../domain/money.ts';
import { daysOfSheet, type ReportSheet } from '../../domain/report/sheet.ts';
import { writtenAmount, writtenMoney, writtenNumber } from '../../domain/report/written-cell.ts';
import { formatDay } from '../../domain/values/format.ts';
import { reportFigureWords, reportFileWords } from '../../domain/words/reports.ts';
import { SummaryCards } from '../page/SummaryCards.tsx';
import { ruledPlace, ruledRecipe } from './report-style.ts';

interface ReportFiguresProps {
  sheet: ReportSheet;
  locale: string;
}

/** What the whole report comes to, beside what it came to in the days it is held against. */
export function ReportFigures({ sheet, locale }: ReportFiguresProps) {
  const { figures, groups, comparedWith } = sheet;
  const allZero = figures.every(({ value }) => isZero(value));
  // Over a report with no rows, zeros say nothing.
  if (figures.length === 0 || (allZero && groups.length === 0 && !comparedWith)) return null;
  if (!comparedWith) return <Cards sheet={sheet} locale={locale} />;
  const written = (kind: 'money' | 'number', value: string | null) =>
    value === null
      ? ''
      : kind === 'money'
        ? writtenAmount(value, sheet, locale)
        : writtenNumber(value, sheet, locale);
  const long = (day: string) => formatDay(day, locale, 'long');
  return (
    <Table.ScrollArea css={ruledPlace}>
      <Table.Root native recipe={ruledRecipe}>
        <caption>{reportFileWords.compared(daysOfSheet(comparedWith, long))}</caption>
        <thead>
          <tr>
            <th scope="col">{reportFigureWords.figure}</th>
            <th scope="col" className="figure">
              {reportFigureWords.now}
            </th>
            <th scope="col" className="figure">
              {reportFigureWords.before}
            </th>
            <th scope="col" className="figure">
              {reportFigureWords.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ label, kind, value, before, change }) => (
            <tr key={label}>
              <td>{label}</td>
              <td className="figure">{written(kind, value)}</td>
              <td className="figure">{written(kind, before)}</td>
              <td className="figure">{written(kind, change)}</td>
            </tr>
          ))}
        </tbody>
      </Table.Root>
    </Table.ScrollArea>
  );
}

/** The same where it is held against nothing: each by itself, with the day it stood before or stands after. */
const Cards = ({ sheet, locale }: ReportFiguresProps) => (
  <SummaryCards
    cards={sheet.figures
      .filter(({ value, blank }) => !blank || !isZero(value))
      .map(({ label, kind, value, edge }) => ({
        label,
        figure: kind === 'money' ? writtenMoney(value, sheet, locale) : writtenNumber(value, sheet, locale),
        beside:
          edge &&
          reportFigureWords[edge.at === 'before' ? 'beforeDay' : 'afterDay'](formatDay(edge.day, locale)),
      }))}
  />
);
