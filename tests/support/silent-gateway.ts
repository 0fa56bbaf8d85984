import { GatewayError } from '../../server/adapters/payments/gateway.ts';

/** What a provider that gives no answer comes to. */
export const noAnswer = (): never => {
  throw new GatewayError('unknown', 'No answer.');
};
