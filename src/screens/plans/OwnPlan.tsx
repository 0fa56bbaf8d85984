import { chakra } from '@chakra-ui/react';
import type { PlanUse } from '../../api/calls/plan.ts';
import { planBillingCalls } from '../../api/calls/plan-billing.ts';
import { ask } from '../../api/client/ask.ts';
import { plans, plansPage } from '../../domain/access/plans.words.ts';
import { dayIn } from '../../domain/day.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { ownPlan as words } from '../../domain/words/plan-pages.ts';
import { useBusiness } from '../frame/business.ts';
import { Meter } from '../frame/Meter.tsx';
import { Button } from '../kit/buttons/Button.tsx';
import { leaveFor } from '../kit/leave-for.ts';
import { useLocale } from '../kit/locale.ts';
import { usePlainAct } from '../page/use-plain-act.ts';
import type { BillingView } from './billing-view.ts';
import { billingAllows, planAfter } from './plan-acts.ts';

const Use = chakra('section', {
  base: {
    marginBottom: '6',
    '& > p': { marginBottom: '4', maxWidth: '68ch', color: 'quiet', textWrap: 'pretty' },
    '& > p > strong': { color: 'ink' },
    '& > .meters': {
      display: 'grid',
      alignItems: 'end',
      gap: '20px 40px',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    },
    '& > .waiting': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px 20px',
      marginBottom: '4',
      padding: '10px 10px 10px 16px',
      border: '1px solid {colors.line}',
      borderRadius: 'base',
      background: 'sheet',
      fontSize: '14px',
      '& > p': { flex: '1 1 260px', textWrap: 'pretty' },
    },
  },
});

/** The plan of the business: how it is paid, what is about to happen to it, and how much of it is used. */
export function OwnPlan({ use, billing }: { use: PlanUse; billing: BillingView }) {
  const { timeZone } = useBusiness();
  const locale = useLocale();
  const { plan, trialEndsAt, seats } = use;
  const { terms, deal, nextCharge } = billing;
  const ends = trialEndsAt && formatDay(dayIn(timeZone, new Date(trialEndsAt)), locale, 'long');
  const sentences = [
    terms && words.terms(terms),
    nextCharge &&
      words.renews({
        amount: formatMoney(nextCharge.amount, billing.currency, locale),
        day: formatDay(nextCharge.day, locale, 'long'),
      }),
    deal && words.deal({ ...deal, plan: plans.planWords[deal.plan].name }),
    billingAllows(billing, 'store.ended') && words.storeBills,
  ].filter(Boolean);
  return (
    <Use aria-label={plansPage.yourPlan}>
      <p>
        {plansPage.youAreOnThe} <strong>{plans.planWords[plan].name}</strong> {plansPage.plan}
        {ends ? plansPage.trialEnds(ends) : '. '}
        {sentences.join(' ')}
      </p>
      <Unfinished billing={billing} />
      <Ending billing={billing} />
      <div className="meters">
        {use.usage.map(({ cap, used, limit }) => (
          <Meter key={cap} label={plans.capWords[cap]} used={used} limit={limit} />
        ))}
        <Meter label={words.members} used={seats.used} limit={seats.seats} />
      </div>
    </Use>
  );
}

/** A payment that was begun and not finished, with the way on. */
function Unfinished({ billing: { pending } }: { billing: BillingView }) {
  const { timeZone } = useBusiness();
  const locale = useLocale();
  if (!pending?.link) return null;
  const { link } = pending;
  const until = new Date(pending.lapsesAt).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <div className="waiting">
      <p>{words.unfinished({ plan: plans.planWords[pending.plan].name, until })}</p>
      <Button onClick={() => leaveFor(link)}>{words.finish}</Button>
    </div>
  );
}

/** What comes after the paid period, and the way to keep what there is. */
function Ending({ billing }: { billing: BillingView }) {
  const locale = useLocale();
  const keep = useKeepPlan();
  const { terms, period, next } = billing;
  if (!terms || !period || !billingAllows(billing, 'cancel.undo')) return null;
  const plan = plans.planWords[terms.plan].name;
  const day = formatDay(period.to, locale, 'long');
  return (
    <div className="waiting">
      <p>
        {next
          ? words.becomes({
              plan,
              day,
              next: words.termsOf({ ...next, plan: plans.planWords[next.plan].name }),
            })
          : words.ends({ plan, day, next: plans.planWords[planAfter(billing)].name })}
      </p>
      <Button onClick={() => void keep()}>{words.keep({ plan })}</Button>
    </div>
  );
}

/** Takes a cancellation, or a smaller plan that waits, back. */
export const useKeepPlan = (): (() => Promise<void>) => {
  const { id: businessId } = useBusiness();
  const press = usePlainAct();
  return () =>
    press('plan.undo-cancel', (intentKey) => ask(planBillingCalls.undoCancel, { businessId }, { intentKey }));
};
