import { planBillingCalls } from '../../api/calls/plan-billing.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { leaveFor } from '../kit/leave-for.ts';
import { toast } from '../kit/notices/toast.ts';

/** Paying what couldn't be collected, and changing how it is paid: both may lead to the provider's page. */
export const usePaymentActs = () => {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  return {
    payNow: async (): Promise<void> => {
      try {
        const { comment, link } = await once('plan.pay-open-invoice', (intentKey) =>
          ask(planBillingCalls.payOpenInvoice, { businessId }, { intentKey }),
        );
        if (link) return leaveFor(link);
        await refresh();
        toast.success(comment);
      } catch (problem) {
        toast.refusal(problem);
      }
    },
    changeMethod: async (): Promise<void> => {
      try {
        const { link } = await once('plan.change-method', (intentKey) =>
          ask(planBillingCalls.changeMethod, { businessId }, { intentKey }),
        );
        if (link) leaveFor(link);
      } catch (problem) {
        toast.refusal(problem);
      }
    },
  };
};
