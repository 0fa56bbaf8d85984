import { onlineStoreCalls } from '../api/calls/online-store.ts';
import { useCall } from '../api/client/query.ts';
import { useBusiness, useMay } from '../screens/frame/business.ts';

/** Whether orders come in from an online store, and how many are on hold; nothing for a role that may not see them. */
export const useStoreOrdersOnHold = () => {
  const { id: businessId } = useBusiness();
  const enabled = useMay()('settings.business');
  return useCall(
    onlineStoreCalls.storeOrdersOnHold,
    { businessId },
    { enabled, onReturn: true, toldInPlace: true },
  ).data;
};
