import { chakra } from '@chakra-ui/react';
import { plans } from '../../domain/access/plans.words.ts';
import { isPositive } from '../../domain/money.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { cancelPlan, ownPlan, billingTab as words } from '../../domain/words/plan-pages.ts';
import { plansAt } from '../frame/addresses.ts';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { useLocale } from '../kit/locale.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { AddCouponCard } from './AddCouponCard.tsx';
import type { BillingView } from './billing-view.ts';
import { useKeepPlan } from './OwnPlan.tsx';
import { PlanHistory } from './PlanHistory.tsx';
import { billingAllows, planAfter } from './plan-acts.ts';
import { usePaymentActs } from './use-payment-acts.ts';

const Figure = chakra('p', {
  base: {
    '& > strong': { fontSize: '24px', letterSpacing: '-.01em', fontVariantNumeric: 'tabular-nums' },
    '& > span': { color: 'quiet' },
  },
});

interface BillingTabProps {
  billing: BillingView;
  onCancel: () => void;
}

/** How the plan is paid: the next payment, by which method, and what was paid so far. */
export function BillingTab({ billing, onCancel }: BillingTabProps) {
  const { changeMethod } = usePaymentActs();
  const { method, nextCharge, pastDue } = billing;
  const willCharge = nextCharge !== null || pastDue !== null;
  return (
    <>
      <NextPayment billing={billing} onCancel={onCancel} />
      <SettingsCard
        title={words.method}
        lead={method ? willCharge && words.methodLead : words.noMethod}
        foot={
          billingAllows(billing, 'method.changed') && (
            <Button onClick={() => void changeMethod()}>{words.changeMethod}</Button>
          )
        }
      >
        {method && <p>{method}</p>}
      </SettingsCard>
      {billing.nextCharge && billing.coupon === null && <AddCouponCard />}
      <PlanHistory />
    </>
  );
}

/** That nothing is charged any more, and until when the plan lasts, where it was cancelled. */
const noFurther = (billing: BillingView, locale: string): string => {
  const { terms, period } = billing;
  if (!terms || !period || !billingAllows(billing, 'cancel.undo')) return words.noFurther;
  const until = ownPlan.ends({
    plan: plans.planWords[terms.plan].name,
    day: formatDay(period.to, locale, 'long'),
    next: plans.planWords[planAfter(billing)].name,
  });
  return `${words.noFurther} ${until}`;
};

function NextPayment({ billing, onCancel }: BillingTabProps) {
  const locale = useLocale();
  const keep = useKeepPlan();
  const { terms, next, nextCharge, credit, coupon, pastDue, currency } = billing;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const paid = next ?? terms;
  const named = paid && { ...paid, plan: plans.planWords[paid.plan].name };
  const canUndo = billingAllows(billing, 'cancel.undo');
  return (
    <SettingsCard
      title={words.nextPayment}
      lead={named && nextCharge ? ownPlan.termsOf(named) : null}
      foot={
        <>
          {canUndo && terms && (
            <Button onClick={() => void keep()}>
              {ownPlan.keep({ plan: plans.planWords[terms.plan].name })}
            </Button>
          )}
          {billingAllows(billing, 'cancel') && <Button onClick={onCancel}>{cancelPlan.cancel}</Button>}
          {!terms && <ButtonLink href={plansAt}>{words.choosePlan}</ButtonLink>}
        </>
      }
    >
      {nextCharge ? (
        <Figure>
          <strong>{money(nextCharge.amount)}</strong>{' '}
          <span>{words.onDay({ day: formatDay(nextCharge.day, locale, 'long') })}</span>
        </Figure>
      ) : pastDue ? (
        <p>
          {words.open({ amount: money(pastDue.amount), since: formatDay(pastDue.since, locale, 'long') })}
        </p>
      ) : (
        <p>{terms ? noFurther(billing, locale) : words.nothingToPay}</p>
      )}
      {coupon && <p>{words.couponInForce({ coupon })}</p>}
      {isPositive(credit) && <p>{words.credit({ amount: money(credit) })}</p>}
    </SettingsCard>
  );
}
