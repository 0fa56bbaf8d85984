import type { PlanPaymentState } from '../../domain/billing/payment.ts';
import { userId } from '../wire/values.ts';
import { subject, told } from './call.ts';
import { id, oneOf } from './field.ts';

const states = [
  'Incomplete',
  'Paid',
  'Failed',
  'Lapsed',
  'Credited',
] as const satisfies readonly PlanPaymentState[];

const called = subject('businessId', '/api/Subscription/', { userid: userId });

/** What the page that the buyer comes back to asks. */
export const planPaymentCalls = {
  /** Asks the provider where no event has come yet. */
  confirmPlanPayment: called.ours.change('ConfirmPlanPayment', 'settings.plan', {
    takes: { paymentId: id('paymentid') },
    says: told({ state: oneOf('State', states) }),
    touches: ['plan'],
  }),
};
