import { besideSaving, tall, whileTyping } from '../window.ts';

const beside = '@media (min-width: 68rem)';
const below = '@media (max-width: 67.99rem)';

const notch = {
  content: '""',
  position: 'absolute',
  insetInlineStart: '-11px',
  width: '20px',
  height: '10px',
  background: 'paper',
  border: '1px solid {colors.line}',
};

/** The stub beside the sheet with its perforation; on narrow screens a bar at the bottom that opens upwards. */
export const counterfoilStyle = {
  position: 'relative',
  background: 'stub',
  fontSize: '14px',
  [beside]: {
    borderInlineStart: '2px dotted {colors.line}',
    borderRadius: '0 10px 10px 0',
    padding: '28px 24px',
    '&::before': { ...notch, top: '-1px', borderTop: '0', borderRadius: '0 0 20px 20px' },
    '&::after': { ...notch, bottom: '-1px', borderBottom: '0', borderRadius: '20px 20px 0 0' },
    '& > .bar': { display: 'none' },
    '& > .inside': { position: 'sticky', top: '28px', display: 'block !important' },
  },
  [`${tall} and (max-width: 67.99rem)`]: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '10',
    maxHeight: '86dvh',
    overflowY: 'auto',
    // Below what is typed, and open there too.
    [besideSaving]: { position: 'static', maxHeight: 'none', translate: 'none !important' },
  },
  // Out of sight, and still reached by Tab, which brings it back.
  [`${tall} and (max-width: 47.99rem)`]: { [whileTyping]: { translate: '0 100%' } },
  [below]: {
    borderTop: '2px dotted {colors.line}',
    boxShadow: 'float',
    paddingBottom: 'env(safe-area-inset-bottom)',
    '& > .inside': { padding: '4px 16px 24px' },
    '&:not([data-open]) > .inside': { display: 'none' },
  },
  '@media print': { display: 'none' },
  '& > .bar': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    width: '100%',
    minHeight: '60px',
    padding: '8px 44px 8px 16px',
    textAlign: 'start',
    '& > svg': { position: 'absolute', insetInlineEnd: '16px', transition: 'transform .16s' },
    '& > .amount': { fontWeight: '650', fontSize: '17px', letterSpacing: '-.02em' },
  },
  '&:not([data-open]) > .bar > svg': { transform: 'rotate(180deg)' },
  '& .badges': { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
  '& .owed': {
    marginTop: '14px',
    fontSize: '30px',
    fontWeight: '650',
    letterSpacing: '-.03em',
    lineHeight: '1.15',
  },
  '& .owed, & .amount': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .owed small, & .amount small': {
    fontSize: '15px',
    fontWeight: '500',
    letterSpacing: '0',
    color: 'quiet',
  },
  '& .sentence': { fontSize: '13px', color: 'quiet', marginTop: '2px' },
} as const;
