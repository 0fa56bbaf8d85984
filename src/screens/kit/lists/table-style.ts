import type { SlotRecipeDefinition } from '@chakra-ui/react';

/** Rows as cards, where there is no room for columns. */
const cards = {
  '& thead': {
    display: 'block',
    position: 'absolute',
    clipPath: 'inset(50%)',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  },
  // The box that picks all rows is there for a keyboard, and is seen once that comes to it.
  '& thead:focus-within': { position: 'static', clipPath: 'none', width: 'auto', height: 'auto' },
  '& thead:focus-within th:not(.select)': { display: 'none' },
  '&, & tbody': { display: 'block' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"select lead figure menu" "select under state menu"',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    paddingBlock: '2.5',
    borderBottom: '1px solid {colors.line}',
  },
  '& tbody td, & tbody td[data-phone]': { height: 'auto', padding: '0', border: '0', minWidth: '0' },
  '& tbody tr:hover > td, & tbody tr[data-selected] > td': { background: 'none' },
  '& tbody tr[data-selected]': { background: 'accentSoft' },
  '& tbody tr[data-level] > th': { gridArea: 'lead', padding: '0', border: '0' },
  '& tbody tr[data-level="1"] > td': { padding: '0' },
  '& td.select': { gridArea: 'select', width: 'auto' },
  // A row without acts keeps their room, so that amounts stay under each other.
  '& td.menu': { gridArea: 'menu', width: '44px' },
  '& .tick': { width: '36px', height: '44px' },
  '& td[data-phone=none]': { display: 'none' },
  '& td[data-phone=lead]': { gridArea: 'lead', alignSelf: 'start', fontWeight: '550' },
  '& td[data-phone=figure]': { gridArea: 'figure', fontWeight: '550', textAlign: 'end' },
  '& td[data-phone=under]': {
    gridArea: 'under',
    color: 'quiet',
    // A figure too: under its name it begins where the name does.
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td[data-phone=under] > small': { display: 'inline', whiteSpace: 'nowrap' },
  '& td[data-phone=under]:has(> small)': { whiteSpace: 'normal' },
  // What stands there line by line is read to its end.
  '& td[data-phone=under] > div': { whiteSpace: 'normal' },
  '& td[data-phone=under] > a.opens': { color: 'quiet', fontWeight: '400' },
  '& td[data-phone=state]': { gridArea: 'state', textAlign: 'end' },
  // Two badges stand under each other: side by side they would leave the name no room.
  '& td[data-phone=state]:has(> * + *)': { display: 'grid', justifyItems: 'end', rowGap: '1' },
  '& td[data-phone=state] .long': { display: 'none' },
  '& td[data-phone=state] .brief': { display: 'inline' },
  // What is empty takes no room, and what is above or under it has the height of the row. An amount may be in two currencies.
  '& td[data-phone]:is([data-phone=under], [data-phone=state]):empty': { display: 'none' },
  '& tr:not(:has(> [data-phone=under]:not(:empty))) > td[data-phone=lead]': {
    gridRowEnd: 'span 2',
    alignSelf: 'center',
  },
  '& tr:not(:has(> [data-phone=state]:not(:empty))) > td[data-phone=figure]': { gridRowEnd: 'span 2' },
  '& tr:not(:has(> [data-phone=figure]:not(:empty))) > td[data-phone=state]': { gridRow: '1 / span 2' },
};

/** What a head that stays is painted with: the sheet it is on, or the page. */
const ground = 'var(--ground, {colors.paper})';

/** The cards under a root that is told apart by an attribute. */
const cardsUnder = (root: string) =>
  Object.fromEntries(Object.entries(cards).map(([name, style]) => [name.replaceAll('&', root), style]));

const root = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontSize: '14px',
  transition: 'opacity .15s',
  '&[data-stale], & tbody tr[aria-busy]': { opacity: '.55' },
  '& th.figure': { textAlign: 'end' },
  '& td.figure > small, & small.below': { display: 'block', fontSize: '12.5px', color: 'quiet' },
  '& .note': { color: 'quiet', fontSize: '13px', whiteSpace: 'normal' },
  '& .changes': {
    fontSize: '13px',
    maxWidth: '34rem',
    '& > li': { overflowWrap: 'anywhere' },
    '& :is(.field, del)': { color: 'quiet' },
  },
  '& .on-phone': { display: 'none' },
  // Names are as long as people make them: they give way, so that the amounts stay on the page.
  '& td:is([data-phone=lead], [data-phone=under])': {
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    minWidth: '140px',
  },
  '& .select': { width: '40px', paddingInline: '0' },
  '& .menu': { width: '44px', paddingInline: '0', textAlign: 'end' },
  '& .menu > button': {
    width: '32px',
    height: '32px',
    borderRadius: 'base',
    color: 'quiet',
    fontSize: '16px',
    lineHeight: '1',
    '&:is(:hover, [aria-expanded=true])': { background: 'hover', color: 'ink' },
  },
  '& .tick': { display: 'grid', placeItems: 'center', width: '40px', height: '32px' },
  '& th .tick': { height: '24px' },
  '& input[type=checkbox]': { width: '16px', height: '16px', accentColor: 'accent', cursor: 'pointer' },
  '& a.opens': { color: 'ink', textDecoration: 'none', fontWeight: '500' },
  '& a.opens:focus-visible': { outline: 'none' },
  '&[data-opens] tbody tr': { cursor: 'pointer' },
  '& tbody tr:hover > td': { background: 'color-mix(in srgb, {colors.accentSoft} 45%, transparent)' },
  '& tbody tr[data-selected] > td': { background: 'accentSoft' },
  '& tbody tr[data-level]': { cursor: 'default' },
  '& tbody tr[data-level] > :is(th, td)': { background: 'paper', fontWeight: '550' },
  '& tbody th': {
    position: 'static',
    padding: '6px 12px',
    background: 'paper',
    borderBottom: '1px solid {colors.line}',
    color: 'ink',
    fontSize: '14px',
    textAlign: 'start',
  },
  '& tbody tr[data-level="1"] > th': { fontSize: '16px' },
  '& tbody tr[data-level="1"] > :is(th, td)': { paddingTop: '18px' },
  '& tbody tr[data-level="2"] > th': { color: 'quiet' },
  '& tbody tr:has(a.opens:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '-2px' },
  '@media (max-width: 47.99rem)': {
    '& .menu > button': { width: '44px', height: '44px' },
    // Money out takes the place of money in, and has a sign.
    '& .out::before': { content: '"−"' },
  },
  '@container (max-width: 1000px)': { '&:not([data-few]) [data-minor]': { display: 'none' } },
  '@container (max-width: 800px)': {
    '& .on-phone': { display: 'inline' },
    ...cardsUnder('&:not([data-few])'),
  },
  '@container (max-width: 600px)': {
    '&[data-few] [data-minor]': { display: 'none' },
    ...cardsUnder('&[data-few]'),
  },
} as const;

/** The dense table of the lists: hairlines, a head that stays, cards on a phone. Cells are plain elements under this one root. */
export const tableRecipe: SlotRecipeDefinition = {
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root,
    columnHeader: {
      position: 'sticky',
      top: '0',
      zIndex: '1',
      padding: '8px 12px',
      background: ground,
      borderBottom: '1px solid {colors.line}',
      fontSize: '12.5px',
      fontWeight: '550',
      color: 'quiet',
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    cell: {
      height: '46px',
      whiteSpace: 'nowrap',
      padding: '6px 12px',
      borderBottom: '1px solid {colors.line}',
    },
  },
};
