import { Table } from '@chakra-ui/react/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ReportSheet, SheetCell, SheetColumn, SheetTotal } from '../../domain/report/sheet.ts';
import { partsOf, writtenCell, writtenMoney } from '../../domain/report/written-cell.ts';
import { reportPageWords } from '../../domain/words/reports.ts';
import { addressOf, cellAddress, type LinkContext } from './report-links.ts';
import { ruledPlace, ruledRecipe } from './report-style.ts';

interface ReportTableProps {
  sheet: ReportSheet;
  /** What is heard of the table. */
  caption: string;
  locale: string;
  /** What the report was asked for. */
  of: LinkContext;
}

/** As many columns of figures as stand beside each other on a phone; more stand below each other. */
const mostBeside = 3;

/** A report's rows in their groups: what a row is about in its first cell, its figures beside. */
export function ReportTable({ sheet, caption, locale, of }: ReportTableProps) {
  const { columns, groups, totals, rowTitle, currency, comparedWith } = sheet;
  const own = columns.flatMap((column, at) => (column.place === 'own' ? [{ ...column, at }] : []));
  const parts = (cells: readonly SheetCell[], place: SheetColumn['place']) =>
    partsOf(sheet, cells, place, locale).map(({ at, ...part }) => ({
      ...part,
      key: columns[at]!.title,
      address: addressOf(cells[at]!.to, of),
    }));
  return (
    <Table.ScrollArea css={ruledPlace}>
      <Table.Root native recipe={ruledRecipe} data-many={own.length > mostBeside || undefined}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {own.map(({ title, kind }) => (
              <th key={title} scope="col" className={classOf(kind)}>
                {kind === 'money' && !comparedWith ? `${title}, ${currency}` : title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ rows, total }, group) => {
          const head = rows[0] ? parts(rows[0], 'head') : [];
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
                      {own
                        .filter(({ kind, at }) => kind === 'day' && cells[at]!.value !== null)
                        .map((column) => (
                          <small key={column.title} className="narrow">
                            {column.title}: {writtenCell(column, cells[column.at]!.value, sheet, locale)}
                          </small>
                        ))}
                    </td>
                    {own.map((column) => (
                      <td key={column.title} className={classOf(column.kind)} data-title={column.title}>
                        <Written
                          column={column}
                          cell={cells[column.at]!}
                          sheet={sheet}
                          locale={locale}
                          of={of}
                        />
                      </td>
                    ))}
                  </tr>
                );
              })}
              {total && <Total total={total} own={own} sheet={sheet} locale={locale} of={of} />}
            </tbody>
          );
        })}
        {totals && (
          <tfoot>
            <Total total={totals} own={own} sheet={sheet} locale={locale} of={of} />
          </tfoot>
        )}
      </Table.Root>
    </Table.ScrollArea>
  );
}

interface TotalProps {
  of: LinkContext;
  total: SheetTotal;
  own: readonly (SheetColumn & { at: number })[];
  sheet: ReportSheet;
  locale: string;
}

/** What the rows of a group, or all of them, come to. */
const Total = ({ total: { label, cells }, own, sheet, locale, of }: TotalProps) => (
  <tr className="total">
    <td>{label}</td>
    {own.map(({ at, blank: _, ...column }) => (
      <td key={column.title} className="figure" data-title={column.title}>
        {cells[at]!.value !== null && (
          <Written column={column} cell={cells[at]!} sheet={sheet} locale={locale} of={of} />
        )}
      </td>
    ))}
  </tr>
);

/** On a phone a day leaves its column and stands under what the row is about; words begin where their head does. */
const classOf = (kind: SheetColumn['kind']): string =>
  kind === 'day' || kind === 'text' ? `figure ${kind}` : 'figure';

interface WrittenProps {
  column: SheetColumn;
  cell: SheetCell;
  sheet: ReportSheet;
  locale: string;
  of: LinkContext;
}

/** A cell as it is read; an amount in a currency of its own with its worth at home beneath. */
const Written = ({ column, cell, sheet, locale, of }: WrittenProps) => {
  const { value, own } = cell;
  if (own && value !== null)
    return (
      <>
        {writtenMoney(own.amount, sheet, locale, own.currency)}
        {own.currency !== sheet.currency && <small>{writtenMoney(value, sheet, locale)}</small>}
      </>
    );
  const text = writtenCell(column, value, sheet, locale);
  const address = text ? cellAddress(cell, of, column.days) : null;
  const written = address ? <Link href={address}>{text}</Link> : text;
  return cell.good === undefined ? written : <Judged good={cell.good}>{written}</Judged>;
};

/** A change that is good or bad: told by a mark and its name as well as by its colour. */
const Judged = ({ good, children }: { good: boolean; children: ReactNode }) => (
  <span className={good ? 'good' : 'bad'} title={good ? reportPageWords.better : reportPageWords.worse}>
    {children} <span aria-hidden>{good ? '✓' : '!'}</span>
    <span className="unseen">{good ? reportPageWords.better : reportPageWords.worse}</span>
  </span>
);

interface Part {
  key: string;
  text: string;
  address: string | null;
  tight: boolean | undefined;
}

const Joined = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ key, text, address }, n) => (
    <span key={key}>
      {n > 0 && (parts[n - 1]!.tight ? ' ' : ', ')}
      {address ? <Link href={address}>{text}</Link> : text}
    </span>
  ));
