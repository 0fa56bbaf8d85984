import { chakra } from '@chakra-ui/react';
import { type CSSProperties, lazy } from 'react';
import { inkOf, inkOn, tintOf } from '../../domain/documents/ink.ts';
import type { Printed } from '../../domain/documents/printed.ts';
import type { PaperLook } from '../../domain/template/template.ts';
import type { TemplateFont } from '../../domain/values/template-look.ts';
import { PaperHead } from './PaperHead.tsx';
import './paper-fonts.css';
import { documentPage as words } from '../../domain/words/documents.ts';
import { paperStyle } from './paper-style.ts';
import { sheetStyle } from './sheet-style.ts';
import { Totals } from './Totals.tsx';

/** Fetched with the first paper that names a bank, which waits for it: a print must not go without. */
const PaperTransfer = lazy(async () => ({ default: (await import('./PaperTransfer.tsx')).PaperTransfer }));

const Sheet = chakra('div', { base: { ...sheetStyle, '&&': paperStyle } });

/** What each typeface is written in; what it lacks is written in Inter, as in the PDF. */
const families: Readonly<Record<TemplateFont, string>> = {
  Avenir: '"Nunito Sans Variable", "Inter Variable", sans-serif',
  Inter: '"Inter Variable", sans-serif',
  Georgia: '"Gelasio Variable", "Inter Variable", serif',
};

const lookStyle = ({ color, font }: PaperLook) =>
  ({
    fontFamily: families[font],
    '--paper-fill': color,
    '--paper-on-fill': inkOn(color),
    '--paper-tint': tintOf(color),
    '--paper-ink': inkOf(color),
  }) as CSSProperties;

/** A document as it goes to the other side: every text in the order of the PDF, laid out by the same value. */
export function Paper({ paper }: { paper: Printed }) {
  const cellClass = (column: number) => (paper.columns[column]!.figure ? 'figure' : undefined);
  const { signature, holder, style, size } = paper.look;
  return (
    <Sheet data-style={style} data-size={size} style={lookStyle(paper.look)}>
      <PaperHead paper={paper} />
      {paper.headline && <p className="headline">{paper.headline}</p>}
      <div className="scroll">
        <table data-figures={paper.columns.length - 1}>
          <caption className="unseen">{words.lines}</caption>
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
      {paper.transfer && <PaperTransfer transfer={paper.transfer} />}
      {paper.notes && <p className="notes">{paper.notes}</p>}
      {paper.payment && <p className="payment">{paper.payment}</p>}
      {(signature || holder) && (
        <div className="signed">
          {signature && <img src={signature} alt={words.signature} />}
          {holder && <div className="quiet">{holder}</div>}
        </div>
      )}
      {paper.footer.length > 0 && (
        <footer>
          {paper.footer.map((line) => (
            <div key={line} className="quiet">
              {line}
            </div>
          ))}
        </footer>
      )}
    </Sheet>
  );
}
