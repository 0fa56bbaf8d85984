import { chakra } from '@chakra-ui/react';

/** A grid of amounts: it scrolls by itself where it has too little room, and the names of its lines stay. */
export const GridPlace = chakra('div', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    border: '1px solid {colors.line}',
    borderRadius: 'sheet',
    background: 'sheet',
    '& table': {
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: '0',
      fontSize: '13.5px',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th, & td': { borderBottom: '1px solid {colors.line}', textAlign: 'end', whiteSpace: 'nowrap' },
    '& tbody tr:last-of-type > *': { borderBottom: '0' },
    '& thead th': { padding: '8px 8px', fontSize: '12.5px', fontWeight: '550', color: 'quiet' },
    '& tbody th': { fontWeight: '450' },
    '& tbody th, & thead th:first-of-type, & tfoot th': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      minWidth: '148px',
      maxWidth: '208px',
      padding: '4px 10px 4px 14px',
      background: 'sheet',
      textAlign: 'start',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& .group th': { paddingTop: '14px', fontSize: '12.5px', fontWeight: '600', color: 'quiet' },
    '& td:has(input)': { padding: '2px', borderInlineStart: '1px solid {colors.line}' },
    '& th.total, & td.total': { minWidth: '92px', padding: '4px 14px 4px 12px', fontWeight: '550' },
    '& tbody td.total': { borderInlineStart: '1px solid {colors.line}' },
    '& tfoot th, & tfoot td': {
      padding: '9px 8px',
      borderTop: '1.5px solid {colors.ink}',
      borderBottom: '0',
      fontWeight: '650',
    },
    '& tfoot th': { paddingInline: '14px 10px' },
    '& tfoot td.total': { paddingInline: '12px 14px', fontWeight: '650' },
    '& td.planned': { padding: '6px 8px' },
    '& input': {
      width: '100%',
      minWidth: 'calc(var(--longest) * .84ch + 12px)',
      height: '36px',
      padding: '0 5px',
      border: '1px solid transparent',
      borderRadius: 'base',
      background: 'transparent',
      color: 'ink',
      font: 'inherit',
      // Not under the bar that saves.
      scrollMarginBlock: '96px',
      textAlign: 'end',
      '&:hover': { borderColor: 'edge' },
      '&:focus': { outline: '2px solid {colors.accent}', outlineOffset: '-2px', background: 'sheet' },
      '&[aria-invalid]': { borderColor: 'stopped', background: 'stoppedSoft' },
    },
    // The total of a line stays in sight, too, where there is room for it.
    '@media (min-width: 48rem)': {
      '& .total': { position: 'sticky', insetInlineEnd: '0', background: 'sheet' },
    },
    '@media (max-width: 47.99rem)': {
      '& tbody th, & thead th:first-of-type, & tfoot th': { minWidth: '112px', maxWidth: '128px' },
      '& input': { height: '44px', minWidth: 'max(84px, calc(var(--longest) * .84ch + 12px))' },
    },
  },
});
