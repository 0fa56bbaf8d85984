import { storeOrders } from './store-orders.words.ts';

/** Who acts when a shop's order is booked: no person. The id is one no user has. */
export const storeUser = {
  id: '00000000-0000-0000-0000-000000000001',
  name: storeOrders.storeName,
  role: 'Store',
} as const;
