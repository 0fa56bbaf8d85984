import { periodWords } from '../../domain/dashboard/dashboard.words.ts';
import type { Period } from '../../domain/values/period.ts';
import { listPage as words } from '../../domain/words/lists.ts';
import { FilterChoice, FilterRange } from '../kit/lists/Filters.tsx';

/** The spec's presets of date ranges. Source: sales-and-access, section 9. */
const usualPresets = ['thismonth', 'thisyear'] as const;
const all = { value: '', label: words.allDates };

export interface DatesValues {
  /** The preset's name; empty for the list's own. */
  dates: string;
  from: string;
  to: string;
}

/**
 * Which days a list or a report is of: a preset, or two days of one's own.
 *
 * @param usual the preset that stands while nobody chose; all dates where none is named
 * @param presets those there are to choose from besides days of one's own; the usual two unless named
 */
export function DatesFilter(props: {
  values: DatesValues;
  usual?: 'thismonth' | 'thisyear' | 'alltime';
  presets?: readonly Period[];
  onChange: (change: DatesValues) => void;
}) {
  const { values, usual, presets = usualPresets, onChange } = props;
  const { dates, from, to } = values;
  const chosen = from || to ? 'custom' : dates || (usual ?? '');
  return (
    <>
      <FilterChoice
        label={words.dates}
        value={chosen}
        options={[
          ...(usual ? [] : [all]),
          ...presets.map((value) => ({ value, label: periodWords[value] })),
          { value: 'custom', label: words.customDates },
        ]}
        onChange={(preset) => onChange({ dates: preset, from: '', to: '' })}
      />
      {chosen === 'custom' && (
        <FilterRange from={from} to={to} onChange={(range) => onChange({ dates: 'custom', ...range })} />
      )}
    </>
  );
}
