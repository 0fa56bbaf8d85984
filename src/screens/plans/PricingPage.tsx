import { Link } from 'wouter';
import { pricingPage as pricingWords } from '../../domain/words/plans.ts';
import { ButtonLink } from '../kit/Button.tsx';
import { OpenPage } from '../shell/OpenPage.tsx';
import { PlanCards } from './PlanCards.tsx';

/** The plans side by side, for whoever comes. */
export function PricingPage() {
  return (
    <OpenPage title={pricingWords.title} lead={pricingWords.lead}>
      <PlanCards />
      <p className="foot">
        {pricingWords.limits} <Link href="/subscription-terms">{pricingWords.subscriptionTerms}</Link>.
      </p>
      <ButtonLink look="primary" href="/signup">
        {pricingWords.createAnAccount}
      </ButtonLink>
    </OpenPage>
  );
}
