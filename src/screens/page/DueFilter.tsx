import { formatDay, formatSpan } from '../../domain/values/format.ts';
import { listPage as words } from '../../domain/words/lists.ts';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';

interface DueFilterProps {
  dueFrom: string;
  dueTo: string;
  onChange: (change: { dueFrom: string; dueTo: string }) => void;
}

/** Says that a list is of what falls due on some days, as pages that lead here ask for it, and takes that off again. Nothing where it is of any. */
export function DueFilter({ dueFrom: from, dueTo: to, onChange }: DueFilterProps) {
  const locale = useLocale();
  if (!from && !to) return null;
  const label =
    from && to
      ? words.dueWithin({ span: formatSpan({ from, to }, locale) })
      : from
        ? words.dueFrom({ from: formatDay(from, locale) })
        : words.dueBy({ to: formatDay(to, locale) });
  return (
    <FilterChoice
      label={words.due}
      value="chosen"
      options={[
        { value: 'chosen', label },
        { value: '', label: words.anyDueDay },
      ]}
      onChange={() => onChange({ dueFrom: '', dueTo: '' })}
    />
  );
}
