import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import { Refused } from '../../store/database/tx.ts';
import { held, type OrderContext } from './context.ts';

/**
 * The account that money of a gateway goes to: the one chosen for it, else that of payments. Throws `Refused` for one that was taken out of use.
 * Source: connections.md, rule 13.
 */
export const accountOfGateway = (
  { gateways, settings }: Pick<OrderContext, 'gateways' | 'settings'>,
  gateway: string,
): number => {
  const chosen = gateways.find((one) => one.gateway === gateway);
  if (chosen && !chosen.active)
    throw new Refused(held('gateway', words.gatewayAccountGone({ gateway }), gateway));
  return chosen?.accountId ?? settings.accounting.payment;
};
