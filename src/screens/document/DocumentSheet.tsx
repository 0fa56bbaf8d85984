import { chakra } from '@chakra-ui/react';
import { formatAmount, formatDecimal } from '../kit/format.ts';
import { useLocale } from '../kit/locale.ts';
import { sheetStyle } from './sheet-style.ts';
import { type TotalRow, Totals } from './Totals.tsx';

const Sheet = chakra('div', { base: sheetStyle });

interface SheetParty {
  name: string;
  address?: string | null;
  email?: string | null;
}

interface SheetLine {
  id: string;
  ItemName: string;
  description: string;
  quantity: string;
  price: string;
  amount: string;
}

interface DocumentSheetProps {
  /** What the document is: "Invoice". */
  kind: string;
  own: SheetParty;
  /** Under its kind: number and dates, a line each. */
  facts: readonly string[];
  /** Whom it is for, and how that is called: "Bill to". */
  party: SheetParty & { label: string };
  lines: readonly SheetLine[];
  totals: readonly TotalRow[];
  currency: string;
  notes: string;
}

/** A document as it goes to the other side: on paper, line by line, with its totals. */
export function DocumentSheet(props: DocumentSheetProps) {
  const { kind, own, facts, party, lines, totals, currency, notes } = props;
  const locale = useLocale();
  return (
    <Sheet>
      <header>
        <div>
          <div className="own">{own.name}</div>
          {own.address && <div className="quiet">{own.address}</div>}
        </div>
        <div className="head">
          <div className="kind">{kind}</div>
          {facts.map((fact) => (
            <div key={fact} className="quiet">
              {fact}
            </div>
          ))}
        </div>
      </header>
      <div className="parties">
        <div>
          <div className="quiet">{party.label}</div>
          {party.name}
          {party.address && <div className="quiet">{party.address}</div>}
          {party.email && <div className="quiet">{party.email}</div>}
        </div>
      </div>
      <div className="scroll">
        <table>
          <caption className="unseen">Lines</caption>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col" className="figure">
                Quantity
              </th>
              <th scope="col" className="figure">
                Rate
              </th>
              <th scope="col" className="figure">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td>
                  {line.ItemName}
                  {line.description && <div className="quiet">{line.description}</div>}
                </td>
                <td className="figure">{formatDecimal(line.quantity, locale)}</td>
                <td className="figure">{formatDecimal(line.price, locale, 2)}</td>
                <td className="figure">{formatAmount(line.amount, currency, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Totals rows={totals} currency={currency} />
      {notes && <p className="notes">{notes}</p>}
    </Sheet>
  );
}
