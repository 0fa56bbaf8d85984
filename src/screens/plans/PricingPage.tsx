import { Link } from 'wouter';
import { ButtonLink } from '../kit/Button.tsx';
import { OpenPage } from '../shell/OpenPage.tsx';
import { PlanCards } from './PlanCards.tsx';

/** The plans side by side, for whoever comes. */
export function PricingPage() {
  return (
    <OpenPage
      title="Plans and prices"
      lead="Every new business starts with a 14-day trial of Growth with lower limits, then moves to Free. Nothing is charged yet, and you can switch plans in the settings at any time."
    >
      <PlanCards />
      <p className="foot">
        Limits count what exists and is not deleted. Reaching one hides nothing you have. What holds of plans
        is in the <Link href="/subscription-terms">subscription terms</Link>.
      </p>
      <ButtonLink look="primary" href="/signup">
        Create an account
      </ButtonLink>
    </OpenPage>
  );
}
