import { useCallback, useRef } from 'react';
import { itemsAtLocation } from '../../api/queries/transfers.ts';
import { formatDecimal } from '../../domain/format.ts';
import { plus } from '../../domain/money.ts';
import type { AvailableItem } from '../../domain/transfer/transfer.ts';
import { transferWords as words } from '../../domain/words/transfer-pages.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { useLocale } from '../kit/locale.ts';
import { PickerField } from '../kit/PickerField.tsx';
import { QuantityField } from '../kit/QuantityField.tsx';
import { styled } from '../kit/styled.ts';
import type { PickOption } from '../kit/use-options.ts';
import { useBusiness } from '../shell/business.ts';
import type { TransferForm, TransferFormLine } from './transfer-form.ts';

const Lines = styled('fieldset', {
  base: {
    '& > legend': { fontSize: '14px', fontWeight: '550', marginBottom: '2' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 360px) auto',
      alignItems: 'center',
      gap: '3',
      padding: '10px 0',
      borderBottom: '1px solid {colors.line}',
    },
    '& > .add': { paddingTop: '3' },
  },
});

interface TransferLinesProps {
  form: TransferForm;
  /** What lies at both ends of what can be transferred. */
  available: readonly AvailableItem[];
  /** What the transfer took from the source already, by item. */
  taken: Readonly<Record<string, string>>;
  problemOf: (name: string) => string | undefined;
  onChange: (lines: TransferFormLine[]) => void;
}

/** The items of a transfer, each with what lies at both ends; what is found in stock at the source is added at the end. */
export function TransferLines({ form, available, taken, problemOf, onChange }: TransferLinesProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const { sourceId, destinationId, lines } = form;
  // Beyond the items that were fetched with the page there are those a search found.
  const found = useRef(new Map<string, AvailableItem>());
  const search = useCallback(
    async (query: string): Promise<PickOption[]> => {
      if (sourceId === '') return [];
      const items = await itemsAtLocation(businessId, { locationId: sourceId, destinationId, search: query });
      for (const item of items) found.current.set(item.id, item);
      return items.map(({ id, name, available: quantity }) => ({
        ...{ id, name },
        detail: formatDecimal(quantity, locale),
      }));
    },
    [businessId, sourceId, destinationId, locale],
  );
  const stockOf = (id: string) => available.find((item) => item.id === id) ?? found.current.get(id);
  const saidOf = ({ productId }: TransferFormLine): string => {
    const item = stockOf(productId);
    const here = plus(item?.available ?? '0', taken[productId] ?? '0');
    return [
      `${words.available}: ${formatDecimal(here, locale)}`,
      ...(destinationId ? [`${words.there}: ${formatDecimal(item?.atDestination ?? '0', locale)}`] : []),
    ].join(' · ');
  };
  const add = (picked: PickOption | null) => {
    if (!picked || lines.some(({ productId }) => productId === picked.id)) return;
    onChange([...lines, { productId: picked.id, name: picked.name, quantity: '' }]);
  };
  const set = (index: number, quantity: string) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, quantity } : line)));
  return (
    <Lines>
      <legend>{words.items}</legend>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, index) => (
            <li key={line.productId}>
              <QuantityField
                id={`transfer-lines.${index}.quantity`}
                label={line.name}
                hint={saidOf(line)}
                value={line.quantity}
                onChange={(quantity) => set(index, quantity)}
                problem={problemOf(`lines.${index}.quantity`) ?? problemOf(`lines.${index}.productId`)}
              />
              <IconButton
                label={words.remove(line.name)}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="add">
        <PickerField
          // Each item that is added leaves an empty field for the next.
          key={lines.length}
          id="transfer-lines"
          label={words.addItem}
          picked={null}
          onPick={add}
          search={search}
          placeholder={words.findItem}
          hint={sourceId === '' ? words.chooseSource : undefined}
          problem={problemOf('lines')}
        />
      </div>
    </Lines>
  );
}
