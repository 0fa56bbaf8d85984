import { send } from '../../api/client/client.ts';
import { businessCalls } from '../../api/contract/business.ts';
import { Button } from '../kit/Button.tsx';
import { DateField } from '../kit/DateField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { useBusiness } from '../shell/business.ts';

/** The day until which nothing may be posted any more. */
export function LockDateCard({ lockedUntil }: { lockedUntil: string | null }) {
  const { id: BusinessID } = useBusiness();
  const form = useSettingsForm({
    id: 'lock-date',
    initial: { lockedUntil: lockedUntil ?? '' },
    check: () => [],
    save: (typed, intentKey) =>
      send(businessCalls.setLockDate, {
        body: { BusinessID, lockedUntil: typed.lockedUntil || null },
        intentKey,
      }),
  });
  return (
    <SettingsCard
      title="Lock date"
      lead="Nothing is posted on or before it, by anybody. Empty it to open the books again."
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          Save lock date
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <DateField {...form.field('lockedUntil')} label="Locked until" optional />
    </SettingsCard>
  );
}
