import { setLockDate } from '../../api/commands/business.ts';
import { formatDay } from '../../domain/format.ts';
import { DateField } from '../kit/DateField.tsx';
import { useLocale } from '../kit/locale.ts';
import { KeptCard } from '../page/KeptCard.tsx';
import { useKeptCard } from '../page/use-kept-card.ts';
import { useBusiness } from '../shell/business.ts';

/** The day until which nothing may be posted any more. */
export function LockDateCard({ lockedUntil, version }: { lockedUntil: string | null; version: number }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const card = useKeptCard({
    noun: 'lock-date',
    of: { id: businessId, version },
    initial: { lockedUntil: lockedUntil ?? '' },
    check: () => [],
    shown: (typed) => ({
      'Locked until': typed.lockedUntil ? formatDay(typed.lockedUntil, locale) : 'open',
    }),
    save: (typed, intentKey, over) =>
      setLockDate({ businessId, intentKey }, { typed: typed.lockedUntil || null, version: over }),
  });
  return (
    <KeptCard
      title="Lock date"
      lead="Nothing is posted on or before it, by anybody. Empty it to open the books again."
      card={card}
      save="Save lock date"
    >
      <DateField {...card.field('lockedUntil')} label="Locked until" optional />
    </KeptCard>
  );
}
