import { payable } from '../../src/domain/books/side.ts';
import { currencyRefusal } from '../../src/domain/business/foreign-currency.ts';
import type { ContactIn } from '../../src/domain/contact/contact.ts';
import type { Decimal } from '../../src/domain/money.ts';
import type { Product } from '../../src/domain/stock/product.ts';
import {
  type RestockedOrder,
  type RestockLine,
  restockPrice,
  restockProblems,
} from '../../src/domain/stock/restock.ts';
import { refusalOf } from '../../src/domain/values/refusal.ts';
import { restockAct, restockedOrder, type VendorOrder } from '../acts/restock.ts';
import { lookUp, plainRequest } from '../services/look-up.ts';
import { rateOn } from '../store/books/exchange-rates.ts';
import { findContact } from '../store/contacts/contacts.ts';
import { type Answer, runOnce } from '../store/database/intent.ts';
import { type Ctx, refuse, runAct, type Tx } from '../store/database/tx.ts';
import { lastPurchases } from '../store/documents/last-purchases.ts';
import { commitTogether } from '../store/plan/commit-or-preview.ts';
import { worldOf } from '../store/plan/world.ts';
import { taxStore } from '../store/settings/taxes.ts';
import { findProducts } from '../store/stock/products.ts';

/** The currency a vendor is ordered in: their own where the business writes in it, with what that is worth. */
const moneyOf = async (tx: Tx, { currency }: Pick<ContactIn<'vendor'>, 'currency'>) => {
  const home = tx.business.homeCurrency;
  if (!currency || currency === home || currencyRefusal(tx.business, currency))
    return { code: home, currency: null, rate: '1' as Decimal | null };
  return { code: currency, currency, rate: (await rateOn(tx, currency, home, tx.today))?.rate ?? null };
};

/** The tax of an item bought from a vendor, as their order's form proposes it: theirs, else the item's; one in use, or none. */
const taxesOf = async (
  tx: Tx,
  { chargesNoTax, purchaseTaxId: theirs }: Pick<ContactIn<'vendor'>, 'chargesNoTax' | 'purchaseTaxId'>,
  products: readonly Pick<Product, 'purchaseTaxId'>[],
) => {
  const named = [theirs, ...products.map(({ purchaseTaxId }) => purchaseTaxId)].filter((id) => id !== null);
  const taxes = chargesNoTax ? [] : await taxStore.some(tx, named);
  const usable = (id: string | null) => taxes.find((one) => one.active && one.id === id)?.id ?? null;
  return ({ purchaseTaxId }: Pick<Product, 'purchaseTaxId'>) => usable(theirs) ?? usable(purchaseTaxId);
};

/** The order of one vendor, as its form would propose it. Throws `Missing`. */
const vendorOrder = async (
  tx: Tx,
  vendorId: string,
  lines: readonly RestockLine[],
  products: ReadonlyMap<string, Product>,
): Promise<VendorOrder> => {
  const vendor = await findContact(tx, 'vendor', vendorId);
  const [{ prices }, { code, currency, rate }, taxOf] = await Promise.all([
    lastPurchases(tx, payable, vendor),
    moneyOf(tx, vendor),
    taxesOf(
      tx,
      vendor,
      lines.map(({ productId }) => products.get(productId)!),
    ),
  ]);
  const request = {
    ...plainRequest,
    subtype: 'order' as const,
    contactId: vendorId,
    issuedOn: null,
    dueOn: null,
    notes: '',
    currency,
    rate: currency && rate,
    lines: lines.map(({ productId, quantity }) => {
      const product = products.get(productId)!;
      const { name, purchaseDescription, cost } = product;
      const last = prices.find((one) => one.productId === productId && one.currency === code)?.price;
      return {
        id: null,
        productId,
        name,
        description: purchaseDescription,
        quantity,
        taxId: taxOf(product),
        price: restockPrice({ last, cost, currency: code, rate }),
      };
    }),
  };
  return { request, looked: await lookUp(tx, request) };
};

/**
 * Makes a draft of an order for each vendor of what is to be ordered, in one act: all of them, or none. For a preview it says what they
 * would be. Throws `Refused`, and `Missing` for an item or a vendor there is none of.
 */
export const restock = (
  ctx: Ctx,
  lines: readonly RestockLine[],
): Promise<Answer & { orders: RestockedOrder[]; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    refuse(refusalOf(restockProblems(lines)));
    const found = await findProducts(
      tx,
      lines.map(({ productId }) => productId),
    );
    const products = new Map(found.map((product) => [product.id, product]));
    const vendors = [...new Set(lines.map(({ vendorId }) => vendorId))];
    const ofVendor = (id: string) => lines.filter(({ vendorId }) => vendorId === id);
    const orders = await Promise.all(vendors.map((id) => vendorOrder(tx, id, ofVendor(id), products)));
    const plans = runAct(restockAct, orders, await worldOf(tx));
    if (!tx.previewOnly) await commitTogether(tx, plans);
    return { orders: plans.map(restockedOrder) };
  });
