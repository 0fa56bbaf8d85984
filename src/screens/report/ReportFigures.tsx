import { formatAmount, formatDay, formatDecimal } from '../../domain/format.ts';
import { daysOfSheet, type ReportSheet } from '../../domain/report/sheet.ts';
import { reportFigureWords } from '../../domain/words/report-page.ts';
import { Ruled } from './report-style.ts';

/** What the whole report comes to, beside what it came to in the days it is held against. */
export function ReportFigures({ sheet, locale }: { sheet: ReportSheet; locale: string }) {
  const { figures, comparedWith, currency } = sheet;
  if (!comparedWith || figures.length === 0) return null;
  const written = (kind: 'money' | 'number', value: string | null) =>
    value === null
      ? ''
      : kind === 'money'
        ? formatAmount(value, currency, locale)
        : formatDecimal(value, locale);
  const long = (day: string) => formatDay(day, locale, 'long');
  return (
    <Ruled>
      <table>
        <caption>{reportFigureWords.comparedWith(daysOfSheet(comparedWith, long).toLowerCase())}</caption>
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
      </table>
    </Ruled>
  );
}
