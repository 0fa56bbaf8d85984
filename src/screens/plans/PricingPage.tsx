import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { pricingPage as pricingWords } from '../../domain/access/plans.words.ts';
import type { PlanInterval } from '../../domain/billing/billing.ts';
import { planPrices } from '../../domain/words/plan-pages.ts';
import { OpenPage } from '../frame/OpenPage.tsx';
import { queryClient } from '../frame/query-client.ts';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import type { PriceView } from './billing-view.ts';
import { IntervalSwitch } from './IntervalSwitch.tsx';
import { PlanCards } from './PlanCards.tsx';
import { usePlanPrices } from './use-plan-prices.ts';

/** The plans side by side, for whoever comes; with prices where the installation sells them. */
export function PricingPage() {
  const [queries] = useState(queryClient);
  return (
    <QueryClientProvider client={queries}>
      <Pricing />
    </QueryClientProvider>
  );
}

function Pricing() {
  const { data } = usePlanPrices();
  const isSold = data !== undefined && data.prices.length > 0;
  return (
    <OpenPage title={pricingWords.title} lead={isSold ? planPrices.sold : pricingWords.lead}>
      {isSold ? <Priced prices={data.prices} /> : <PlanCards shown={data ? undefined : 'none'} />}
      <p className="foot">
        {pricingWords.limits} <Link href="/subscription-terms">{pricingWords.subscriptionTerms}</Link>.
      </p>
      <ButtonLink look="primary" href="/signup">
        {pricingWords.createAnAccount}
      </ButtonLink>
    </OpenPage>
  );
}

function Priced({ prices }: { prices: readonly PriceView[] }) {
  const currencies = [...new Set(prices.map(({ currency }) => currency))].sort();
  const [interval, setInterval] = useState<PlanInterval>('month');
  const [currency, setCurrency] = useState(currencies.find((one) => one === 'USD') ?? currencies[0]!);
  return (
    <>
      <IntervalSwitch
        interval={interval}
        onInterval={setInterval}
        currency={currency}
        currencies={{ all: currencies, onChange: setCurrency }}
      />
      <PlanCards shown={{ prices, interval, currency }} />
    </>
  );
}
