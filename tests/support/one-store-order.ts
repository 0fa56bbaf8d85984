import type { StoreOrder } from '../../src/domain/online-store/order.ts';
import { firstDay } from './server.ts';

/** An order of a store as it's fetched: one kettle for 48, paid. */
export const oneStoreOrder: StoreOrder = {
  id: '1',
  name: '#1001',
  placedAt: `${firstDay}T09:00:00Z`,
  changedAt: `${firstDay}T09:00:00Z`,
  cancelledAt: null,
  test: false,
  currency: 'USD',
  paymentStatus: 1,
  shippingStatus: 3,

  taxesIncluded: false,
  total: '48',
  rounding: '0',
  customer: { name: 'Ada', email: 'ada@example.com' },
  lines: [
    {
      id: '1',
      kind: 'item',
      name: 'Kettle',
      quantity: 1,
      original: '48',
      discount: '0',
      taxes: [],
      variant: null,
    },
  ],
  transactions: [
    {
      id: '1',
      kind: 'SALE',
      status: 'SUCCESS',
      gateway: 'shopify_payments',
      amount: '48',
      at: `${firstDay}T09:00:00Z`,
      test: false,
    },
  ],
  refunds: [],
  cut: false,
};
