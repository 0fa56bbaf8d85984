import { chakra } from '@chakra-ui/react';
import { type ComponentProps, lazy, memo, type ReactNode, Suspense, useRef } from 'react';
import { homeSumsOf } from '../../domain/documents/home-sums.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import { printedTotals } from '../../domain/documents/printed-totals.ts';
import { digitsOf } from '../../domain/values/currency.ts';
import { documentForm as words } from '../../domain/words/documents.ts';
import { useBusiness } from '../frame/business.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { CurrencyFields } from './CurrencyFields.tsx';
import { CurrencyProposal } from './CurrencyProposal.tsx';
import { grossSumsOfForm, totalsOfForm } from './lines.ts';
import { MoneyFields } from './MoneyFields.tsx';
import { rateOf } from './money-form.ts';
import { ProductLines } from './ProductLines.tsx';
import { type FormPart, sameParts } from './same-parts.ts';
import { sheetStyle } from './sheet-style.ts';
import { TemplateField } from './TemplateField.tsx';
import { Totals } from './Totals.tsx';
import type { DocumentForm, DocumentFormState } from './use-document-form.ts';

/** Below the fold, and fetched once the form is there. */
const PaperFields = lazy(async () => ({ default: (await import('./PaperFields.tsx')).PaperFields }));
const ShipToFields = lazy(async () => ({ default: (await import('./ShipToFields.tsx')).ShipToFields }));
const ImportTaxFields = lazy(async () => ({
  default: (await import('./ImportTaxFields.tsx')).ImportTaxFields,
}));
const LocationFields = lazy(async () => ({
  default: (await import('./LocationFields.tsx')).LocationFields,
}));

// What the lines' looks ask the width of. Were it the lines themselves, Chromium 147 would leave them out of the page once fields
// come in below them.
const Sheet = chakra('div', { base: { ...sheetStyle, containerType: 'inline-size' } });

/** Fields that take nothing while they are disabled; the layout does not know of it. */
export const Fixed = chakra('fieldset', { base: { display: 'contents' } });

interface FormSheetProps
  extends Pick<ComponentProps<typeof ProductLines>, 'lastPrice' | 'partyTax' | 'eachOnce'> {
  /** What the document is: "Invoice". */
  kind: string;
  document: Pick<
    DocumentFormState,
    'name' | 'contactRole' | 'form' | 'noun' | 'faults' | 'setLines' | 'field' | 'change'
  >;
  /** Why lines and money can't be changed any more; left out while they can. */
  locked?: string | undefined;
  /** Who it is for, its dates, and what else is above the lines. */
  head: ReactNode;
  /** What each line says beside its row, below them all. */
  ofLines?: ReactNode;
  /** What stands below the totals. */
  foot?: ReactNode;
}

/** A document as it is filled in: the same paper the other side will get. */
export function FormSheet({ kind, document, locked, head, ofLines, foot, ...lines }: FormSheetProps) {
  const { name, multiLocation } = useBusiness();
  const { form, faults, setLines } = document;
  const latest = useRef(document);
  latest.current = document;
  const fixed = locked !== undefined;
  const { entered } = kindSpec(documentTypes[document.noun].kind);
  return (
    <Sheet>
      <Letterhead name={entered ? (form.customer?.name ?? '') : name} kind={kind} theirs={entered} />
      <Columns>
        {head}
        <Fixed disabled={fixed}>
          <CurrencyFields {...document} />
          <CurrencyProposal
            contactRole={document.contactRole}
            contact={form.customer?.id ?? ''}
            known={form.proposed?.customer ?? null}
            latest={latest}
          />
        </Fixed>
      </Columns>
      {locked && <p className="quiet">{locked}</p>}
      <Fixed disabled={fixed}>
        <GrossField {...document} />
        <ProductLines
          form={form}
          bought={document.contactRole === 'vendor'}
          faults={faults}
          onSet={setLines}
          keptAs={document.name}
          {...lines}
        />
        {ofLines}
        {form.lines.some(({ tax }) => tax?.kind === 'import') && (
          <Suspense fallback={null}>
            <ImportTaxFields {...document} />
          </Suspense>
        )}
        {multiLocation && (
          <Suspense fallback={null}>
            <LocationFields {...document} />
          </Suspense>
        )}
        <div className="sums">
          <MoneyFields {...document} />
          <FormTotals form={form} />
        </div>
      </Fixed>
      <Suspense fallback={null}>
        <ShipToFields {...document} />
      </Suspense>
      {foot && <Columns>{foot}</Columns>}
      {document.contactRole === 'customer' && (
        <Suspense fallback={null}>
          <PaperFields {...document} />
        </Suspense>
      )}
      <TemplateField {...document} />
      <NotesField {...document} />
    </Sheet>
  );
}

const Letterhead = memo(({ name, kind, theirs }: { name: string; kind: string; theirs: boolean }) => (
  <header>
    <div className="own">{name}</div>
    <div className="head kind" data-theirs={theirs || undefined}>
      {kind}
    </div>
  </header>
));

/** Whether what is typed includes tax. */
const GrossField = memo(
  ({ form, field, change }: FormPart) => (
    <div className="gross">
      <CheckField
        {...field('pricesIncludeTax')}
        label={words.pricesIncludeTax}
        checked={form.pricesIncludeTax ?? false}
        onChange={(pricesIncludeTax) => change({ pricesIncludeTax })}
      />
    </div>
  ),
  sameParts('pricesIncludeTax'),
);

const NotesField = memo(
  ({ contactRole, noun, form, field, change }: FormPart) => (
    <LongTextField
      {...field('notes')}
      label={kindSpec(documentTypes[noun].kind).entered ? words.ownNotes : words.ofRole[contactRole].notes}
      optional
      value={form.notes}
      onChange={(notes) => change({ notes })}
    />
  ),
  sameParts('notes'),
);

/** The totals as they are typed, and what they are worth at home where the document is in another currency. */
function FormTotals({ form }: { form: DocumentForm }) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const totals = totalsOfForm(form);
  const foreign = form.currency !== homeCurrency;
  const document = {
    ...totals,
    currency: form.currency,
    homeCurrency,
    homeTotal: foreign ? homeSumsOf(totals, rateOf(form), digitsOf(homeCurrency)).total : totals.total,
    paid: '0',
    credited: '0',
    owed: totals.total,
  };
  return <Totals totals={printedTotals(document, locale, { gross: grossSumsOfForm(form) })} />;
}
