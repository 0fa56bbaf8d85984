import { useEffect, useRef, useState } from 'react';
import { storeBillingCalls } from '../../api/calls/store-billing.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import { idOfPlan } from '../../domain/access/plans.ts';
import { plans } from '../../domain/access/plans.words.ts';
import type { PlanInterval } from '../../domain/billing/billing.ts';
import { storeBilling as words } from '../../domain/words/plan-pages.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { leaveFor } from '../kit/leave-for.ts';
import { toast } from '../kit/notices/toast.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { type PriceView, pricesIn } from './billing-view.ts';

interface StoreOfferProps {
  prices: readonly PriceView[];
  interval: PlanInterval;
  currency: string;
}

/** To a business that came from its store: the store can bill the plan, which is confirmed there. */
export function StoreOffer({ prices, interval, currency }: StoreOfferProps) {
  const { id: businessId } = useBusiness();
  const { data } = useCall(storeBillingCalls.storeBilling, { businessId });
  const [chosen, setChosen] = useState('');
  const [isPending, setIsPending] = useState(false);
  const offered = pricesIn({ prices, interval, currency });
  const plan = offered.find((one) => one.plan === chosen)?.plan ?? offered[0]?.plan;
  if (!data?.available || !data.shop || !plan) return null;
  const { shop, title } = data;
  async function leave() {
    setIsPending(true);
    try {
      const { url } = await once(`plan.store-billing ${plan} ${interval}`, (intentKey) =>
        ask(
          storeBillingCalls.askStoreBilling,
          { businessId, shop, planId: idOfPlan(plan!), interval },
          { intentKey },
        ),
      );
      leaveFor(url);
    } catch (problem) {
      toast.refusal(problem);
    } finally {
      setIsPending(false);
    }
  }
  return (
    <SettingsCard
      title={words.title}
      lead={words.lead({ shop: title ?? shop })}
      onSubmit={() => void leave()}
      foot={
        <Button type="submit" pending={isPending}>
          {words.go}
        </Button>
      }
    >
      <SelectField
        label={words.plan}
        value={plan}
        onChange={setChosen}
        options={offered.map((one) => ({
          value: one.plan,
          label: words.pay({ plan: plans.planWords[one.plan].name, interval }),
        }))}
      />
    </SettingsCard>
  );
}

/** Who comes back from their store: whatever they answered there, the store is asked once, and the address says no more of it. */
export function useStoreAnswer(): void {
  const { id: businessId } = useBusiness();
  const { values, go } = useAddress({ store: '' });
  const refresh = useRefresh();
  const isAsked = useRef(false);
  const hasAnswered = values.store === 'answered';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time one comes back.
  useEffect(() => {
    if (!hasAnswered || isAsked.current) return;
    isAsked.current = true;
    once('plan.follow-store', (intentKey) =>
      ask(storeBillingCalls.followStoreBilling, { businessId }, { intentKey }),
    )
      .then(async ({ message }) => {
        await refresh();
        toast.success(message);
      }, toast.refusal)
      .finally(() => go({ store: '' }));
  }, [hasAnswered]);
}
