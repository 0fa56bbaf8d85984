import type { PrintedTotal } from '../../domain/documents/printed.ts';

/** The sums below the lines of a sheet, read or filled in; it stands within `sheetStyle`. */
export const Totals = ({ totals }: { totals: readonly PrintedTotal[] }) => (
  <dl className="totals">
    {totals.map(({ label, text, grand }) => (
      <div key={label} className={grand ? 'grand' : undefined}>
        <dt>{label}</dt>
        <dd className="figure">{text}</dd>
      </div>
    ))}
  </dl>
);
