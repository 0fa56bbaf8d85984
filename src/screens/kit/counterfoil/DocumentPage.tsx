import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Pair = chakra('div', {
  base: {
    background: 'sheet',
    border: '1px solid {colors.line}',
    borderRadius: 'sheet',
    '& > .sheet': {
      minWidth: '0',
      background: 'sheet',
      color: 'ink',
      borderRadius: '9px',
      '--sheet-y': '20px',
      '--sheet-x': '16px',
      padding: 'var(--sheet-y) var(--sheet-x) 28px',
      // A band of colour reaches to the rounded edge.
      '&:has([data-style=band])': { overflow: 'clip' },
    },
    '@media (min-width: 48rem)': {
      '& > .sheet': { '--sheet-y': '44px', '--sheet-x': '48px', paddingBottom: 'var(--sheet-y)' },
    },
    '@media (min-width: 68rem)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      minHeight: 'calc(100dvh - 140px)',
      '& > .sheet': { borderRadius: '9px 0 0 9px' },
      // It stays in view beside what is typed; the counterfoil begins below it.
      '&:has(> .pane)': { '--pane': 'min(56dvh, 600px)', gridTemplateColumns: 'minmax(0, 1fr) 420px' },
      '& > .pane': {
        gridArea: '1 / 2',
        position: 'sticky',
        top: '0',
        zIndex: '1',
        height: 'var(--pane)',
        marginInlineStart: '2px',
      },
      '&:has(> .pane) > .sheet': { gridArea: '1 / 1' },
      '&:has(> .pane) > aside': { gridArea: '1 / 2', paddingTop: 'calc(var(--pane) + 24px)' },
      '&:has(> .pane) > aside > .inside': { top: 'calc(var(--pane) + 24px)' },
    },
    '@media print': { border: '0', display: 'block', '& > .sheet': { padding: '16mm' } },
  },
});

interface DocumentPageProps {
  sheet: ReactNode;
  counterfoil: ReactNode;
  /** What is looked at while the sheet is filled in: above the counterfoil, on a narrow screen above the sheet. */
  pane?: ReactNode;
  /** False where the sheet is a card of ours, which no customer gets. */
  paper?: boolean;
}

/**
 * A document as a sheet with its counterfoil beside it, torn along a perforation; below 68rem the counterfoil is a bar at the bottom.
 * The sheet is paper in dark mode too (the class `light` sets the tokens back): it is what the customer gets.
 */
export function DocumentPage({ sheet, counterfoil, pane, paper = true }: DocumentPageProps) {
  return (
    <Pair>
      {pane && <div className="pane">{pane}</div>}
      <section className={paper ? 'sheet light document' : 'sheet'}>{sheet}</section>
      {counterfoil}
    </Pair>
  );
}
