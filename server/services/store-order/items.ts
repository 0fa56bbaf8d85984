import { over, rounded, times, zero } from '../../../src/domain/money.ts';
import { whyLeftOut } from '../../../src/domain/online-store/left-out.ts';
import type { StoreLine, StoreVariant } from '../../../src/domain/online-store/order.ts';
import { billOf } from '../../../src/domain/online-store/order-money.ts';
import { soldNetOf } from '../../../src/domain/online-store/quantity-sold.ts';
import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import { noOpening, type OpeningStock } from '../../../src/domain/opening/opening-stock.ts';
import { blankProduct } from '../../../src/domain/stock/product.ts';
import { digitsOf } from '../../../src/domain/values/currency.ts';
import { newId } from '../../store/database/new-id.ts';
import { Refused } from '../../store/database/tx.ts';
import { addOrderAction, statesSelling } from '../../store/online-store/store-orders.ts';
import { linkedItems, linkVariant, setItemAccounts } from '../../store/online-store/store-variants.ts';
import { writePlan } from '../../store/plan/write-plan.ts';
import { defaultLocation } from '../../store/stock/stock.ts';
import { addItem } from '../save-item.ts';
import { held, type OrderContext, openDayOf } from './context.ts';
import { itemsMatching } from './match-items.ts';

/**
 * What an item of the shop opens with: what the shop has of it now, and what the orders still to be applied took of it, so that it ends
 * with what the shop has. Source: connections.md, rule 18.
 */
const openingOf = async (
  context: OrderContext,
  variant: StoreVariant,
  unitCost: string,
): Promise<OpeningStock> => {
  const { tx, shopId, settings, order } = context;
  if (variant.available === null) return noOpening;
  const states = (await statesSelling(tx, shopId, variant.id)).filter(
    (state) =>
      state.id !== order.id &&
      whyLeftOut(state, settings.sync, settings.automation, tx.business.timeZone) === null,
  );
  // An order that is in the books already sells it by an edit.
  const taken = [...states, order].reduce((all, state) => all + soldNetOf(state, variant.id), 0);
  const quantity = variant.available + taken;
  if (quantity <= 0) return noOpening;
  const from = openDayOf(`${settings.sync.importFrom}T12:00:00Z`, context);
  const placed = openDayOf(context.order.placedAt, context);
  // Never after the order that sells the first of it.
  return { quantity: String(quantity), unitCost, onDay: from < placed ? from : placed };
};

/** What there is to say of an item that was added: one that opened with stock and that the shop has no cost of is worth nothing. */
const addedNote = (name: string, { unitCost }: StoreVariant, { quantity }: OpeningStock): string =>
  unitCost === null && quantity !== noOpening.quantity ? words.openedFree({ name, quantity }) : name;

/** Adds an item of the shop. Throws `Refused`. */
const addedItem = async (
  context: OrderContext,
  line: StoreLine,
  variant: StoreVariant,
  rate: string,
): Promise<string> => {
  const { tx, order, settings, world } = context;
  const { automation, accounting } = settings;
  const digits = digitsOf(order.currency);
  const billed = billOf(order, digits).lines.find((one) => one.line.id === line.id)!;
  const isProduct = automation.itemType === 0;
  const cost = rounded(times(variant.unitCost ?? zero, rate), 6);
  const tracked = isProduct && automation.updateStock && variant.available !== null;
  const card = {
    ...blankProduct,
    kind: isProduct ? ('product' as const) : ('service' as const),
    name: line.name.trim().slice(0, 200),
    sku: variant.sku.trim(),
    price: rounded(over(times(billed.amount, rate), billed.quantity), 6),
    cost,
    tracked,
  };
  const opening = tracked ? await openingOf(context, variant, cost) : noOpening;
  const { opening: openingAccount, inventory } = accounting;
  const openingWorld = {
    ...world,
    accounts: { ...world.accounts, opening: openingAccount, inventory },
  };
  const id = newId();
  const plan = await addItem(tx, { id, card, opening, category: '', channel: 'store' }, async () => ({
    locationId: await defaultLocation(tx),
    world: openingWorld,
  }));
  await setItemAccounts(tx, id, { sales: accounting.sales, inventory });
  await writePlan(tx, plan);
  await addOrderAction(tx, context.recordId, 'item', id, id, addedNote(card.name, variant, opening));
  return id;
};

const itemOf = async (
  context: OrderContext,
  line: StoreLine,
  variant: StoreVariant,
  rate: string,
): Promise<string> => {
  const { automation } = context.settings;
  const { sku, barcode } = variant;
  const [found = []] = await itemsMatching(context.tx, automation.matchBy, [
    { sku, barcode, name: line.name },
  ]);
  const names = { name: line.name, way: words.matchWords[automation.matchBy]! };
  if (found.length > 1) throw new Refused(held('matches', words.severalMatch(names), line.name));
  if (found[0]) return found[0].id;
  if (!automation.createItems) throw new Refused(held('item', words.unmatched(names), line.name));
  return addedItem(context, line, variant, rate);
};

/**
 * The item of ours that each line of an order sells, by the line; none for what is no product of the shop's. A link once made wins over
 * whatever would match now. Throws `Refused`. Source: connections.md, rule 9.
 *
 * @param rate home per unit of the order's currency
 */
export const itemsOf = async (context: OrderContext, rate: string): Promise<Map<string, string>> => {
  const { tx, shopId, order } = context;
  const sold = order.lines.filter(({ kind, quantity }) => kind === 'item' && quantity > 0);
  const linked = await linkedItems(
    tx,
    shopId,
    sold.flatMap(({ variant }) => variant?.id ?? []),
  );
  const items = new Map<string, string>();
  for (const line of sold) {
    const { variant } = line;
    if (!variant) continue;
    const known = linked.get(variant.id);
    const productId = known ?? (await itemOf(context, line, variant, rate));
    if (!known) await linkVariant(tx, shopId, { ...variant, variantId: variant.id, productId });
    linked.set(variant.id, productId);
    items.set(line.id, productId);
  }
  return items;
};
