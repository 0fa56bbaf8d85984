import * as z from 'zod/mini';
import { repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { all, decimal, id } from './wire-types.ts';

const at = '/api/PurchaseOrder/';
const analysed = inBusiness('businessid', at, { flag: 'stockAnalysis' }).ours;
const { ask, change } = inBusiness('businessid', at, { flag: 'purchaseOrders' }).ours;

/** As many items as are ordered at once. */
const most = 200;

const lines = z.array(z.object({ productId: id, VendorIDFK: id, Qty: decimal })).check(z.maxLength(most));

const orders = z.array(
  z.object({
    PurchaseOrderID: id,
    VendorIDFK: id,
    VendorName: z.string(),
    Currency: z.string(),
    GrandTotalAmount: decimal,
    itemcount: z.number(),
  }),
);

/** Calls that order what a stock analysis found low. */
export const restockCalls = {
  proposeRestock: analysed.ask(
    'propose-restock',
    'inventory.analysisModal',
    {
      items: z.array(
        z.object({
          productId: id,
          ...all(z.string(), 'productname SKU'),
          ...all(decimal, 'onhand onorder sold30 toorder'),
          reorderlevel: z.nullable(decimal),
          vendor: z.nullable(z.object({ id, VendorName: z.string(), ispreferred: z.boolean() })),
        }),
      ),
    },
    { productId: z.array(id).check(z.maxLength(most)) },
  ),
  previewRestock: ask('preview-restock', 'purchaseOrder.add', { orders }, { lines }),
  restock: change('restock', 'purchaseOrder.add', { orders, ...repeated }, { lines }),
};
