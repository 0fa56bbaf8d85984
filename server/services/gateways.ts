import type { Decimal } from '../../src/domain/money.ts';
import type { ProviderName } from '../../src/domain/payment-provider/provider.ts';
import { providerRefusals as words } from '../../src/domain/payment-provider/refusals.words.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { GatewayError, type Gateways, type PaymentGateway } from '../adapters/payments/gateway.ts';
import { Refused } from '../store/database/tx.ts';

/** What businesses connect providers and open payment pages with. */
export interface ProviderServices {
  gateways: Gateways;
  /** What the installation keeps of each payment, in percent. */
  feePercent: Decimal;
}

/** Throws `Refused` where the provider isn't set up here. */
export const readyGateway = (gateways: Gateways, name: ProviderName): PaymentGateway => {
  const gateway = gateways[name];
  if (!gateway)
    throw new Refused(
      refusal('illegal-move', words.providerNotSetUp({ provider: words.providerLabels[name] })),
    );
  return gateway;
};

/** Asks a provider, and says its no, or that there was no answer, as a refusal. */
export const callGateway = async <Answer>(
  name: ProviderName,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const provider = words.providerLabels[name];
    const message =
      error.fault === 'refused'
        ? words.providerRefused({ provider, reason: error.message })
        : words.providerAway({ provider });
    throw new Refused(refusal('illegal-move', message));
  }
};
