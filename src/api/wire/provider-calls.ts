import type { ProviderName } from '../../domain/payment-provider/provider.ts';
import { nothing } from './answers.ts';
import { call } from './call.ts';

/** Where each provider reports to. */
export const reportPaths = {
  stripe: '/api/Payment/receive-stripe',
  paystack: '/api/Payment/receive-paystack',
  flutterwave: '/api/Payment/receive-flutterwave',
  paypal: '/api/Payment/receive-paypal',
} as const satisfies Record<ProviderName, string>;

/** What a provider reports to an address; nothing of the body is the wire’s, for its bytes are signed. */
const reportCall = (path: string) =>
  call({
    method: 'POST',
    path,
    auth: 'provider',
    permission: null,
    effect: 'changes',
    ours: true,
    answer: nothing,
  });

/** What each connected provider calls with; the bytes of the body are signed by it. */
export const gatewayCalls = {
  receiveStripe: reportCall(reportPaths.stripe),
  receivePaystack: reportCall(reportPaths.paystack),
  receiveFlutterwave: reportCall(reportPaths.flutterwave),
  receivePaypal: reportCall(reportPaths.paypal),
};

/** What the provider that several ways to pay go through calls with. */
export const providerCalls = { receiveEvent: reportCall('/api/Payment/receive-event') };

/** Where whoever takes what businesses pay for their plans reports to. */
export const planReportPath = '/api/Payment/receive-plan-payment';

/** What the provider of plan payments calls with. */
export const planEventCalls = { receivePlanPayment: reportCall(planReportPath) };
