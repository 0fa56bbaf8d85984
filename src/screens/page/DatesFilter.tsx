import { listPage as words } from '../../domain/words/lists.ts';
import { FilterChoice, FilterRange } from '../kit/Filters.tsx';

/** The spec's presets of date ranges. Source: sales-and-access, section 9. */
const presets = [
  { value: 'thismonth', label: words.thisMonth },
  { value: 'thisyear', label: words.thisYear },
  { value: 'custom', label: words.customDates },
];
const everything = [{ value: '', label: words.allDates }, ...presets];

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
 */
export function DatesFilter(props: {
  values: DatesValues;
  usual?: 'thismonth' | 'thisyear';
  onChange: (change: DatesValues) => void;
}) {
  const { values, usual, onChange } = props;
  const { dates, from, to } = values;
  const chosen = from || to ? 'custom' : dates || (usual ?? '');
  return (
    <>
      <FilterChoice
        label={words.dates}
        value={chosen}
        options={usual ? presets : everything}
        onChange={(preset) => onChange({ dates: preset, from: '', to: '' })}
      />
      {chosen === 'custom' && (
        <FilterRange from={from} to={to} onChange={(range) => onChange({ dates: 'custom', ...range })} />
      )}
    </>
  );
}
