import type { PlanUse } from '../../api/calls/plan.ts';
import { planBillingCalls } from '../../api/calls/plan-billing.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { type ChosenPlan, chosenPlans, idOfPlan } from '../../domain/access/plans.ts';
import { plans, plansPage } from '../../domain/access/plans.words.ts';
import type { PlanInterval, Terms } from '../../domain/billing/billing.ts';
import { cancelPlan, changePlanWords as words } from '../../domain/words/plan-pages.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { toast } from '../kit/notices/toast.ts';
import { type BillingView, type PriceView, priceIn, proposedSeats } from './billing-view.ts';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { IntervalSwitch } from './IntervalSwitch.tsx';
import { PlanCards } from './PlanCards.tsx';
import type { Losing } from './PlanLossList.tsx';
import { planActOf } from './plan-acts.ts';
import { StoreOffer } from './StoreOffer.tsx';
import { useChangePorts } from './use-change-ports.ts';

interface PlanChoicesProps {
  use: PlanUse;
  billing: BillingView;
  prices: readonly PriceView[];
  losing: Losing;
  onCancel: () => void;
}

/** The plans side by side with what they cost, and what can be done with each; the one being chosen is in the address. */
export function PlanChoices({ use, billing, prices, losing, onCancel }: PlanChoicesProps) {
  const { terms, currency, sold } = billing;
  const usual = terms?.interval ?? 'month';
  const { values, go } = useAddress({ plan: '', interval: usual });
  const interval: PlanInterval = values.interval === 'year' ? 'year' : 'month';
  const shown = { prices, interval, currency };
  const chosen = chosenPlans.find((plan) => plan === values.plan);
  const act = (plan: ChosenPlan) => (sold ? planActOf(billing, plan) : plan === use.plan ? null : 'free');
  const close = () => go({ plan: '' });
  return (
    <>
      {sold && (
        <IntervalSwitch interval={interval} onInterval={(one) => go({ interval: one })} currency={currency} />
      )}
      <PlanCards
        current={use.plan}
        {...(sold && { shown })}
        act={(plan) => {
          const kind = act(plan);
          if (!kind || (kind === 'switch' && !priceIn(shown, plan))) return null;
          const { name } = plans.planWords[plan];
          return (
            <Button wide onClick={() => (kind === 'cancel' ? onCancel() : go({ plan }))}>
              {kind === 'change' ? words.changeOwn : plansPage.changeTo(name)}
            </Button>
          );
        }}
      />
      {sold && <StoreOffer {...shown} />}
      {chosen && (
        <Chosen
          key={chosen}
          plan={chosen}
          kind={act(chosen)}
          use={use}
          billing={billing}
          prices={prices}
          losing={losing}
          interval={interval}
          onClose={close}
        />
      )}
    </>
  );
}

interface ChosenProps extends Omit<PlanChoicesProps, 'onCancel'> {
  plan: ChosenPlan;
  kind: 'free' | ReturnType<typeof planActOf>;
  interval: PlanInterval;
  onClose: () => void;
}

/** The dialog of the plan that was chosen; none where the address names one with which nothing can be done. */
function Chosen({ plan, kind, use, billing, prices, losing, interval, onClose }: ChosenProps) {
  const { terms, currency } = billing;
  const ports = useChangePorts();
  const refresh = useRefresh();
  if (kind === 'free') return <FreeOfCharge plan={plan} onClose={onClose} />;
  if (kind === 'end-trial')
    return (
      <FreeOfCharge
        plan={plan}
        onClose={onClose}
        words={{ title: cancelPlan.trialTitle, lead: cancelPlan.trialLead, keep: cancelPlan.trialKeep }}
      />
    );
  const price = priceIn({ prices, interval, currency }, plan);
  if (!price || (kind !== 'switch' && kind !== 'change')) return null;
  const paid = terms?.seats ?? null;
  const choice: Terms =
    kind === 'change' && terms
      ? { ...terms, interval }
      : { plan, interval, seats: proposedSeats(price, { used: use.seats.used, paid }) };
  const tellDone = async (comment: string) => {
    onClose();
    await refresh();
    toast.success(comment || words.done({ plan: plans.planWords[plan].name }));
  };
  return (
    <ChangePlanDialog
      current={terms}
      choice={choice}
      prices={prices}
      currency={currency}
      hasMethod={billing.method !== null}
      losing={losing}
      ports={ports}
      onDone={(comment) => void tellDone(comment)}
      onClose={onClose}
    />
  );
}

interface FreeOfChargeProps {
  plan: ChosenPlan;
  words?: { title: string; lead: string; keep: string };
  onClose: () => void;
}

/** A change that costs nothing and needs no payment: where no plans are sold, and the end of a trial. */
function FreeOfCharge({ plan, words: own, onClose }: FreeOfChargeProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const { name } = plans.planWords[plan];
  async function change() {
    const args = { businessId, planId: idOfPlan(plan) };
    const { message, comment } = await once(`plan.change ${plan}`, (intentKey) =>
      ask(planBillingCalls.upgradePlan, args, { intentKey }),
    );
    await refresh();
    // What is told says that nothing was charged.
    toast.success(`${message} ${comment}`);
  }
  return (
    <CommandDialog
      title={own?.title ?? plansPage.changeToNamed(name)}
      lead={own?.lead ?? plansPage.lead}
      label={plansPage.changeTo(name)}
      keep={own?.keep ?? plansPage.stay}
      commit={change}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
