import { onlineStoreCalls } from '../../api/calls/online-store.ts';
import { useCall } from '../../api/client/query.ts';

/** How many orders the store has from a day on, and what is known to hold some; it is asked itself. */
export const useStoreOrders = (businessId: string, importFrom: string) =>
  useCall(onlineStoreCalls.countStoreOrders, { businessId, importFrom }, { enabled: importFrom !== '' });
