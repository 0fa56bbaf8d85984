import { businessCalls } from '../../api/calls/business.ts';
import { ask } from '../../api/client/ask.ts';
import { formatDay } from '../../domain/values/format.ts';
import { lockDateWords } from '../../domain/words/business.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { useLocale } from '../kit/locale.ts';
import { KeptCard } from '../page/KeptCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** The day until which nothing may be posted any more. */
export function LockDateCard({ lockedUntil, version }: { lockedUntil: string | null; version: number }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const card = useSettingsForm({
    noun: 'lock-date',
    of: { id: businessId, version },
    initial: { lockedUntil: lockedUntil ?? '' },
    valuesOf: (typed) => ({
      [lockDateWords.lockedUntil]: typed.lockedUntil
        ? formatDay(typed.lockedUntil, locale)
        : lockDateWords.open,
    }),
    save: (typed, intentKey, baseVersion) =>
      ask(
        businessCalls.setLockDate,
        { businessId, lockedUntil: typed.lockedUntil || null, version: baseVersion },
        { intentKey },
      ),
  });
  return (
    <KeptCard title={lockDateWords.title} lead={lockDateWords.lead} card={card}>
      <DateField {...card.field('lockedUntil')} label={lockDateWords.lockedUntil} optional />
    </KeptCard>
  );
}
