import { chakra } from '@chakra-ui/react';

/** Standing bars of one figure over time, each a link to what it is made of. */
export const BarChart = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    gap: '2px',
    height: '168px',
    marginTop: '16px',
    listStyle: 'none',
    padding: '0',
    borderBottom: '1px solid {colors.line}',
    '& > li': { flex: '1 1 0', minWidth: '0', display: 'flex' },
    '& a': {
      position: 'relative',
      flex: '1',
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'center',
      borderRadius: '3px 3px 0 0',
    },
    '& a:hover': { background: 'hover' },
    '& i': {
      display: 'block',
      width: '100%',
      maxWidth: '44px',
      minHeight: '1px',
      borderRadius: '3px 3px 0 0',
      background: 'accent',
      opacity: '.82',
      transition: 'height .18s ease-out',
    },
    '& a:is(:hover, :focus-visible) i': { opacity: '1' },
    '& i[data-below]': { background: 'stopped' },
    // Of two bars side by side, the one that the other is held against.
    '& i[data-beside]': { background: 'rim' },
    '& .says': {
      display: 'none',
      position: 'absolute',
      zIndex: '2',
      bottom: 'calc(100% + 4px)',
      left: '50%',
      transform: 'translateX(-50%)',
      padding: '4px 8px',
      borderRadius: 'base',
      background: 'ink',
      color: 'paper',
      fontSize: '12.5px',
      lineHeight: '18px',
      whiteSpace: 'nowrap',
      textAlign: 'center',
      pointerEvents: 'none',
      fontVariantNumeric: 'tabular-nums',
    },
    '& a:is(:hover, :focus-visible) .says': { display: 'block' },
    '& > li:nth-of-type(-n + 2) .says': { left: '0', transform: 'none' },
    '& > li:nth-last-of-type(-n + 2) .says': { left: 'auto', right: '0', transform: 'none' },
  },
});

/** What the two colours of paired bars mean. */
export const BarKey = chakra('p', {
  base: {
    display: 'flex',
    gap: '12px',
    marginTop: '8px',
    fontSize: '12px',
    color: 'quiet',
    '& > span::before': {
      content: '""',
      display: 'inline-block',
      width: '9px',
      height: '9px',
      marginInlineEnd: '5px',
      borderRadius: '2px',
      background: 'accent',
    },
    '& > span[data-beside]::before': { background: 'rim' },
  },
});

/** What is under standing bars: a few of their names, so that none is cut. */
export const BarScale = chakra('div', {
  base: {
    display: 'flex',
    gap: '2px',
    marginTop: '4px',
    fontSize: '12px',
    color: 'quiet',
    '& > span': {
      flex: '1 1 0',
      minWidth: '0',
      textAlign: 'center',
      whiteSpace: 'nowrap',
      overflow: 'visible',
    },
    '& > span:first-of-type': { textAlign: 'start' },
    '& > span:last-of-type': { textAlign: 'end' },
  },
});

/** Lying bars, one a line: what it is, its figure, its share as a bar behind both. */
export const LineChart = chakra('ol', {
  base: {
    display: 'grid',
    gap: '1.5',
    marginTop: '14px',
    padding: '0',
    listStyle: 'none',
    fontSize: '14px',
    '& .line': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '12px',
      padding: '5px 8px 7px',
      marginInline: '-8px',
      borderRadius: 'base',
      '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > span:nth-of-type(2)': { fontVariantNumeric: 'tabular-nums' },
      '& > i': {
        gridColumn: '1 / -1',
        height: '6px',
        marginTop: '3px',
        borderRadius: '3px',
        background: 'line',
      },
      '& > i > b': {
        display: 'block',
        height: '100%',
        borderRadius: '3px',
        background: 'accent',
        minWidth: '2px',
      },
      '& > i > b[data-tone=late]': { background: 'stopped' },
      '& > i > b[data-tone=quiet]': { background: 'draft' },
      '& > i > b[data-none]': { visibility: 'hidden' },
    },
    '& a.line:hover': { background: 'hover' },
  },
});
