import type { SystemStyleObject } from '@chakra-ui/react';

const phone = '@media (max-width: 30rem)';

/** Rows that begin and end inside their ground or frame. */
const inset: SystemStyleObject = {
  '& :is(th, td):first-of-type': { paddingInlineStart: '12px', [phone]: { paddingInlineStart: '5px' } },
  '& :is(th, td):last-of-type': { paddingInlineEnd: '12px', [phone]: { paddingInlineEnd: '5px' } },
  [phone]: { '& :is(th, td)': { paddingInline: '4px', fontSize: '13px' } },
};

const narrow = '@media screen and (max-width: 30rem)';

/** On a phone a line is two: what it is of, and its figures below, for side by side the amount would stand outside the paper. */
const twoRows = (columns: string): SystemStyleObject => ({
  [narrow]: {
    '&, & :is(thead, tbody)': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: '8px',
      borderBottom: '1px solid {colors.line}',
    },
    // A figure keeps to one line elsewhere; the name of a tax would reach over the amount here.
    '& :is(th, td)': { padding: '0 0 10px', border: '0', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& :is(th, td):first-of-type': { gridColumn: '1 / -1', padding: '10px 0 2px' },
    '& :is(th, td):nth-of-type(2)': { textAlign: 'left' },
    '& td:last-of-type': { whiteSpace: 'nowrap' },
    // A column of a least width would push its figures out from under their head.
    '& td.figure:nth-of-type(4)': { minWidth: '0' },
  },
});

const band: SystemStyleObject = {
  '& > header': {
    // As far as the edge of what the paper lies on, which names its margins.
    margin: 'calc(-1 * var(--sheet-y, 0px)) calc(-1 * var(--sheet-x, 0px)) 0',
    padding: '28px max(20px, var(--sheet-x, 0px)) 24px',
    background: 'var(--paper-fill)',
    color: 'var(--paper-on-fill)',
    '& .quiet, & .kind': { color: 'inherit' },
    // On white, whatever the ground: a dark logo on a dark band is not seen.
    '& .logo': { padding: '6px 8px', borderRadius: '4px', background: '#fff' },
  },
  '& .number': { fontWeight: '650', fontSize: '15px' },
  '& thead th': { background: 'var(--paper-tint)', color: 'var(--paper-ink)', fontWeight: '650' },
  ...inset,
};

const letter: SystemStyleObject = {
  '& > header': {
    display: 'block',
    paddingBottom: '16px',
    borderBottom: '2px solid var(--paper-ink)',
    textAlign: 'center',
    '& .own': { fontSize: '24px', color: 'var(--paper-ink)' },
    '& .logo': { margin: '0 auto 10px', maxWidth: 'min(260px, 100%)', maxHeight: '90px' },
  },
  '& .what': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4',
    '& > .kind': { fontSize: '22px', fontWeight: '650', color: 'ink' },
    '& > :last-child': { textAlign: 'right' },
  },
  '& .parties': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: '0',
    border: '1px solid {colors.line}',
    '& > *': { padding: '10px 12px' },
    '& > * + *': { borderInlineStart: '1px solid {colors.line}' },
    [phone]: { '& > * + *': { borderInlineStart: '0', borderTop: '1px solid {colors.line}' } },
  },
  '& th': { color: 'var(--paper-ink)', fontWeight: '650' },
  '& :is(th, td)': { border: '1px solid {colors.line}' },
  ...inset,
};

const classic: SystemStyleObject = {
  '& thead th': { borderBottom: '1.5px solid var(--paper-ink)' },
};

/** The look of paper over the sheet: the template's colour, its pictures, and what each style puts elsewhere. */
export const paperStyle: SystemStyleObject = {
  // Each text goes the way of its own first letter, as in the PDF, and stays at its side of the paper.
  textAlign: 'left',
  '& *': { unicodeBidi: 'plaintext' },
  // A word longer than its column goes on in the next line; figures stay whole.
  '& :is(div, p, dt, th, td)': { overflowWrap: 'anywhere' },
  '& :is(th, td).figure': { overflowWrap: 'normal' },
  '& > header > *, & .parties > *': { minWidth: '0' },
  '& .kind': { color: 'var(--paper-ink)' },
  '& .name': { fontWeight: '650' },
  '& .logo': { display: 'block', maxWidth: 'min(200px, 100%)', maxHeight: '80px', marginBottom: '10px' },
  '& .totals .grand': { borderTopColor: 'var(--paper-ink)', '& dd': { color: 'var(--paper-ink)' } },
  // The fourth of five columns names the tax, which may be any word.
  '& table[data-figures="4"] td.figure:nth-of-type(4)': {
    minWidth: '6rem',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& .headline': {
    fontSize: '19px',
    lineHeight: '1.3',
    fontWeight: '650',
    letterSpacing: '-.01em',
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
    [phone]: { fontSize: '17px' },
  },
  '& .payment': { overflowWrap: 'anywhere' },
  '& .transfer': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '6',
    breakInside: 'avoid',
    paddingTop: '4',
    borderTop: '1px solid {colors.line}',
    '& h2': { fontSize: '14px', fontWeight: '650', marginBottom: '2' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: '130px minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: '3',
      paddingBlock: '1px',
    },
    '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    '& figure': { width: '160px', textAlign: 'center' },
    '& svg': { display: 'block', width: '132px', height: '132px', marginInline: 'auto' },
    // Under the bank's rows it begins where they do; the blank around the code is part of its picture.
    [phone]: {
      '& figure': { textAlign: 'left' },
      '& svg': { marginInline: '-10px auto' },
    },
    '& figcaption': { fontSize: '12px' },
  },
  '& .signed': {
    breakInside: 'avoid',
    marginTop: '12px',
    '& > img': { display: 'block', maxWidth: '180px', maxHeight: '70px', marginBottom: '6px' },
  },
  '& > footer': {
    marginTop: '8px',
    paddingTop: '12px',
    borderTop: '1px solid {colors.line}',
    textAlign: 'center',
    '& .quiet': { fontSize: '12px' },
  },
  '@media print': { printColorAdjust: 'exact', '& thead': { display: 'table-header-group' } },
  '&[data-style=classic]': classic,
  '&[data-style=band]': band,
  '&[data-style=letter]': letter,
  '&& table[data-figures="3"]': twoRows('repeat(2, minmax(0, 1fr)) minmax(min-content, 1.2fr)'),
  // The third is the tax, of whose name more should stand in a line than of a number.
  '&& table[data-figures="4"]': twoRows(
    'minmax(0, .85fr) minmax(0, 1fr) minmax(0, 1.35fr) minmax(min-content, 1.1fr)',
  ),
  '&&:is([data-style=band], [data-style=letter]) table': {
    [narrow]: {
      '& :is(th, td):is(:first-of-type, :nth-of-type(2))': { paddingInlineStart: '8px' },
      '& :is(th, td):last-of-type': { paddingInlineEnd: '8px' },
    },
  },
  '&&[data-style=letter] table': { [narrow]: { border: '1px solid {colors.line}', borderBottom: '0' } },
};
