import { reportCall } from './payment-provider.ts';

/** Where whoever takes what businesses pay for their plans reports to. */
export const planReportPath = '/api/Payment/receive-plan-payment';

/** What the provider of plan payments calls with; the bytes of the body are signed by it. */
export const planEventCalls = { receivePlanPayment: reportCall(planReportPath) };
