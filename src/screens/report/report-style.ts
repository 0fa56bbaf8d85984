import { chakra, type SlotRecipeDefinition } from '@chakra-ui/react';

/** Where a report's table stands: on a sheet that scrolls by itself where it has too little room. */
export const ruledPlace = {
  overflowX: 'auto',
  whiteSpace: 'normal',
  border: '1px solid {colors.line}',
  borderRadius: 'sheet',
  background: 'sheet',
  '@media print': { overflow: 'visible', border: '0' },
} as const;

/** A report's table: plain cells, figures at the right, groups told apart by their heads. */
export const ruledRecipe: SlotRecipeDefinition = {
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: {
      width: '100%',
      borderCollapse: 'collapse',
      fontSize: '14px',
      '& th': {
        padding: '10px 14px',
        fontSize: '12.5px',
        fontWeight: '550',
        color: 'quiet',
        textAlign: 'start',
      },
      '& th.figure': { textAlign: 'end' },
      '& :is(th, td).text': { textAlign: 'start' },
      // Where many figures are beside each other, their heads wrap before the table scrolls.
      '&[data-many] th.figure': { whiteSpace: 'normal' },
      '& .group th': { paddingTop: '18px', color: 'ink', fontSize: '13px', fontWeight: '600' },
      '& .group a': { whiteSpace: 'nowrap' },
      '& td.figure': { whiteSpace: 'nowrap' },
      // Names are read in a line or two where many columns scroll.
      '@media screen and (min-width: 30.01rem)': { '& td:first-of-type': { minWidth: '180px' } },
      '& .total td': { fontWeight: '600' },
      '& .good': { color: 'settled' },
      '& .bad': { color: 'stopped' },
      '& tfoot td': { borderTop: '1.5px solid {colors.ink}', fontWeight: '650' },
      '& a': {
        color: 'ink',
        textDecoration: 'none',
        '&:hover': { color: 'accent', textDecoration: 'underline' },
      },
      '& caption:not(.unseen)': {
        padding: '10px 14px',
        color: 'quiet',
        fontSize: '13px',
        textAlign: 'start',
      },
      '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
      // Among other small words a link is told by more than its colour. A document's number goes to the next line whole: it isn't broken at its hyphen.
      '& small a': { textDecoration: 'underline', display: 'inline-block', maxWidth: '100%' },
      '& small.narrow': { display: 'none' },
      '@media (max-width: 30rem)': {
        fontSize: '13px',
        '& th': { paddingInline: '6px' },
        '& th.figure': { whiteSpace: 'normal' },
        '& .day': { display: 'none' },
        '& small.narrow': { display: 'block' },
        // The figures are seen whole before the names are.
        '& td:first-of-type': { minWidth: '96px' },
        '& td:first-of-type, & td:first-of-type *': { overflowWrap: 'anywhere' },
        // Each figure on a line of its own, beside what it is.
        '&[data-many]': {
          '& thead': {
            position: 'absolute',
            clipPath: 'inset(50%)',
            width: '1px',
            height: '1px',
            overflow: 'hidden',
          },
          '&, & tbody, & tfoot, & tr, & td': { display: 'block' },
          '& tr': { padding: '9px 10px', borderTop: '1px solid {colors.line}' },
          '& td': { padding: '2px 0', border: '0' },
          '& tbody:first-of-type tr:first-of-type': { borderTop: '0' },
          '& td:first-of-type': { fontWeight: '550' },
          '& small': { fontWeight: '400' },
          '& td.figure': { display: 'flex', justifyContent: 'space-between', gap: '3' },
          '& td.figure::before': { content: 'attr(data-title)', color: 'quiet', whiteSpace: 'normal' },
          '& td.figure:empty': { display: 'none' },
          // The day has its own line here.
          '& small.narrow': { display: 'none' },
          '& .group th': { display: 'block', padding: '4px 0', border: '0' },
        },
      },
      '@media print': {
        fontSize: '12px',
        // A table over several pages has its head on each and its sums at its end, and no row is cut in two.
        '& thead': { display: 'table-header-group' },
        '& tfoot': { display: 'table-row-group' },
        // Names take the room that the heads of figures leave.
        '& th': { fontSize: '11px' },
        '& th.figure': { whiteSpace: 'normal' },
        '& th:first-of-type': { minWidth: '42mm' },
        '& small': { fontSize: '11px' },
        '& tr': { breakInside: 'avoid' },
        '& .group': { breakAfter: 'avoid' },
        '& th, & td': { paddingBlock: '4px', paddingInline: '6px' },
      },
    },
    cell: {
      padding: '9px 14px',
      borderTop: '1px solid {colors.line}',
      verticalAlign: 'top',
      '@media (max-width: 30rem)': { paddingInline: '6px' },
      // Under its head, whose room it shares.
      '@media print': { paddingBlock: '5px', paddingInline: '6px' },
    },
  },
};

/** What of a report goes to paper: black on white, whatever its page looks like. */
export const OnPaper = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignContent: 'start',
    '& > dl': { marginBottom: '0' },
    '@media print': {
      page: 'report',
      '&[data-wide]': { page: 'report-wide' },
      // A table that stands in a grid is not cut where a page ends.
      display: 'block',
      // Room for the hairline at its edge.
      paddingInline: '1px',
      '& > *': { marginBottom: '4' },
      '& > dl': { gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))', marginBottom: '4' },
      '& > dl > div': { padding: '6px 10px' },
      '& dd': { fontSize: '14px', lineHeight: '20px' },
      '&, & *': { color: '#000 !important', background: 'none !important', borderColor: '#999 !important' },
    },
  },
});
