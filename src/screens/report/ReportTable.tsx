import { Link } from 'wouter';
import { formatAmount } from '../../domain/format.ts';
import type { ReportSheet, SheetCell, SheetColumn } from '../../domain/report/sheet.ts';
import { writtenCell } from '../../domain/report/written-cell.ts';
import { addressOf } from './report-links.ts';
import { Ruled } from './report-style.ts';

interface ReportTableProps {
  sheet: ReportSheet;
  /** What is heard of the table. */
  caption: string;
  locale: string;
}

/** A report's rows in their groups: what a row is about in its first cell, its figures beside. */
export function ReportTable({ sheet, caption, locale }: ReportTableProps) {
  const { columns, groups, totals, rowTitle, currency, comparedWith } = sheet;
  const own = columns.flatMap((column, at) => (column.place === 'own' ? [{ ...column, at }] : []));
  const parts = (cells: readonly SheetCell[], place: SheetColumn['place']) =>
    columns.flatMap((column, at) => {
      const text = column.place === place ? writtenCell(column, cells[at]!.value, sheet, locale) : '';
      return text ? [{ key: column.title, text, to: cells[at]!.to }] : [];
    });
  return (
    <Ruled>
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {own.map(({ title, kind }) => (
              <th key={title} scope="col" className="figure">
                {kind === 'money' && !comparedWith ? `${title}, ${currency}` : title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ rows }, group) => {
          const head = parts(rows[0]!, 'head');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups and rows of a report never move.
            <tbody key={group}>
              {head.length > 0 && (
                <tr className="group">
                  <th scope="rowgroup" colSpan={own.length + 1}>
                    <Joined parts={head} />
                  </th>
                </tr>
              )}
              {rows.map((cells, row) => {
                const under = parts(cells, 'under');
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <tr key={row}>
                    <td>
                      <Joined parts={parts(cells, 'lead')} />
                      {under.length > 0 && (
                        <small>
                          <Joined parts={under} />
                        </small>
                      )}
                    </td>
                    {own.map((column) => (
                      <td key={column.title} className="figure">
                        {writtenCell(column, cells[column.at]!.value, sheet, locale)}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          );
        })}
        {totals && (
          <tfoot>
            <tr>
              <td>{totals.label}</td>
              {own.map(({ at, title }) => (
                <td key={title} className="figure">
                  {totals.cells[at] ? formatAmount(totals.cells[at], currency, locale) : ''}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Ruled>
  );
}

const Joined = ({ parts }: { parts: readonly { key: string; text: string; to: string | undefined }[] }) =>
  parts.map(({ key, text, to }, n) => {
    const address = addressOf(to);
    return (
      <span key={key}>
        {n > 0 && ', '}
        {address ? <Link href={address}>{text}</Link> : text}
      </span>
    );
  });
