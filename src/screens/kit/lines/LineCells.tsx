import { type ComponentProps, memo } from 'react';
import { lineItems as words } from '../../../domain/words/documents.ts';
import { Combobox } from '../fields/Combobox.tsx';
import type { NumberForm, useNumberText } from '../fields/use-number-text.ts';
import type { LineDraft, LineField } from './line-draft.ts';
import { choicesWith, chosenTax, type TaxChoice } from './tax-choices.ts';

/** What a control of a line bears, of which nothing but its words and its problem ever changes. */
export interface Ties {
  id: string;
  'data-field': LineField;
  'aria-label': string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/**
 * For `memo`: a cell is drawn again when what it shows changed. Its functions name its line and nothing else, so that those
 * of an earlier drawing do the same: at a key, one of a line's six controls is drawn.
 */
const sameProps =
  <Props extends { ties: Ties }>(...names: (keyof Props)[]) =>
  (before: Props, after: Props): boolean =>
    before.ties['aria-label'] === after.ties['aria-label'] &&
    before.ties['aria-invalid'] === after.ties['aria-invalid'] &&
    names.every((prop) => before[prop] === after[prop]);

interface ItemCellProps
  extends Pick<ComponentProps<typeof Combobox>, 'text' | 'onText' | 'onPick' | 'search'> {
  ties: Ties;
  /** What was typed is among no products, and is sold this once. */
  onOneOff: () => void;
  /** Makes a product of what was typed; left out where nobody may. */
  onNewItem: ((name: string) => void) | undefined;
}

const oneOffLabel = (typed: string) => words.oneOff({ text: typed });
const newItemLabel = (typed: string) => words.newItem({ text: typed });

export const ItemCell = memo(
  ({ onOneOff, onNewItem, ...props }: ItemCellProps) => (
    <div className="item">
      <Combobox
        {...props}
        addNew={{
          label: oneOffLabel,
          onAdd: onOneOff,
          whenNone: true,
          other: onNewItem && { label: newItemLabel, onAdd: onNewItem },
        }}
        placeholder={words.product}
      />
    </div>
  ),
  sameProps<ItemCellProps>('text', 'search'),
);

interface DescriptionCellProps {
  ties: Ties;
  text: string;
  onText: (text: string) => void;
}

export const DescriptionCell = memo(
  ({ ties, text, onText }: DescriptionCellProps) => (
    <input
      {...ties}
      className="description"
      placeholder={words.description}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  ),
  sameProps<DescriptionCellProps>('text'),
);

interface NumberCellProps extends Omit<ReturnType<typeof useNumberText>, 'problem'> {
  label: string;
  ties: Ties;
  /** How its number is read: another one is read by other functions. */
  form: NumberForm;
}

export const NumberCell = memo(
  ({ label, ties, text, onText, onLeave }: NumberCellProps) => (
    <div className="cell">
      <span aria-hidden>{label}</span>
      <input
        {...ties}
        className="figure"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={onLeave}
      />
    </div>
  ),
  sameProps<NumberCellProps>('text', 'form'),
);

interface TaxCellProps {
  ties: Ties;
  chosen: LineDraft['tax'];
  taxes: readonly TaxChoice[];
  locale: string;
  onChoose: (tax: LineDraft['tax']) => void;
  /** Adds a tax that is chosen here then; left out where nobody may. */
  onAdd?: (() => void) | undefined;
}

/** The choice that is no tax, but adds one. */
const adding = 'add';

export const TaxCell = memo(
  ({ ties, chosen, taxes, locale, onChoose, onAdd }: TaxCellProps) => {
    const choices = choicesWith(taxes, chosen, locale);
    return (
      <div className="cell tax">
        <span aria-hidden>{words.tax}</span>
        <select
          {...ties}
          value={chosen?.id ?? ''}
          onChange={({ currentTarget: { value } }) =>
            value === adding ? onAdd?.() : onChoose(chosenTax(choices, value))
          }
        >
          <option value="">{words.noTax}</option>
          {choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          {onAdd && <option value={adding}>{words.addATax}</option>}
        </select>
      </div>
    );
  },
  sameProps<TaxCellProps>('chosen', 'taxes', 'locale'),
);
