import { send } from '../client/client.ts';
import { billCalls } from '../contract/bill.ts';
import type { Asks } from './asks.ts';

/** An account that what is bought without an item may be booked on. */
export interface PurchaseAccount {
  id: number;
  name: string;
}

/** Those of a business, by number. */
export const purchaseAccounts = (businessid: string): Asks<PurchaseAccount[]> => ({
  queryKey: ['accounts', businessid, 'for purchases'],
  queryFn: async ({ signal }) => {
    const { data } = await send(billCalls.purchaseAccounts, { signal, query: { businessid } });
    return data.map(({ TAccountId: id, AccountName: name }) => ({ id, name }));
  },
});
