import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { barcodeCalls } from '../../api/calls/barcode.ts';
import { ask } from '../../api/client/ask.ts';
import { unprintableIn } from '../../domain/values/unprintable.ts';
import { labelPageWords as words } from '../../domain/words/barcodes.ts';
import { tellOnce } from '../document/plain-commands.ts';
import { UnprintableNotice } from '../document/UnprintableNotice.tsx';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import type { PickOption } from '../kit/fields/use-options.ts';
import { toast } from '../kit/notices/toast.ts';
import { findProducts } from '../page/find-products.ts';
import { PickedItems } from '../page/PickedItems.tsx';
import { oneMore } from '../scan/one-more.ts';
import { ScanItems } from '../scan/ScanItems.tsx';
import type { LabelsForm } from './labels-form.ts';
import { severalItems } from './several-items.ts';

type Labels = LabelsForm['labels'];

/** As many as a search for one shows. */
const mostFound = 20;

interface LabelItemsProps {
  labels: Labels;
  problemOf: (name: string) => string | undefined;
  onChange: (labels: Labels) => void;
}

/** The items to print labels of, each with how many; those without a barcode are given one here. */
export function LabelItems({ labels, problemOf, onChange }: LabelItemsProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const ids = labels.map(({ productId }) => productId);
  const { data: items } = useQuery({ ...severalItems(businessId, ids), placeholderData: keepPreviousData });
  const itemOf = (id: string) => items?.find((item) => item?.id === id);
  const bare = ids.filter((id) => itemOf(id)?.barcode === '');
  const search = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findProducts(businessId, query, mostFound)).map(({ id, name, barcode, sku }) => ({
        id,
        name,
        detail: barcode || sku,
      })),
    [businessId],
  );
  // A scan is answered later than it was made.
  const latest = useRef(labels);
  latest.current = labels;
  const add = (id: string) => {
    const now = latest.current;
    const isThere = now.some(({ productId }) => productId === id);
    onChange(
      isThere
        ? now.map((label) =>
            label.productId === id ? { ...label, quantity: oneMore(label.quantity) } : label,
          )
        : [...now, { productId: id, quantity: '1' }],
    );
  };
  async function make() {
    try {
      await tellOnce(`labels.barcodes ${bare.join(' ')}`, (intentKey) =>
        ask(barcodeCalls.makeBarcodes, { businessId, productIds: bare }, { intentKey }),
      );
      await refresh();
      // What was refused of them is so no longer.
      onChange([...latest.current]);
    } catch (problem) {
      toast.refusal(problem);
    }
  }
  return (
    <PickedItems
      id="labels-labels"
      legend={labels.length > 0 ? words.items : words.noItems}
      items={labels.map(({ productId, quantity }, index) => {
        const known = itemOf(productId);
        const item = known?.name ?? '…';
        const isLost = items && !known && ids.length === items.length;
        return {
          id: productId,
          label: item,
          quantity,
          remove: words.remove({ item }),
          hint: isLost ? words.notFound : known?.barcode || (known && words.noBarcode) || undefined,
          problem: problemOf(`labels.${index}.quantity`),
        };
      })}
      onQuantity={(at, quantity) =>
        onChange(labels.map((label, index) => (index === at ? { ...label, quantity } : label)))
      }
      onRemove={(at) => onChange(labels.filter((_, index) => index !== at))}
      add={words.addItem}
      placeholder={words.findItem}
      onAdd={({ id }) => add(id)}
      search={search}
      problem={problemOf('labels')}
    >
      <ScanItems
        onItem={({ id }) => add(id)}
        quantityOf={(id) => labels.find(({ productId }) => productId === id)?.quantity}
      />
      <UnprintableNotice letters={unprintableIn(ids.map((id) => itemOf(id)?.name ?? ''))} />
      {bare.length > 0 && (
        <div>
          <Button onClick={() => void make()}>{words.make({ count: bare.length })}</Button>
        </div>
      )}
    </PickedItems>
  );
}
