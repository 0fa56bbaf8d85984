import { Link } from 'wouter';
import { ButtonLink } from '../kit/Button.tsx';
import { OpenPage } from '../shell/OpenPage.tsx';
import { PlanCards } from './PlanCards.tsx';

/** The plans side by side, for whoever comes. */
export function PricingPage() {
  return (
    <OpenPage
      title="Plans and prices"
      lead="A new business begins with fourteen days of Growth in small measure, then goes on for free. Nothing is charged on this installation: plans are changed in the settings, at once."
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
