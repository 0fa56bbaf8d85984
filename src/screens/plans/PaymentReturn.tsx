import { chakra } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { planPaymentCalls } from '../../api/calls/plan-payment.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { paymentReturn as words } from '../../domain/words/plan-pages.ts';
import { confirmPaymentFlow } from '../../machines/plan-billing/confirm-payment.flow.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefreshAll } from '../frame/use-refresh.ts';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { inspected } from '../kit/inspected.ts';
import { Notice } from '../kit/notices/Notice.tsx';

const Confirmed = chakra('p', { base: { marginBottom: '4' } });

/** Back from the page on which the plan is paid: says what became of the payment, as soon as anybody knows. */
export function PaymentReturn({ payment: paymentId }: { payment: string }) {
  const { id: businessId } = useBusiness();
  const refresh = useRefreshAll();
  const [state] = useMachine(
    confirmPaymentFlow.provide({
      actors: {
        confirm: fromPromise(async () => {
          const { state } = await once(`plan.confirm ${paymentId}`, (intentKey) =>
            ask(planPaymentCalls.confirmPlanPayment, { businessId, paymentId }, { intentKey }),
          );
          return state;
        }),
      },
    }),
    inspected(),
  );
  const ends = useMemo(() => {
    const anew = () => void refresh();
    return { paid: anew, credited: anew, failed: anew, lapsed: anew };
  }, [refresh]);
  useFlowEnd(state.value, ends);
  const end = typeof state.value === 'string' ? state.value : 'confirming';
  const sentence = state.context.problem?.message ?? words[end as keyof typeof words];
  // What is well is no warning.
  return end === 'paid' || end === 'confirming' ? (
    <Confirmed role="status">{sentence}</Confirmed>
  ) : (
    <Notice>{sentence}</Notice>
  );
}
