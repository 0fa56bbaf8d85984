import { useState } from 'react';
import { type PlanUse, planCalls } from '../../api/calls/plan.ts';
import { planBillingCalls } from '../../api/calls/plan-billing.ts';
import { useCall } from '../../api/client/query.ts';
import { plansPage } from '../../domain/access/plans.words.ts';
import { ownPlan as words } from '../../domain/words/plan-pages.ts';
import { plansAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { Tabs } from '../kit/lists/Tabs.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { BillingTab } from './BillingTab.tsx';
import { type BillingView, billingView, type PriceView } from './billing-view.ts';
import { CancelPlanDialog } from './CancelPlanDialog.tsx';
import { DealCodes } from './DealCodes.tsx';
import { OwnPlan } from './OwnPlan.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';
import { PlanChoices } from './PlanChoices.tsx';
import { useStoreAnswer } from './StoreOffer.tsx';
import { usePlanPrices } from './use-plan-prices.ts';

const back = { label: plansPage.plans, href: plansAt };

/** The plan of the business, with what it costs, how much of it is used, and how it is paid. */
export function PlansPage() {
  const { id: businessId } = useBusiness();
  const use = useCall(planCalls.seatsInfo, { businessId });
  const billing = useCall(planBillingCalls.billing, { businessId });
  const prices = usePlanPrices();
  useStoreAnswer();
  return (
    <Loaded query={use} back={back}>
      {(used) => (
        <Loaded query={billing} back={back}>
          {(answered) => (
            <Loaded query={prices} back={back}>
              {(sold) => <OwnersPlans use={used} billing={billingView(answered)} prices={sold.prices} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface OwnersPlansProps {
  use: PlanUse;
  billing: BillingView;
  prices: readonly PriceView[];
}

function OwnersPlans({ use, billing, prices }: OwnersPlansProps) {
  const { values, hrefWith } = useAddress({ tab: 'plans', payment: '' });
  const [isCancelling, setIsCancelling] = useState(false);
  const losing = { plan: use.plan, usage: use.usage, people: use.seats.used };
  const cancel = () => setIsCancelling(true);
  const showsBilling = billing.sold && values.tab === 'billing';
  return (
    <>
      <PageHead title={plansPage.plans} />
      {values.payment && <PaymentReturn key={values.payment} payment={values.payment} />}
      {billing.sold && (
        <Tabs
          label={words.tabs}
          tabs={[
            { label: words.plans, href: hrefWith({ tab: 'plans' }), current: !showsBilling },
            { label: words.billing, href: hrefWith({ tab: 'billing' }), current: showsBilling },
          ]}
        />
      )}
      {showsBilling ? (
        <BillingTab billing={billing} onCancel={cancel} />
      ) : (
        <>
          <OwnPlan use={use} billing={billing} />
          <PlanChoices use={use} billing={billing} prices={prices} losing={losing} onCancel={cancel} />
          <DealCodes />
        </>
      )}
      {isCancelling && billing.terms && (
        <CancelPlanDialog
          plan={billing.terms.plan}
          billing={billing}
          losing={losing}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </>
  );
}
