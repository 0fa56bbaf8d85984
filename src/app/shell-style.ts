import { tall } from '../screens/kit/window.ts';

/** Navigation at the left from 68rem on, behind a menu button in a top bar below that. */
export const shellStyle = {
  minHeight: '100dvh',
  '& > .skip': {
    position: 'fixed',
    top: '8px',
    left: '8px',
    zIndex: '20',
    padding: '8px 14px',
    borderRadius: 'base',
    background: 'accent',
    color: 'onAccent',
    '&:not(:focus)': { transform: 'translateY(-80px)' },
  },
  '& > .side': { display: 'none' },
  '& > .top': {
    [tall]: { position: 'sticky', top: '0', zIndex: '5' },
    display: 'flex',
    alignItems: 'center',
    height: '56px',
    paddingInline: '16px 8px',
    background: 'paper',
    borderBottom: '1px solid {colors.line}',
    '& a': { display: 'flex', marginInlineEnd: 'auto', textDecoration: 'none' },
  },
  '& > main': { padding: '20px 16px 96px', minWidth: '0', outline: 'none' },
  '@media (max-width: 47.99rem)': { '& > main': { paddingTop: '12px' } },
  '@media (min-width: 68rem)': {
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 1fr)',
    '& > .top': { display: 'none' },
    '& > .side': {
      position: 'sticky',
      top: '0',
      height: '100dvh',
      display: 'flex',
      flexDirection: 'column',
      padding: '20px 12px',
      borderInlineEnd: '1px solid {colors.line}',
    },
    // On a low window its pages scroll; the settings, who is here and the way out stay.
    '& > .side > nav': { minHeight: '0' },
    '& > .side > a': { padding: '0 10px 16px', textDecoration: 'none' },
    '& > main': { padding: '24px 36px 48px', maxWidth: '1400px', width: '100%' },
    // A list beside the page leaves a table of 1440 px all its columns.
    '&:has(> nav)': { gridTemplateColumns: '208px 164px minmax(0, 1fr)' },
    '& > nav + main': { paddingInlineStart: '16px' },
  },
  '@media print': {
    display: 'block',
    '& > .skip, & > .side, & > .top, & > nav': { display: 'none' },
    '& > main': { padding: '0' },
  },
} as const;
