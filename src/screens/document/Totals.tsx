import type { PrintedTotal } from '../../domain/documents/printed-totals.ts';

/** The sums below the lines of a sheet, read or filled in; it stands within `sheetStyle`. */
export const Totals = ({ totals }: { totals: readonly PrintedTotal[] }) => (
  <dl className="totals">
    {totals.map(({ label, text, grand, due }, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sums are never reordered, and two may have one label.
      <div key={row} className={grand ? 'grand' : due ? 'due' : undefined}>
        <dt>{label}</dt>
        <dd className="figure">{text}</dd>
      </div>
    ))}
  </dl>
);
