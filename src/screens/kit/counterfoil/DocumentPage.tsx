import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const sideBySide = '@media (min-width: 88rem)';

const Pair = chakra('div', {
  base: {
    background: 'sheet',
    border: '1px solid {colors.line}',
    borderRadius: 'sheet',
    '& > .sheet': {
      minWidth: '0',
      background: 'sheet',
      '--ground': '{colors.sheet}',
      color: 'ink',
      borderRadius: '9px',
      '--sheet-y': '20px',
      '--sheet-x': '16px',
      padding: 'var(--sheet-y) var(--sheet-x) 28px',
      // A band of colour reaches to the rounded edge.
      '&:has([data-style=band])': { overflow: 'clip' },
    },
    '& > .file': { '--pane': 'min(72dvh, 640px)', padding: '0 16px 28px' },
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
      '&:has(> .file)': { gridTemplateRows: 'auto 1fr' },
      '& > .file': { gridArea: '2 / 1' },
      '&:has(> .file) > aside': { gridArea: '1 / 2 / span 2 / 2' },
    },
    // Wide enough for a sheet, what it records and the counterfoil side by side.
    [sideBySide]: {
      '&:has(> .file)': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) 320px' },
      // Narrow as on a phone, where what is beside the letterhead is below it.
      '&:has(> .file) > .sheet': { '--sheet-x': '28px', '& .head': { textAlign: 'left' } },
      '& > .file': {
        gridArea: '1 / 2 / span 2 / 2',
        '--pane': 'min(80dvh, 900px)',
        position: 'sticky',
        top: '0',
        alignSelf: 'start',
        padding: '28px 16px 28px 0',
      },
      '&:has(> .file) > aside': { gridArea: '1 / 3 / span 2 / 3' },
    },
    '@media print': {
      border: '0',
      display: 'block',
      '& > .file': { display: 'none' },
      '& > .sheet': { padding: '16mm' },
    },
  },
});

interface DocumentPageProps {
  sheet: ReactNode;
  counterfoil: ReactNode;
  /** What is looked at while the sheet is filled in: above the counterfoil, on a narrow screen above the sheet. */
  pane?: ReactNode;
  /** What the sheet records, such as a vendor's own paper: beside it, on a narrow screen below it. */
  file?: ReactNode;
  /** False where the sheet is a card of ours, which no customer gets. */
  paper?: boolean;
}

/**
 * A document as a sheet with its counterfoil beside it, torn along a perforation; below 68rem the counterfoil is a bar at the bottom.
 * The sheet is paper in dark mode too (the class `light` sets the tokens back): it is what the customer gets.
 */
export function DocumentPage({ sheet, counterfoil, pane, file, paper = true }: DocumentPageProps) {
  return (
    <Pair>
      {pane && <div className="pane">{pane}</div>}
      <section className={paper ? 'sheet light document' : 'sheet'}>{sheet}</section>
      {file && <div className="file">{file}</div>}
      {counterfoil}
    </Pair>
  );
}
