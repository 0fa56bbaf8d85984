import { chakra, type SlotRecipeDefinition } from '@chakra-ui/react';

/** Panels under each other, those of one row side by side where there is room. */
export const Panels = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** One row of panels, as many as there are; each is as tall as what it says. */
export const PanelRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
    transition: 'opacity .12s',
    '&[data-stale]': { opacity: '.6' },
  },
});

/** What stands in a panel. */
export const panelStyle = {
  minWidth: '0',
  // It is above the filters, by itself.
  '&.lead': { marginBottom: '4' },
  '& h2': { fontSize: '14px', fontWeight: '600', color: 'quiet' },
  '& .large': {
    marginTop: '2px',
    fontSize: '30px',
    fontWeight: '650',
    letterSpacing: '-.02em',
    lineHeight: '1.2',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& .small': { fontSize: '13px', color: 'quiet', fontVariantNumeric: 'tabular-nums' },
  '& .small .late': { color: 'stopped', fontWeight: '550' },
  // As high as a finger needs, under each other as they are.
  '& .small > a': { display: 'inline-block', lineHeight: '24px', '&:hover': { textDecoration: 'underline' } },
  '& .large.late': { color: 'stopped' },
  '& :is(h2, .large) > a:hover': { color: 'accent', textDecoration: 'underline' },
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    marginBottom: '10px',
    fontSize: '14px',
    // Its words stand at the edge, as a link's do; only what is under the pointer has ground around it.
    '& > button': { marginInline: '-14px' },
    '& > a': { color: 'accent', fontWeight: '550', '&:hover': { textDecoration: 'underline' } },
  },
  '& .none': { marginTop: '12px', fontSize: '14px', color: 'quiet' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '@media (max-width: 47.99rem)': { '& .large': { fontSize: '26px' } },
} as const;

/** What waits for somebody: one line each, its number first. */
export const ToDoLines = chakra('ul', {
  base: {
    display: 'grid',
    marginTop: '10px',
    padding: '0',
    listStyle: 'none',
    fontSize: '14px',
    '& a': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '2.5',
      padding: '8px',
      marginInline: '-8px',
      borderRadius: 'base',
      '& > b': { minWidth: '2.4ch', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
      '& > .says': { flex: '1' },
      '& > .worth': { color: 'quiet', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      '&:hover': { background: 'hover' },
    },
    '& > li + li': { borderTop: '1px solid {colors.line}' },
    '@media (max-width: 47.99rem)': { '& a': { minHeight: '44px' } },
  },
});

/** How much of everything there is, in one row. */
export const counterRecipe: SlotRecipeDefinition = {
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px 24px',
      margin: '0',
      marginInlineStart: 'auto',
      fontSize: '14px',
      '@media (max-width: 47.99rem)': {
        gridColumn: '1 / -1',
        marginInlineStart: '0',
        // Rows of links stand 24 pixels apart, as fingers need them.
        gap: '8px 12px',
        fontSize: '13px',
      },
    },
    item: { display: 'flex', alignItems: 'baseline', gap: '1.5' },
    itemLabel: { color: 'quiet', order: '2' },
    itemValue: {
      margin: '0',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums',
      '& a': {
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { color: 'accent', textDecoration: 'underline' },
      },
    },
  },
};

/** The newest documents, one a line; on a phone the number and the amount stand over the rest. */
export const NewestLines = chakra('ul', {
  base: {
    padding: '0',
    listStyle: 'none',
    fontSize: '14px',
    '& > li + li': { borderTop: '1px solid {colors.line}' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: '9rem minmax(0, 1fr) 8rem 9rem 9rem',
      alignItems: 'center',
      gap: '12px',
      padding: '9px 8px',
      marginInline: '-8px',
      borderRadius: 'base',
      '&:hover': { background: 'hover' },
      '& > .who': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > .day': { color: 'quiet' },
      '& > .worth': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      '@media (max-width: 47.99rem)': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '2px 12px',
        '& > .day': { display: 'none' },
        '& > .worth': { gridColumn: '2', gridRow: '1' },
        '& > .who': { gridColumn: '1', gridRow: '2', color: 'quiet' },
        '& > .state': { gridColumn: '2', gridRow: '2', justifySelf: 'end' },
      },
    },
  },
});
