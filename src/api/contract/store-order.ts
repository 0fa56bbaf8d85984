import * as z from 'zod/mini';
import { storeOrderStatuses, storeRunStatuses } from '../../domain/online-store/order-record.ts';
import { repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { paged, paging } from './list-wire.ts';
import { all, id, text, userId } from './wire-types.ts';

const { ours } = inBusiness('businessId', '/api/onboarding/');
const key = 'settings.business';

const status = z.enum(storeOrderStatuses);

/** Every call about the orders of the online store. */
export const storeOrderCalls = {
  listStoreOrders: ours.read(
    'list-shopify-orders',
    key,
    {
      orders: z.array(
        z.object({
          orderid: id,
          ...all(z.string(), 'name customer'),
          ...all(z.nullable(z.string()), 'placedon total currency reason invoicenumber'),
          invoiceid: z.nullable(id),
          /** Where it stands, as its chart is asked. */
          Standing: z.object({ status, facts: z.object(all(z.boolean(), 'waiting made')) }),
        }),
      ),
      counts: z.object(all(z.number(), 'Received Held Applied Skipped Failed')),
      /** The import of past orders, or whatever run is open; null where none was. */
      run: z.nullable(
        z.object({
          importid: id,
          kind: z.enum(['import', 'poll']),
          status: z.enum(storeRunStatuses),
          ...all(z.number(), 'found done'),
          fault: z.nullable(z.string()),
        }),
      ),
      ...paged,
    },
    { ...paging, userId, status: z.optional(text(40)) },
  ),
  retryStoreOrder: ours.change('retry-shopify-order', key, repeated, { orderid: id }),
  syncStore: ours.change('sync-shopify', key, repeated, {
    userId,
    /** Orders placed on this day or later; the settings' own where it is left out. */
    importDate: z.optional(text(40)),
  }),
  moveStoreImport: ours.change(
    'move-shopify-import',
    key,
    { status: z.enum(storeRunStatuses) },
    { importid: id, act: z.enum(['stop', 'resume']) },
  ),
};
