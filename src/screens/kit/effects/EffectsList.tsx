import { chakra } from '@chakra-ui/react';
import { counterfoil as words } from '../../../domain/words/public.ts';
import { Icon } from '../Icon.tsx';
import { StatusBadge, type Tone } from '../StatusBadge.tsx';

export interface EffectRow {
  label: string;
  /** In smaller words beside it: "at the cost it left with". */
  detail?: string | undefined;
  /** Already formatted, with its sign. */
  amount: string;
}

interface StatusChange {
  /** What changes: "Invoice INV-0042". */
  label: string;
  /** Null for what is made by this. */
  from: { tone: Tone; word: string } | null;
  to: { tone: Tone; word: string };
}

const Effects = chakra('div', {
  base: {
    border: '1px solid {colors.line}',
    borderRadius: '8px',
    fontSize: '15px',
    '& > *': { padding: '10px 14px', display: 'grid', gap: '1' },
    '& > * + *': { borderTop: '1px solid {colors.line}' },
    '& .row': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: '4',
    },
    '& .row > :first-child': { minWidth: '0', textWrap: 'pretty', overflowWrap: 'anywhere' },
    '& small': { fontSize: '13px', color: 'quiet' },
    '& .row:has(> .change)': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      rowGap: '1',
    },
    '& .change': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
  },
});

interface EffectsListProps {
  /** Lines that belong together: one journal entry, the goods of one location. */
  groups: readonly { key: string; rows: readonly EffectRow[] }[];
  changes?: readonly StatusChange[];
}

/** What this will do: the journal lines and stock moves as they will be written, and each status before and after. */
export function EffectsList({ groups, changes = [] }: EffectsListProps) {
  if (groups.length + changes.length === 0) return null;
  return (
    <Effects>
      {groups.map(({ key, rows }) => (
        <ul key={key}>
          {rows.map(({ label, detail, amount }) => (
            <li className="row" key={`${label} ${detail} ${amount}`}>
              <span>
                {label} {detail && <small>{detail}</small>}
              </span>
              <span className="figure">{amount}</span>
            </li>
          ))}
        </ul>
      ))}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ label, from, to }) => (
            <li className="row" key={label}>
              <span>{label}</span>
              <span className="change">
                {from ? <StatusBadge {...from} /> : <small>{words.newRecord}</small>}
                <Icon name="arrow" />
                <span className="unseen">{words.becomes}</span>
                <StatusBadge {...to} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Effects>
  );
}
