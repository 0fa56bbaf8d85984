import { send } from '../client/client.ts';
import { billCalls } from '../contract/bill.ts';
import type { Asks } from './asks.ts';

/** An account that a line without an item may be booked on. */
export interface PurchaseAccount {
  id: number;
  name: string;
  /** What its group is called. */
  group: string;
}

/** Those of a business, expenses first, in the order of its chart. */
export const purchaseAccounts = (businessid: string): Asks<PurchaseAccount[]> => ({
  queryKey: ['accounts', businessid, 'for purchases'],
  queryFn: async ({ signal }) => {
    const { data } = await send(billCalls.purchaseAccounts, { signal, query: { businessid } });
    return data.map(({ TAccountId: id, AccountName: name, GroupName: group }) => ({ id, name, group }));
  },
});
