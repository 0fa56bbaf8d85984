import { planCodeCalls } from '../../api/calls/plan-code.ts';
import { ask } from '../../api/client/ask.ts';
import { problemOf } from '../../domain/user/account.ts';
import { changePlanWords, billingTab as words } from '../../domain/words/plan-pages.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** A coupon for a plan that is paid for already: it counts from the next invoice. */
export function AddCouponCard() {
  const { id: businessId } = useBusiness();
  const card = useSettingsForm({
    noun: 'plan.add-coupon',
    initial: { code: '' },
    check: ({ code }) => problemOf('code', code.trim() ? null : words.enterCoupon),
    save: ({ code }, intentKey) => ask(planCodeCalls.addCoupon, { businessId, code }, { intentKey }),
    onSaved: () => card.change({ code: '' }),
  });
  return (
    <SettingsCard
      title={words.couponTitle}
      lead={words.couponLead}
      onSubmit={card.onSubmit}
      foot={
        <Button type="submit" pending={card.pending}>
          {changePlanWords.useCoupon}
        </Button>
      }
    >
      <ErrorSummary problems={card.problems} attempt={card.attempt} />
      <TextField {...card.field('code')} label={changePlanWords.coupon} autoComplete="off" maxLength={60} />
    </SettingsCard>
  );
}
