import { useCallback, useRef } from 'react';
import { barcodeCalls } from '../../api/calls/barcode.ts';
import { ask } from '../../api/client/ask.ts';
import type { ProductRow } from '../../domain/stock/product.ts';
import { scanWords as words } from '../../domain/words/barcodes.ts';
import { saying } from '../../machines/problem.ts';
import { useBusiness } from '../frame/business.ts';

/**
 * Finds the items of scanned codes, one after another in the order they were scanned, and hands each on.
 *
 * @param onItem takes an item; what it throws is said as the reason why it wasn't taken
 * @returns takes a code and answers the item it was of; rejects with a problem that says what is wrong with it
 */
export function useItemScan(
  onItem: (item: ProductRow) => void | Promise<void>,
): (code: string) => Promise<ProductRow> {
  const { id: businessId } = useBusiness();
  const latest = useRef(onItem);
  latest.current = onItem;
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (code) => {
      const take = async () => {
        const { product: item } = await ask(barcodeCalls.findByBarcode, { businessId, barcode: code });
        if (!item) throw saying(words.unknown({ barcode: code }));
        await latest.current(item);
        return item;
      };
      const taken = before.current.then(take, take);
      before.current = taken;
      return taken;
    },
    [businessId],
  );
}
