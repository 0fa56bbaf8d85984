import { payOnlineRefusals as words } from '../../src/domain/online-payment/online-payments.words.ts';
import {
  type PayMethod,
  type PaymentMethods,
  payMethods,
} from '../../src/domain/payment-provider/pay-method.ts';
import { providerRefusals } from '../../src/domain/payment-provider/refusals.words.ts';
import type { Gateways } from '../adapters/payments/gateway.ts';
import type { PaymentProvider } from '../adapters/payments/provider.ts';
import { type BusinessTx, Refused } from '../store/database/tx.ts';
import { findDocuments } from '../store/documents/documents.ts';
import { processorOf } from './payment-processor.ts';

const unconnected = new Set(
  Object.values(providerRefusals.providerLabels).map((provider) =>
    providerRefusals.connectFirst({ provider }),
  ),
);

/** The reasons, with those that only say of a provider that it isn’t connected told in one. */
const inShort = (reasons: readonly string[]): string[] => {
  const others = reasons.filter((reason) => !unconnected.has(reason));
  if (others.length === reasons.length) return others;
  return others.length === 0 ? [words.noneConnected] : [...others, words.noOtherConnected];
};

/**
 * How an invoice can be paid online: each way is asked who would take it, as when its page is opened. Throws `Missing`.
 *
 * @param isVisitor a customer is told that it can't be paid, and not what the business has to set up
 */
export const paymentMethods = async (
  tx: BusinessTx,
  services: { gateways: Gateways; provider: PaymentProvider | null },
  invoiceId: string,
  isVisitor: boolean,
): Promise<PaymentMethods> => {
  const [document] = await findDocuments(tx, 'invoice', [invoiceId]);
  const { currency, parties } = document!;
  const methods: PayMethod[] = [];
  const tests: PayMethod[] = [];
  const reasons = new Set<string>();
  for (const method of payMethods) {
    try {
      const { at } = await processorOf(tx, services, method, { currency, email: parties.to.email || null });
      methods.push(method);
      // Without an account whoever simulates payments takes it.
      if (!at?.live) tests.push(method);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      reasons.add(error.refusal.message);
    }
  }
  if (methods.length > 0) return { ways: methods, tests, reasons: [] };
  return { ways: methods, tests, reasons: isVisitor ? [words.noWayForVisitors] : inShort([...reasons]) };
};
