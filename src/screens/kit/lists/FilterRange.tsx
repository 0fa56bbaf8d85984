import { listTable as words } from '../../../domain/words/lists.ts';
import { DayFilter } from './DayFilter.tsx';

/** A range of days in the filter row; either end may stay open. */
export function FilterRange(props: {
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
}) {
  const { from, to, onChange } = props;
  return (
    <>
      <DayFilter label={words.from} value={from} max={to} onChange={(day) => onChange({ from: day, to })} />
      <DayFilter label={words.to} value={to} min={from} onChange={(day) => onChange({ from, to: day })} />
    </>
  );
}
