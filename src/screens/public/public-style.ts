const beside = '@media (min-width: 68rem)';

const notch = {
  content: '""',
  position: 'absolute',
  width: '20px',
  height: '10px',
  background: 'paper',
  border: '1px solid {colors.line}',
  insetInlineStart: '-11px',
} as const;

/** The page of somebody who came by a link: on a phone the stub over the sheet, on a wide screen beside it, as a counterfoil. */
export const backdropStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyContent: 'center',
  alignContent: 'start',
  gap: '0',
  minHeight: '100dvh',
  padding: '16px',
  '& > *': { minWidth: '0' },
  '& > article': {
    '--sheet-y': '24px',
    '--sheet-x': '16px',
    overflow: 'clip',
    padding: 'var(--sheet-y) var(--sheet-x)',
    border: '1px solid {colors.line}',
    borderTop: '0',
    borderRadius: '0 0 10px 10px',
    background: 'sheet',
    color: 'ink',
    '@media (min-width: 48rem)': { '--sheet-y': '48px', '--sheet-x': '48px' },
  },
  '& > footer': { marginTop: '16px', fontSize: '13px', color: 'quiet', textAlign: 'center' },
  '@media (min-width: 48rem)': { padding: '32px 24px', gridTemplateColumns: 'minmax(0, 860px)' },
  [beside]: {
    gridTemplateColumns: 'minmax(0, 860px) 300px',
    '& > section': { gridColumn: '2', gridRow: '1' },
    '& > article': {
      gridColumn: '1',
      gridRow: '1',
      borderTop: '1px solid {colors.line}',
      borderInlineEnd: '0',
      borderRadius: '10px 0 0 10px',
    },
    '& > footer': { gridColumn: '1 / -1' },
  },
  '@media print': {
    display: 'block',
    // Browsers align blocks too: centred, the sheet would be as narrow as what is on it.
    justifyContent: 'normal',
    padding: '0',
    '& > :is(section, footer)': { display: 'none' },
    '& > article': { width: 'auto', border: '0', '--sheet-y': '16mm', '--sheet-x': '16mm' },
  },
} as const;

/** What it is, from whom, how much, by when, and what can be done: parted from the sheet by its perforation. */
export const stubStyle = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '1',
  padding: '20px 16px 24px',
  background: 'stub',
  border: '1px solid {colors.line}',
  borderBottom: '2px dotted {colors.line}',
  borderRadius: '10px 10px 0 0',
  overflowWrap: 'anywhere',
  '& > .what': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    justifyContent: 'space-between',
  },
  '& h1': { fontSize: '17px', fontWeight: '600', lineHeight: '1.3' },
  '& > .from, & > .label': { fontSize: '14px', color: 'quiet' },
  '& > .label': { marginTop: '14px' },
  '& > .owed': {
    fontSize: '32px',
    fontWeight: '650',
    letterSpacing: '-.03em',
    lineHeight: '1.15',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > .line': { fontSize: '15px', textWrap: 'balance' },
  '& > .acts': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '2.5',
    marginTop: '20px',
    '& > .main': { gridColumn: '1 / -1', display: 'grid', gap: '2.5' },
  },
  '& [role=alert]': { color: 'stopped', fontSize: '14px' },
  '@media (min-width: 48rem)': { padding: '28px 32px 28px' },
  [beside]: {
    padding: '32px 24px',
    border: '1px solid {colors.line}',
    borderInlineStart: '2px dotted {colors.line}',
    borderRadius: '0 10px 10px 0',
    '&::before': { ...notch, top: '-1px', borderTop: '0', borderRadius: '0 0 20px 20px' },
    '&::after': { ...notch, bottom: '-1px', borderBottom: '0', borderRadius: '20px 20px 0 0' },
  },
} as const;
