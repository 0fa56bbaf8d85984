import { itemAccountFields, mayBeItemAccount } from '../../src/domain/books/item-accounts.ts';
import { isZero } from '../../src/domain/money.ts';
import type { Product, ProductCard } from '../../src/domain/stock/product.ts';
import { type FieldProblem, refusalOf } from '../../src/domain/values/refusal.ts';
import { itemAccounts as words } from '../../src/domain/words/items.ts';
import { allAccounts } from '../store/books/accounts.ts';
import { refuse, type Tx } from '../store/database/tx.ts';

/**
 * An unsuitable account can't be chosen, though an item that already has one keeps it, and the inventory account can't change while
 * there is stock. Throws `Refused` with each fault beside its field. Source: answers-2.md, Q25.
 */
export const refuseItemAccounts = async (
  tx: Tx,
  card: ProductCard,
  kept: ProductCard & Partial<Pick<Product, 'quantity' | 'value'>>,
): Promise<void> => {
  const changed = itemAccountFields.filter((field) => card[field] !== null && card[field] !== kept[field]);
  if (changed.length === 0) return;
  const accounts = await allAccounts(tx);
  const fields = changed.flatMap((field): FieldProblem[] => {
    const account = accounts.find(({ id }) => id === card[field]);
    if (!account || !mayBeItemAccount(field, account, tx.business.homeCurrency))
      return [{ field, message: words.unsuitable[field] }];
    const isHeld = field === 'inventoryAccount' && hasStock(kept);
    return isHeld ? [{ field, message: words.stockStays }] : [];
  });
  refuse(refusalOf(fields));
};

const hasStock = ({ quantity = '0', value = '0' }: Partial<Pick<Product, 'quantity' | 'value'>>): boolean =>
  !isZero(quantity) || !isZero(value);

/** The card as it is saved: what is in stock stays on the account its worth is on, whether or not that was sent. */
export const keptInventory = (card: ProductCard, product: Product): ProductCard =>
  card.inventoryAccount === null && hasStock(product)
    ? { ...card, inventoryAccount: product.inventoryAccount }
    : card;
