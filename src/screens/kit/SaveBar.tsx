import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '16px',
    zIndex: '8',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2.5',
    marginTop: '4',
    padding: '10px 12px 10px 18px',
    border: '1px solid {colors.line}',
    borderRadius: 'sheet',
    background: 'sheet',
    boxShadow: 'float',
    fontSize: '14px',
    animation: 'rise .16s ease-out',
    '& > span': { marginInlineEnd: 'auto', color: 'quiet' },
    // On a narrow screen the counterfoil's bar lies at the bottom; this one stands on it.
    '@media (max-width: 67.99rem)': { bottom: '72px' },
    '@media (max-width: 47.99rem)': {
      padding: '10px 12px',
      '& > span': { width: '100%' },
      '& > button': { flex: '1' },
    },
  },
});

/** At the bottom while something is not saved: says so, and holds Save, Save and send, Discard. */
export function SaveBar({
  children,
  sentence = 'Not saved yet',
}: {
  children: ReactNode;
  sentence?: string;
}) {
  return (
    <Bar aria-label="Unsaved changes">
      <span role="status">{sentence}</span>
      {children}
    </Bar>
  );
}
