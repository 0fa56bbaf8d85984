import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';

export interface Related {
  label: string;
  /** How much of it: "2 entries". */
  value: string;
  /** The page that shows it. */
  href?: string | undefined;
  /** Or what opens it here. */
  onOpen?: (() => void) | undefined;
}

const Rows = chakra('ul', {
  base: {
    marginInline: '-8px',
    '& > li > *': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      width: '100%',
      padding: '4px 8px',
      borderRadius: 'base',
      textAlign: 'start',
      textDecoration: 'none',
    },
    '& > li > :is(a, button):hover': { background: 'hover', '& > .label': { color: 'accent' } },
    // A short value stays on its line: what gives way is the label.
    '& .label': { minWidth: '0', overflowWrap: 'anywhere' },
    '& .value': {
      flex: 'none',
      maxWidth: '60%',
      fontSize: '13px',
      color: 'quiet',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
    '@media (max-width: 47.99rem)': { '& > li > *': { paddingBlock: '10px' } },
  },
});

/** What belongs to a document and lies elsewhere: payments, journal, stock moves, the document it came from. */
export function RelatedList({ rows }: { rows: readonly Related[] }) {
  return (
    <Rows>
      {rows.map(({ label, value, href, onOpen }) => {
        const inside = (
          <>
            <span className="label">{label}</span>
            <span className="value">{value}</span>
          </>
        );
        return (
          <li key={`${label} ${value} ${href}`}>
            {href && <Link href={href}>{inside}</Link>}
            {!href && onOpen && (
              <button type="button" onClick={onOpen}>
                {inside}
              </button>
            )}
            {!href && !onOpen && <div>{inside}</div>}
          </li>
        );
      })}
    </Rows>
  );
}
