import type { Printed } from '../../domain/documents/printed.ts';
import { styled } from '../kit/styled.ts';
import { sheetStyle } from './sheet-style.ts';
import { Totals } from './Totals.tsx';

const Sheet = styled('div', { base: sheetStyle });

/** Lines under one another, the first in the look of its place. */
const Lines = ({ lines, first }: { lines: readonly string[]; first?: string }) =>
  lines.map((line, n) => (
    <div key={line} className={n === 0 ? first : 'quiet'}>
      {line}
    </div>
  ));

/** A document as it goes to the other side: every text in the order of the PDF, laid out by the same value. */
export function Paper({ paper }: { paper: Printed }) {
  const cellClass = (column: number) => (paper.columns[column]!.figure ? 'figure' : undefined);
  return (
    <Sheet>
      <header>
        <div>
          <Lines lines={paper.from} first="own" />
        </div>
        <div className="head">
          <div className="kind">{paper.heading}</div>
          <Lines lines={paper.facts} first="quiet" />
          {paper.stamp && <div className="stamp">{paper.stamp}</div>}
        </div>
      </header>
      <div className="parties">
        {paper.parties.map(({ label, lines }) => (
          <div key={label}>
            <div className="quiet">{label}</div>
            <Lines lines={lines} />
          </div>
        ))}
      </div>
      <div className="scroll">
        <table>
          <caption className="unseen">Lines</caption>
          <thead>
            <tr>
              {paper.columns.map(({ label }, column) => (
                <th key={label} scope="col" className={cellClass(column)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paper.rows.map(({ cells, note }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paper is never reordered.
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={paper.columns[column]!.label} className={cellClass(column)}>
                    {cell}
                    {column === 0 && note && <div className="quiet">{note}</div>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {paper.totals.length > 0 && <Totals totals={paper.totals} />}
      {paper.notes && <p className="notes">{paper.notes}</p>}
    </Sheet>
  );
}
