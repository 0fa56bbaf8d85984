import type { Decimal } from '../../domain/money.ts';
import { send } from '../client/client.ts';
import { providerMoneyCalls as calls } from '../contract/provider-money.ts';
import { ourPayout, ourRefund, payoutWire, refundWire } from '../wire/provider-money.ts';
import type { Asked, Told } from './command.ts';

/** Asks the provider to refund a payment made online. */
export const refundOnline = (
  { businessId: businessid, intentKey }: Asked,
  refund: { documentId: string; paymentId: string; amount: Decimal },
): Promise<Told> =>
  send(calls.refundOnline, {
    body: { businessid, ...refundWire.toWire(refund) },
    intentKey,
    ours: ourRefund,
  });

/** Records a payout of a provider that reports none. */
export const recordPayout = (
  { businessId: businessid, intentKey }: Asked,
  payout: {
    amount: Decimal;
    fees: Decimal;
    onDay: string | undefined;
    bankId: string | undefined;
    provider: string;
  },
): Promise<Told> =>
  send(calls.recordPayout, {
    body: { businessid, ...payoutWire.toWire(payout) },
    intentKey,
    ours: ourPayout,
  });
