import { planCodeCalls } from '../../api/calls/plan-code.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { dealStatus, dealCards as words } from '../../domain/billing/plan-codes.words.ts';
import { problemOf } from '../../domain/user/account.ts';
import { formatDay } from '../../domain/values/format.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { TwoLineList } from '../kit/lists/TwoLineList.tsx';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** A lifetime deal's code is redeemed here, after those that were, each by its last four letters. */
export function DealCodes() {
  const { id: businessId } = useBusiness();
  const card = useSettingsForm({
    noun: 'deal',
    initial: { code: '' },
    check: ({ code }) => problemOf('code', code.trim() ? null : words.enterCode),
    save: ({ code }, intentKey) => ask(planCodeCalls.redeemDealCode, { businessId, code }, { intentKey }),
    onSaved: () => card.change({ code: '' }),
  });
  return (
    <SettingsCard
      title={words.title}
      lead={words.lead}
      onSubmit={card.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={card.pending}>
          {words.redeem}
        </Button>
      }
    >
      <ErrorSummary problems={card.problems} attempt={card.attempt} />
      <RedeemedCodes businessId={businessId} />
      <TextField {...card.field('code')} label={words.code} autoComplete="off" />
    </SettingsCard>
  );
}

function RedeemedCodes({ businessId }: { businessId: string }) {
  const locale = useLocale();
  const { data } = useCall(planCodeCalls.dealCodes, { businessId });
  if (!data || data.codes.length === 0) return null;
  return (
    <TwoLineList aria-label={words.redeemed}>
      {data.codes.map(({ last4, plan, seats, redeemedOn, status }) => (
        <li key={`${last4} ${redeemedOn}`}>
          <div>
            <strong>{words.ending(last4)}</strong>
            <small>{words.given(plan, seats, formatDay(redeemedOn, locale, 'long'))}</small>
          </div>
          {dealStatus[status] && <StatusBadge {...dealStatus[status]} />}
        </li>
      ))}
    </TwoLineList>
  );
}
