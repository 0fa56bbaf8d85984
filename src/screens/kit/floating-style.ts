/** The surface of what floats over the page without asking anything: a menu, a list of choices, a popover. */
export const floatingStyle = {
  // Over a dialog too.
  zIndex: 'calc(50 + var(--layer-index, 0))',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  padding: '1',
  border: '1px solid {colors.line}',
  borderRadius: 'base',
  background: 'sheet',
  color: 'ink',
  boxShadow: 'float',
  fontSize: '14px',
  outline: 'none',
  animation: 'appear .1s ease-out',
} as const;
