import { periodWords } from '../../domain/dashboard/dashboard.words.ts';
import { periods } from '../../domain/values/period.ts';
import { listPage as words } from '../../domain/words/lists.ts';
import { FilterChoice, FilterRange } from '../kit/lists/Filters.tsx';

const options = [
  ...periods.map((value) => ({ value, label: periodWords[value] })),
  { value: 'custom', label: words.customDates },
];

export interface PeriodValues {
  period: string;
  from: string;
  to: string;
}

/** Which days are looked at: a period of the spec, or two days of one's own. */
export function PeriodFilter(props: {
  values: PeriodValues;
  /** The days the period is, to begin with when somebody sets their own. */
  span: { from: string | null; to: string | null } | undefined;
  onChange: (change: Partial<PeriodValues>) => void;
}) {
  const { values, span, onChange } = props;
  return (
    <>
      <FilterChoice
        label={words.period}
        value={values.period}
        options={options}
        onChange={(period) =>
          onChange(
            period === 'custom'
              ? { period, from: span?.from ?? '', to: span?.to ?? '' }
              : { period, from: '', to: '' },
          )
        }
      />
      {values.period === 'custom' && <FilterRange from={values.from} to={values.to} onChange={onChange} />}
    </>
  );
}
