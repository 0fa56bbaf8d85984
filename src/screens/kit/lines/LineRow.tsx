import { type KeyboardEvent, lazy, memo, Suspense } from 'react';
import { formatAmount } from '../../../domain/values/format.ts';
import { lineItems as words } from '../../../domain/words/documents.ts';
import { type NumberForm, useNumberText } from '../fields/use-number-text.ts';
import type { PickOption, SearchOptions } from '../fields/use-options.ts';
import { Icon } from '../Icon.tsx';
import { DescriptionCell, ItemCell, NumberCell, TaxCell, type Ties } from './LineCells.tsx';
import {
  type LineCell,
  type LineDraft,
  type LineField,
  type LinePatch,
  type LineProblems,
  lineFieldId,
  quantityProblem,
  taxProblem,
} from './line-draft.ts';
import type { TaxChoice } from './tax-choices.ts';

/** Fetched once a line is to have a discount of its own. */
const LineDiscount = lazy(() => import('./LineDiscount.tsx'));

interface LineRowProps {
  line: LineDraft;
  /** From 1, as it is said: "Quantity, line 2". */
  number: number;
  /** The line's amount as a decimal string. */
  amount: string;
  currency: string;
  taxes: readonly TaxChoice[];
  problems: LineProblems | undefined;
  quantityForm: NumberForm;
  priceForm: NumberForm;
  /** Lines show the discounts of their own. */
  discounts: boolean;
  /** Prices, discounts and amounts include tax. */
  gross: boolean;
  searchProducts: SearchOptions;
  onChange: (key: string, patch: LinePatch) => void;
  onPickProduct: (key: string, product: PickOption) => void;
  onRemove: (key: string) => void;
  /** Makes a product of what was typed in the line; left out where nobody may. */
  onNewItem: ((key: string, name: string) => void) | undefined;
  /** Adds a tax, which the line has then; left out where nobody may. */
  onAddTax: ((key: string) => void) | undefined;
  /** Enter in a field of this line. */
  onEnter: (key: string, field: LineField) => void;
}

/** One line; drawn again only when something of its own changes, so that a long document types as fast as a short one. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, number, amount, currency, problems, quantityForm, priceForm, onChange, onEnter } = props;
  const quantity = useNumberText(
    line.quantity,
    (text) => onChange(line.key, { quantity: text }),
    quantityForm,
  );
  const price = useNumberText(line.price, (text) => onChange(line.key, { price: text }), priceForm);
  const priceLabel = props.gross ? words.priceIncludingTax : words.price;
  const cellProblems = {
    name: problems?.name,
    description: problems?.description,
    quantity: problems?.quantity ?? quantity.problem ?? quantityProblem(line),
    price: problems?.price ?? price.problem,
    discount: problems?.discount,
    tax: problems?.tax ?? taxProblem(line),
  };

  const ties = (field: LineCell, label: string): Ties => ({
    id: lineFieldId(line.key, field),
    'data-field': field,
    'aria-label': words.cellOfLine({ cell: label, number }),
    'aria-invalid': cellProblems[field] ? true : undefined,
    'aria-describedby': cellProblems[field] ? `${lineFieldId(line.key, field)}-problem` : undefined,
  });

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const field = event.target instanceof HTMLInputElement ? event.target.dataset.field : undefined;
    if (event.key !== 'Enter' || event.defaultPrevented || !field) return;
    event.preventDefault();
    onEnter(line.key, field as LineField);
  }

  const problemCells = (Object.keys(cellProblems) as LineCell[]).filter((field) => cellProblems[field]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid row in every browser we hold to.
    <div className="line" role="group" aria-label={words.line({ number })} onKeyDown={onKeyDown}>
      <span className="no" aria-hidden>
        {number}
      </span>
      <ItemCell
        ties={ties('name', words.item)}
        text={line.name}
        search={props.searchProducts}
        onText={(name) => onChange(line.key, { name, productId: undefined })}
        onPick={(product) => props.onPickProduct(line.key, product)}
        onNewItem={props.onNewItem && ((name) => props.onNewItem?.(line.key, name))}
        onOneOff={() => document.getElementById(lineFieldId(line.key, 'quantity'))?.focus()}
      />
      <DescriptionCell
        ties={ties('description', words.description)}
        text={line.description}
        onText={(description) => onChange(line.key, { description })}
      />
      <NumberCell
        label={words.quantity}
        ties={ties('quantity', words.quantity)}
        form={quantityForm}
        {...quantity}
      />
      <NumberCell label={priceLabel} ties={ties('price', priceLabel)} form={priceForm} {...price} />
      {props.discounts && (
        <Suspense fallback={<div />}>
          <LineDiscount
            value={line.discount ?? ''}
            currency={currency}
            locale={quantityForm.locale}
            ties={ties('discount', words.discount)}
            onChange={(discount) => onChange(line.key, { discount })}
          />
        </Suspense>
      )}
      <TaxCell
        ties={ties('tax', words.tax)}
        chosen={line.tax}
        taxes={props.taxes}
        locale={quantityForm.locale}
        onChoose={(tax) => onChange(line.key, { tax })}
        onAdd={props.onAddTax && (() => props.onAddTax?.(line.key))}
      />
      <div className="amount figure">{formatAmount(amount, currency, quantityForm.locale)}</div>
      <button
        type="button"
        className="remove"
        aria-label={words.removeLine({ number })}
        onClick={() => props.onRemove(line.key)}
      >
        <Icon name="close" size={14} />
      </button>
      {problemCells.map((field) => (
        <div className="problem" key={field} id={`${lineFieldId(line.key, field)}-problem`}>
          {cellProblems[field]}
        </div>
      ))}
    </div>
  );
});
