import { planBillingCalls } from '../../api/calls/plan-billing.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import type { ChosenPlan } from '../../domain/access/plans.ts';
import { plans } from '../../domain/access/plans.words.ts';
import { daysAfter } from '../../domain/day.ts';
import { formatDay } from '../../domain/values/format.ts';
import { cancelPlan as words } from '../../domain/words/plan-pages.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import type { BillingView } from './billing-view.ts';
import { type Losing, PlanLossList } from './PlanLossList.tsx';
import { planAfter } from './plan-acts.ts';

interface CancelPlanDialogProps {
  plan: ChosenPlan;
  billing: BillingView;
  losing: Losing;
  onClose: () => void;
}

/** Cancelling what is paid for: until when it can still be used, and what is lost then. What couldn't be collected ends it now. */
export function CancelPlanDialog({ plan, billing, losing, onClose }: CancelPlanDialogProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const refresh = useRefresh();
  const after = planAfter(billing);
  const names = { plan: plans.planWords[plan].name, next: plans.planWords[after].name };
  const until = billing.pastDue ? null : (billing.period?.to ?? null);
  async function cancel() {
    const { message } = await once('plan.cancel', (intentKey) =>
      ask(planBillingCalls.cancelSubscription, { businessId }, { intentKey }),
    );
    await refresh();
    toast.success(message);
  }
  return (
    <CommandDialog
      title={words.title(names)}
      lead={until ? words.atEnd({ ...names, day: formatDay(until, locale, 'long') }) : words.now(names)}
      label={words.cancel}
      danger
      keep={words.keep}
      commit={cancel}
      onDone={onClose}
      onClose={onClose}
    >
      <PlanLossList
        losing={losing}
        to={billing.deal ?? { plan: after }}
        from={until && daysAfter(until, 1)}
      />
    </CommandDialog>
  );
}
