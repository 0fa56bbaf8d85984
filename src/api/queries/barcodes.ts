import { queryOptions } from '@tanstack/react-query';
import type { Symbology } from '../../domain/barcode/barcode.ts';
import type { ProductRow } from '../../domain/product.ts';
import { send } from '../client/client.ts';
import { barcodeCalls } from '../contract/barcode.ts';
import { productFromWire } from '../wire/product.ts';
import { productsKey } from './products.ts';

/** The item with a barcode; null where there is none. */
export const itemWithBarcode = async (businessId: string, barcode: string): Promise<ProductRow | null> => {
  const { product } = (await send(barcodeCalls.findByBarcode, { query: { businessId, barcode } })).data;
  return product && productFromWire(product);
};

/** A barcode that no item has. */
export const freeBarcode = async (businessId: string): Promise<string> =>
  (await send(barcodeCalls.freeBarcode, { query: { businessId } })).data.barcode;

/** How a barcode is drawn: the widths of its bars and gaps in modules, a bar first. */
export const barcodePicture = (businessId: string, barcode: string) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'barcode', barcode],
    queryFn: async ({ signal }) => {
      const { data } = await send(barcodeCalls.barcodePicture, { signal, query: { businessId, barcode } });
      return { symbology: data.symbology as Symbology, modules: data.modules };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
