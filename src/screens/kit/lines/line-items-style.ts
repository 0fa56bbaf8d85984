const columns = '24px minmax(0, 6fr) minmax(0, 5fr) 72px 104px var(--discount,) 112px 104px 32px';
const withoutDescription = '24px minmax(0, 1fr) 72px 104px var(--discount,) 112px 104px 32px';

/**
 * The lines of a document as they are typed: quiet boxes in a hairline table. In a narrower sheet the description goes below its
 * item; on a phone each line is a card.
 */
export const lineItemsStyle = {
  fontSize: '14px',
  '&[data-discounts]': { '--discount': '80px' },
  '& .heads, & .line': { display: 'grid', gridTemplateColumns: columns, columnGap: '2' },
  '& .heads': {
    paddingBlock: '8px',
    borderBottom: '1px solid {colors.line}',
    fontSize: '12.5px',
    fontWeight: '550',
    color: 'quiet',
    alignItems: 'end',
    '& > .figure': { paddingInlineEnd: '9px', whiteSpace: 'normal' },
  },
  '& .line': {
    alignItems: 'start',
    paddingBlock: '8px',
    borderBottom: '1px solid {colors.line}',
    // Rows out of sight are neither laid out nor painted at a key; the margin leaves room for the outlines of focus.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 53px',
    overflowClipMargin: '4px',
  },
  '& input, & select': {
    width: '100%',
    minWidth: '0',
    minHeight: '36px',
    padding: '6px 8px',
    border: '1px solid {colors.line}',
    borderRadius: 'base',
    background: 'sheet',
    color: 'ink',
    lineHeight: '22px',
    '&:hover': { borderColor: 'edge' },
    '&:focus': { outline: '2px solid {colors.accent}', outlineOffset: '-1px', borderColor: 'accent' },
    '&[aria-invalid=true]': { borderColor: 'stopped', boxShadow: 'inset 0 0 0 1px {colors.stopped}' },
    '&::placeholder': { color: 'quiet', opacity: '1' },
    '&:disabled': { background: 'hover', color: 'quiet', borderColor: 'line', opacity: '1' },
    textOverflow: 'ellipsis',
  },
  '& select': { paddingInline: '4px' },
  '& select > option': { background: 'sheet', color: 'ink' },
  '& input.figure': { fontVariantNumeric: 'tabular-nums' },
  '& .line > .no': {
    paddingBlock: '8px',
    lineHeight: '20px',
    color: 'quiet',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .amount': {
    paddingBlock: '8px',
    paddingInlineEnd: '9px',
    lineHeight: '20px',
    // An amount of which the end is cut off reads as another one.
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& .remove': {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '36px',
    borderRadius: 'base',
    color: 'quiet',
    '&:hover': { background: 'hover', color: 'stopped' },
    '&:disabled': { visibility: 'hidden' },
  },
  '& .problem': { gridColumn: '2 / -1', marginTop: '4px', fontSize: '13px', color: 'stopped' },
  '& .cell > span': { display: 'none' },
  '& > .add': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', marginTop: '10px' },
  '@container (max-width: 759.98px)': {
    '& .heads, & .line': { gridTemplateColumns: withoutDescription },
    '& .heads > .description': { display: 'none' },
    '& .line > .description': { gridColumn: '2 / -2', gridRow: '2', marginTop: '4px' },
  },
  '@container (max-width: 619.98px)': {
    '& .heads': { display: 'none' },
    '& .line': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '8px',
      marginTop: '10px',
      padding: '4px 10px 10px',
      border: '1px solid {colors.line}',
      borderRadius: '8px',
    },
    '& .line > .no': { alignSelf: 'center', '&::before': { content: '"Line "' } },
    '& .line > .remove': { gridColumn: '-2', gridRow: '1', justifySelf: 'end', marginInlineEnd: '-10px' },
    '& .line > :is(.item, .description, .tax, .problem)': {
      gridColumn: '1 / -1',
      gridRow: 'auto',
      marginTop: '0',
    },
    '&[data-discounts] .line > .tax': { gridColumn: 'auto' },
    '& .line > .amount': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      gridColumn: '1 / -1',
      fontWeight: '600',
      '&::before': { content: '"Amount"', flex: 'none', fontWeight: '400', color: 'quiet' },
    },
    '&[data-gross] .line > .amount::before': { content: '"Amount including tax"' },
    '& .remove': { width: '44px', height: '44px' },
    '& input, & select': { minHeight: '44px', fontSize: '16px' },
    '& .cell > span': { display: 'block', fontSize: '12.5px', color: 'quiet', marginBottom: '2px' },
  },
} as const;
