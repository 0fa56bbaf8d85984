import * as z from 'zod/mini';
import { envelope } from '../wire/answers.ts';
import * as wire from '../wire/values.ts';
import type { Answer } from './call.ts';
import {
  also,
  type Field,
  type Fields,
  flag,
  fromWire,
  number,
  type OursOf,
  objectOf,
  optional,
  shaped,
  text,
  toWire,
  typedText,
  whole,
} from './field.ts';

/** What is chosen of an option list, by its numbers. */
const chosen = shaped(z.array(wire.whole).check(z.maxLength(20)), {
  toWire: (numbers: readonly number[]) => [...numbers],
  fromWire: (numbers): readonly number[] => numbers,
});

/** A day, or a moment whose day in the business's zone counts. */
export const importFrom = also(typedText('importDate', 40), 'ShopifyStartSync');
/** When and how a shop's orders are followed. */
export const sync = {
  storeUrl: also(typedText('storeUrl', 300), 'ShopifyStoreName'),
  importFrom,
  autoSync: also(flag('autoSync'), 'IsShopifyAutoSync'),
  skipDuplicates: also(flag('skipDuplicateSync'), 'IsShopifySkipDuplicateTransactions'),
};
/** What becomes of orders, items and stock. */
export const automation = {
  createSales: also(
    flag('createSalesInvoiceInCounterfoil'),
    'createSalesInvoiceIn',
    'IsCreatedShopifyInvoice',
  ),
  salesType: also(whole('salesType'), 'CreateSalesAs'),
  paymentStatuses: also(chosen('syncOrderPaymentStatus'), 'ShopifyPaymentStatus'),
  follows: chosen('syncOrderPaymentStatusType'),
  shippingStatuses: chosen('SyncWithShippingStatus'),
  createItems: also(flag('createProductInCounterfoil'), 'createProductIn', 'IsCreateShopifyProduct'),
  itemType: whole('productType'),
  matchBy: whole('MatchShopifyProductBy'),
  updateStock: also(flag('updateStockLevel'), 'IsUpdateStockLevels'),
  stockOwner: also(whole('stockControlPlatform'), 'PlatformStockLevelControl'),
};
/** The same as they are typed: that items are added is said by two fields of the same meaning. */
export const typedAutomation = {
  ...automation,
  createItemsToo: also(flag('createProduct'), 'IsCreateNewProductNotExist'),
};
/** The ten accounts that a shop's orders are posted to. */
export const accounts = {
  sales: whole('SalesAccount'),
  discount: whole('DiscountAccount'),
  payment: whole('PaymentAccount'),
  shipping: whole('ShippingFees'),
  taxes: whole('TaxesAccount'),
  inventory: whole('InventoryAccount'),
  costOfGoods: whole('CostOfGoodSold'),
  fees: whole('ShopifyFees'),
  receivables: whole('AccountReceivable'),
  opening: whole('OpeningBalanceEquity'),
};

type Partly<F extends Fields> = {
  [K in keyof F]: Field<F[K]['wire'], z.ZodMiniOptional<F[K]['schema']>, F[K]['ours']>;
};

/** The same fields, each of which may be left out. */
export const partly = <F extends Fields>(fields: F): Partly<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...optional(field), spelt: field.spelt }]),
  ) as Partly<F>;

/** What the spec calls the same settings elsewhere; they are answered under each of their names. */
export const otherSyncNames = {
  storeUrl: text('ShopifyStoreName'),
  importFrom: text('ShopifyStartSync'),
  autoSync: flag('IsShopifyAutoSync'),
  skipDuplicates: flag('IsShopifySkipDuplicateTransactions'),
};
const numbers = shaped(z.array(z.number()), {
  toWire: (ours: readonly number[]) => [...ours],
  fromWire: (ours): readonly number[] => ours,
});
/** The same of automation. */
export const otherAutomationNames = {
  createSales: flag('IsCreatedShopifyInvoice'),
  salesType: number('CreateSalesAs'),
  paymentStatuses: numbers('ShopifyPaymentStatus'),
  createItems: flag('IsCreateShopifyProduct'),
  updateStock: flag('IsUpdateStockLevels'),
  stockOwner: number('PlatformStockLevelControl'),
};

type Named<O extends readonly Fields[]> = O extends readonly [
  infer First extends Fields,
  ...infer Rest extends readonly Fields[],
]
  ? { [K in keyof First as First[K]['wire']]: First[K]['schema'] } & Named<Rest>
  : unknown;
type SchemaOf<F extends Fields, O extends readonly Fields[]> = ReturnType<
  typeof envelope<z.ZodMiniObject<Named<[F]> & Named<O>>>
>;

/** Fields that are answered under other names as well, and read under the first. */
export const answeredTwice = <F extends Fields, const O extends readonly Fields[]>(
  fields: F,
  ...others: O
): Answer<SchemaOf<F, O>, OursOf<F> & { message: string }> => ({
  schema: envelope(
    z.object(Object.assign({}, ...[fields, ...others].map((one) => objectOf(one).shape))),
  ) as unknown as SchemaOf<F, O>,
  toWire: ({ message, ...ours }, ids) => ({
    status: 200,
    message,
    data: Object.assign({}, ...[fields, ...others].map((one) => toWire(one, ours as never, ids))),
  }),
  fromWire: ({ message, data }, ids) => ({ ...fromWire(fields, data as object, ids), message }),
});
