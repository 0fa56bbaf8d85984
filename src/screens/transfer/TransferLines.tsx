import { useCallback, useRef } from 'react';
import { transferCalls } from '../../api/calls/transfer.ts';
import { ask } from '../../api/client/ask.ts';
import { plus } from '../../domain/money.ts';
import type { ProductRow } from '../../domain/stock/product.ts';
import type { AvailableItem } from '../../domain/transfer/transfer.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { transfer as refusals, transferPages } from '../../domain/words/transfers.ts';
import { saying } from '../../machines/problem.ts';
import { useBusiness } from '../frame/business.ts';
import type { PickOption } from '../kit/fields/use-options.ts';
import { useLocale } from '../kit/locale.ts';
import { PickedItems } from '../page/PickedItems.tsx';
import { oneMore } from '../scan/one-more.ts';
import { ScanItems } from '../scan/ScanItems.tsx';
import type { TransferForm, TransferFormLine } from './transfer-form.ts';

/** As many as a search for one shows. */
const mostFound = '20';

interface TransferLinesProps {
  form: TransferForm;
  /** What lies at both ends of what can be transferred. */
  available: readonly AvailableItem[];
  /** What the transfer took from the source already, by item. */
  taken: Readonly<Record<string, string>>;
  problemOf: (name: string) => string | undefined;
  onChange: (lines: TransferFormLine[]) => void;
}

/** The items of a transfer, each with what is at both ends; what is found in stock at the source is added at the end. */
export function TransferLines({ form, available, taken, problemOf, onChange }: TransferLinesProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const { sourceId, destinationId, lines } = form;
  // Beyond the items that were fetched with the page there are those a search found.
  const found = useRef(new Map<string, AvailableItem>());
  const search = useCallback(
    async (query: string): Promise<PickOption[]> => {
      if (sourceId === '') return [];
      const { rows: items } = await ask(transferCalls.itemsAtLocation, {
        businessId,
        locationId: sourceId,
        destinationId: destinationId || undefined,
        search: query || undefined,
        limit: mostFound,
      });
      for (const item of items) found.current.set(item.id, item);
      return items.map(({ id, name, available: quantity }) => ({
        id,
        name,
        detail: formatDecimal(quantity, locale),
      }));
    },
    [businessId, sourceId, destinationId, locale],
  );
  const stockOf = (id: string) => available.find((item) => item.id === id) ?? found.current.get(id);
  const stockTextOf = ({ productId }: TransferFormLine): string => {
    const item = stockOf(productId);
    const here = plus(item?.available ?? '0', taken[productId] ?? '0');
    return [
      `${transferPages.transferWords.available}: ${formatDecimal(here, locale)}`,
      ...(destinationId
        ? [`${transferPages.transferWords.there}: ${formatDecimal(item?.atDestination ?? '0', locale)}`]
        : []),
    ].join(' · ');
  };
  const add = ({ id, name }: PickOption) => {
    if (!lines.some(({ productId }) => productId === id))
      onChange([...lines, { productId: id, name, quantity: '' }]);
  };
  const set = (index: number, quantity: string) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, quantity } : line)));
  const latest = useRef(lines);
  latest.current = lines;
  async function take({ id, name, barcode, tracked }: ProductRow) {
    if (sourceId === '') throw saying(transferPages.transferWords.chooseSource);
    if (!tracked) throw saying(refusals.notCounted({ product: name }));
    // What lies at both ends is told of it as of any other.
    if (!stockOf(id)) await search(barcode);
    const now = latest.current;
    onChange(
      now.some(({ productId }) => productId === id)
        ? now.map((line) => (line.productId === id ? { ...line, quantity: oneMore(line.quantity) } : line))
        : [...now, { productId: id, name, quantity: '1' }],
    );
  }
  return (
    <PickedItems
      id="transfer-lines"
      legend={transferPages.transferWords.items}
      items={lines.map((line, index) => ({
        id: line.productId,
        label: line.name,
        quantity: line.quantity,
        hint: stockTextOf(line),
        problem: problemOf(`lines.${index}.quantity`) ?? problemOf(`lines.${index}.productId`),
        remove: transferPages.transferWords.remove(line.name),
      }))}
      onQuantity={set}
      onRemove={(index) => onChange(lines.filter((_, at) => at !== index))}
      add={transferPages.transferWords.addItem}
      placeholder={transferPages.transferWords.findItem}
      onAdd={add}
      search={search}
      hint={sourceId === '' ? transferPages.transferWords.chooseSource : undefined}
      problem={problemOf('lines')}
    >
      <ScanItems
        onItem={take}
        quantityOf={(id) => lines.find(({ productId }) => productId === id)?.quantity}
      />
    </PickedItems>
  );
}
