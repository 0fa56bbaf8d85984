import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Columns } from '../kit/Stack.tsx';
import { LongTextField } from '../kit/TextField.tsx';
import { useBusiness } from '../shell/business.ts';
import { totalsOfLines } from './lines.ts';
import { ProductLines } from './ProductLines.tsx';
import { sheetStyle } from './sheet-style.ts';
import { Totals } from './Totals.tsx';
import type { DocumentFormState } from './use-document-form.ts';

const Sheet = chakra('div', { base: sheetStyle });

/** Fields that take nothing while they are disabled; the layout does not know of it. */
export const Fixed = chakra('fieldset', { base: { display: 'contents' } });

interface FormSheetProps {
  /** What the document is: "Invoice". */
  kind: string;
  document: Pick<DocumentFormState, 'form' | 'faults' | 'setLines' | 'field' | 'change'>;
  currency: string;
  /** Why the lines can't be changed any more; left out while they can. */
  locked?: string;
  /** Who it is for, its dates, and what else stands above the lines. */
  head: ReactNode;
  /** What stands below the totals. */
  foot?: ReactNode;
}

/** A document as it is filled in: the same paper the other side will get. */
export function FormSheet({ kind, document, currency, locked, head, foot }: FormSheetProps) {
  const { name } = useBusiness();
  const { form, faults, field, change, setLines } = document;
  const { total } = totalsOfLines(form.lines, currency);
  return (
    <Sheet>
      <header>
        <div className="own">{name}</div>
        <div className="head kind">{kind}</div>
      </header>
      <Columns>{head}</Columns>
      {locked && <p className="quiet">{locked}</p>}
      <Fixed disabled={locked !== undefined}>
        <ProductLines lines={form.lines} currency={currency} faults={faults} onSet={setLines} />
      </Fixed>
      <Totals
        currency={currency}
        rows={[{ key: 'total', label: `Total ${currency}`, amount: total, grand: true }]}
      />
      {foot && <Columns>{foot}</Columns>}
      <LongTextField
        {...field('notes')}
        label="Notes for the customer"
        optional
        value={form.notes}
        onChange={(notes) => change({ notes })}
      />
    </Sheet>
  );
}
