import {
  type OpenOn,
  type Product,
  type ProductFacts,
  productStanding,
} from '../../src/domain/stock/product.ts';
import type { Refusal } from '../../src/domain/values/refusal.ts';
import { itemLifecycle } from '../../src/machines/item/item.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';

/**
 * Lets an item's card be edited, deletes an item of which there are none and which no open document names, or takes one back.
 *
 * @param open the numbers of the drafts and open orders that name it
 */
export const moveItemAct = (
  product: Pick<Product, 'deleted' | 'tracked' | 'quantity'>,
  open: OpenOn,
  act: 'edit' | 'delete' | 'restore',
): Move<ProductFacts> | Refusal =>
  decide(itemLifecycle, productStanding(product, open), { type: `item.${act}` });
