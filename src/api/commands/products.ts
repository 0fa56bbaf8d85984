import type { OpeningStock } from '../../domain/books/opening-stock.ts';
import type { ProductCard } from '../../domain/product.ts';
import { send } from '../client/client.ts';
import { productCalls } from '../contract/product.ts';
import { productWire } from '../wire/product.ts';
import { ourNames } from '../wire/rename.ts';
import { openingStockWire } from '../wire/stock.ts';
import type { Asked, Edited, Told } from './command.ts';

const ours = ourNames(productWire);

interface TypedProduct {
  card: ProductCard;
  /** By its name; empty for none. */
  category: string;
  /** A `data:` address; null for none. */
  image: string | null;
  /** What is in stock already; an item that stands keeps its own. */
  opening: OpeningStock;
  /** Null for a new one. */
  edited: Edited | null;
}

/** Adds a product or service with what is in stock already, or saves the card of one that is edited. */
export const saveProduct = async (
  { businessId, intentKey }: Asked,
  { card, category, image, opening, edited }: TypedProduct,
): Promise<Told & { id: string }> => {
  const body = { businessId, ...productWire.toWire(card), categoryname: category, image };
  const { message, data } = edited
    ? await send(productCalls.updateProduct, { body: { ...body, ...edited }, intentKey, ours })
    : await send(productCalls.addProduct, {
        body: { ...body, ...openingStockWire.toWire(opening) },
        intentKey,
        ours,
      });
  return { message, id: data.id };
};
