import type { Day } from '../../domain/day.ts';
import { formatSpan } from '../../domain/values/format.ts';
import { BarScale } from './chart-style.ts';

/** The first, the middle and the last of the bars by name; the others are read by pointing at them. */
export function Scale({ bars, locale }: { bars: readonly { from: Day; to: Day }[]; locale: string }) {
  const names = bars.length > 2 ? [bars[0]!, bars[Math.floor((bars.length - 1) / 2)]!, bars.at(-1)!] : bars;
  return (
    <BarScale aria-hidden>
      {names.map((bar) => (
        <span key={bar.from}>{formatSpan(bar, locale)}</span>
      ))}
    </BarScale>
  );
}
