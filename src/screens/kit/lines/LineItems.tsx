import { chakra } from '@chakra-ui/react';
import { type ComponentProps, memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lineItems as words } from '../../../domain/words/documents.ts';
import { Button } from '../buttons/Button.tsx';
import { priceForm, quantityForm } from '../fields/use-number-text.ts';
import type { PickOption, SearchOptions } from '../fields/use-options.ts';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale.ts';
import { LineRow } from './LineRow.tsx';
import {
  type LineDraft,
  type LineField,
  type LinePatch,
  type LineProblems,
  lineFieldId,
} from './line-draft.ts';
import { lineItemsStyle } from './line-items-style.ts';
import type { TaxChoice } from './tax-choices.ts';
import { useQuietKeys } from './use-quiet-keys.ts';

const Lines = chakra('section', { base: lineItemsStyle });

const headsOf = (discounts: boolean, gross: boolean) => (
  <div className="heads" aria-hidden>
    <span>{words.number}</span>
    <span>{words.item}</span>
    <span className="description">{words.description}</span>
    <span className="figure">{words.quantity}</span>
    <span className="figure">{gross ? words.priceIncludingTax : words.price}</span>
    {discounts && <span className="figure">{words.discount}</span>}
    <span>{words.tax}</span>
    <span className="figure">{gross ? words.amountIncludingTax : words.amount}</span>
  </div>
);

interface LineItemsProps {
  lines: readonly LineDraft[];
  onChange: (key: string, patch: LinePatch) => void;
  /** The product picked for a line: the owner fills in its name, description and price. */
  onPickProduct: (key: string, product: PickOption) => void;
  onAdd: () => void;
  onRemove: (key: string) => void;
  /** Makes a product of what was typed in a line; left out where nobody may. */
  onNewItem?: ((key: string, name: string) => void) | undefined;
  /** Adds a tax, which a line has then; left out where nobody may. */
  onAddTax?: ((key: string) => void) | undefined;
  /** By the line's key. */
  problems?: Readonly<Record<string, LineProblems>> | undefined;
  /** The amount of a line as a decimal string; an empty string while it cannot be said. */
  amountOf: (line: LineDraft) => string;
  searchProducts: SearchOptions;
  /** What a line can be taxed with. Keep its identity between renders: a new one draws every row. */
  taxes: readonly TaxChoice[];
  currency: string;
  /** Prices, discounts and amounts include tax. */
  gross?: boolean;
  /** Other ways to add a line, beside the button. */
  children?: ReactNode;
}

const groupSize = 10;

const groupsOf = (lines: readonly LineDraft[]): LineDraft[][] =>
  Array.from({ length: Math.ceil(lines.length / groupSize) }, (_, group) =>
    lines.slice(group * groupSize, (group + 1) * groupSize),
  );

type RowProps = ComponentProps<typeof LineRow>;

interface LineGroupProps
  extends Omit<RowProps, 'line' | 'number' | 'amount' | 'problems'>,
    Pick<LineItemsProps, 'lines' | 'problems' | 'amountOf'> {
  /** The number of its first line. */
  from: number;
}

/** Lines drawn together: at a key React asks ten groups whether they changed, and the rows of one, instead of every row. */
const LineGroup = memo(
  function LineGroup({ lines, from, problems, amountOf, ...rest }: LineGroupProps) {
    return lines.map((line, index) => (
      <LineRow
        key={line.key}
        line={line}
        number={from + index}
        amount={amountOf(line)}
        problems={problems?.[line.key]}
        {...rest}
      />
    ));
  },
  (before, after) =>
    before.currency === after.currency &&
    before.taxes === after.taxes &&
    before.problems === after.problems &&
    before.priceForm === after.priceForm &&
    before.discounts === after.discounts &&
    before.gross === after.gross &&
    before.lines.length === after.lines.length &&
    before.lines.every((line, index) => line === after.lines[index]),
);

interface AddLineProps {
  onAdd: () => void;
  /** Null once discounts show. */
  onDiscount: (() => void) | null;
}

const AddLine = memo(({ onAdd, onDiscount }: AddLineProps) => (
  <>
    <Button look="ghost" onClick={onAdd}>
      <Icon name="plus" size={14} />
      {words.addLine}
    </Button>
    {onDiscount && (
      <Button look="ghost" onClick={onDiscount}>
        {words.addDiscount}
      </Button>
    )}
  </>
));

/** The lines of a document in its form. Enter goes down a column and, from the last line, adds one. */
export function LineItems(props: LineItemsProps) {
  const { lines, problems, amountOf, taxes, currency, gross = false } = props;
  const locale = useLocale();
  const latest = useRef(props);
  latest.current = props;
  const focusNext = useRef<string>(null);
  const section = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  const discounts = opened || lines.some(({ discount }) => discount);
  useQuietKeys(section);

  // The rows are given functions that never change, and ask for the newest props only when something happens in them.
  const stable = useMemo(
    () => ({
      onChange: (key: string, patch: LinePatch) => latest.current.onChange(key, patch),
      onPickProduct: (key: string, product: PickOption) => {
        focusNext.current = lineFieldId(key, 'quantity');
        latest.current.onPickProduct(key, product);
      },
      onRemove: (key: string) => {
        const { lines: before, onRemove } = latest.current;
        const at = before.findIndex((line) => line.key === key);
        const neighbour = before[at + 1] ?? before[at - 1];
        focusNext.current = neighbour ? lineFieldId(neighbour.key, 'name') : null;
        onRemove(key);
      },
      onEnter: (key: string, field: LineField) => {
        const { lines: before } = latest.current;
        const below = before[before.findIndex((line) => line.key === key) + 1];
        if (below) document.getElementById(lineFieldId(below.key, field))?.focus();
        else stable.onAdd();
      },
      onAdd: () => {
        focusNext.current = 'added';
        latest.current.onAdd();
      },
      onDiscount: () => setOpened(true),
      searchProducts: ((query) => latest.current.searchProducts(query)) as SearchOptions,
    }),
    [],
  );
  const { onAdd, onDiscount, ...inRows } = stable;
  const mayMake = props.onNewItem !== undefined;
  const onNewItem = useMemo(
    () => (mayMake ? (key: string, name: string) => latest.current.onNewItem?.(key, name) : undefined),
    [mayMake],
  );
  const mayAddTax = props.onAddTax !== undefined;
  const onAddTax = useMemo(
    () => (mayAddTax ? (key: string) => latest.current.onAddTax?.(key) : undefined),
    [mayAddTax],
  );
  const forms = useMemo(
    () => ({ quantityForm: quantityForm(locale), priceForm: priceForm(currency, locale) }),
    [currency, locale],
  );

  useLayoutEffect(() => {
    const target = focusNext.current;
    focusNext.current = null;
    const last = lines.at(-1);
    const id = target === 'added' && last ? lineFieldId(last.key, 'name') : target;
    if (id) document.getElementById(id)?.focus();
  }, [lines]);

  return (
    <Lines
      ref={section}
      aria-label={words.lines}
      data-discounts={discounts || undefined}
      data-gross={gross || undefined}
    >
      {headsOf(discounts, gross)}
      {groupsOf(lines).map((group, index) => (
        <LineGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is a place, through which lines move up.
          key={index}
          lines={group}
          from={index * groupSize + 1}
          amountOf={amountOf}
          currency={currency}
          taxes={taxes}
          problems={problems}
          discounts={discounts}
          gross={gross}
          onNewItem={onNewItem}
          onAddTax={onAddTax}
          {...forms}
          {...inRows}
        />
      ))}
      <div className="add">
        <AddLine onAdd={onAdd} onDiscount={discounts ? null : onDiscount} />
        {props.children}
      </div>
    </Lines>
  );
}
