import { Alert } from '@chakra-ui/react/alert';
import { useLocation } from 'wouter';
import { planBillingCalls } from '../../api/calls/plan-billing.ts';
import { useCall } from '../../api/client/query.ts';
import { plans } from '../../domain/access/plans.words.ts';
import { dayIn, daysBetween } from '../../domain/day.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { planBanner as words } from '../../domain/words/plan-pages.ts';
import { plansAt } from '../frame/addresses.ts';
import { bandRecipe } from '../frame/band-recipe.ts';
import { useBusiness } from '../frame/business.ts';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { useLocale } from '../kit/locale.ts';
import { type BillingView, billingView } from './billing-view.ts';
import { planAfter } from './plan-acts.ts';
import { usePaymentActs } from './use-payment-acts.ts';

const quiet = {
  border: '1px solid {colors.line}',
  background: 'sheet',
  '@media print': { display: 'none' },
};
const urgent = {
  border: '1px solid {colors.stopped}',
  background: 'stoppedSoft',
  '@media print': { display: 'none' },
};

/** What whoever pays for the plan must know on every page: an invoice that couldn't be collected, or a trial that ends. */
export function PlanBanner() {
  const { id: businessId } = useBusiness();
  const { data } = useCall(planBillingCalls.billing, { businessId });
  if (!data) return null;
  const billing = billingView(data);
  if (billing.pastDue) return <PastDue billing={billing} due={billing.pastDue} />;
  return billing.trialEndsAt && <TrialDays ends={billing.trialEndsAt} today={billing.today} />;
}

function PastDue({ billing, due }: { billing: BillingView; due: NonNullable<BillingView['pastDue']> }) {
  const locale = useLocale();
  const { payNow } = usePaymentActs();
  const amount = formatMoney(due.amount, billing.currency, locale);
  const plan = billing.terms ? plans.planWords[billing.terms.plan].name : '';
  const sentences = [
    words.pastDue({
      amount,
      plan,
      day: formatDay(due.givesUpOn, locale, 'long'),
      next: plans.planWords[planAfter(billing)].name,
    }),
    due.reason,
    due.final ? words.changeFirst : due.nextTry && words.nextTry({ day: formatDay(due.nextTry, locale) }),
  ].filter(Boolean);
  return (
    <Alert.Root recipe={bandRecipe} css={urgent} role="status">
      <Alert.Description flex="1 1 280px">{sentences.join(' ')}</Alert.Description>
      <Button look="primary" onClick={() => void payNow()}>
        {words.payNow({ amount })}
      </Button>
    </Alert.Root>
  );
}

function TrialDays({ ends, today }: { ends: string; today: string }) {
  const { timeZone } = useBusiness();
  const locale = useLocale();
  const [path] = useLocation();
  // The page of plans says it itself.
  if (path === plansAt) return null;
  const day = dayIn(timeZone, new Date(ends));
  const left = daysBetween(today, day);
  if (left < 0) return null;
  return (
    <Alert.Root recipe={bandRecipe} css={quiet} role="status">
      <Alert.Description flex="1 1 280px">
        {left === 0 ? words.trialToday : words.trialDays(left, formatDay(day, locale, 'long'))}
      </Alert.Description>
      <ButtonLink href={plansAt}>{words.choosePlan}</ButtonLink>
    </Alert.Root>
  );
}
