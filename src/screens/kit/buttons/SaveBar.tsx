import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { pageChrome as words } from '../../../domain/words/frame.ts';
import { tall, whileTyping } from '../window.ts';

const Bar = chakra('section', {
  base: {
    [tall]: { position: 'sticky', bottom: '16px', zIndex: '8' },
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
    // Nothing typed yet: the acts stand at the end of the form and cover nothing.
    '&[data-resting]': { position: 'static', boxShadow: 'none', animation: 'none' },
    '& > span': { marginInlineEnd: 'auto', color: 'quiet' },
    '@media (max-width: 47.99rem)': {
      bottom: '8px',
      padding: '10px 12px',
      [whileTyping]: { position: 'static' },
      '& > span': { width: '100%' },
      '& > button': { flex: '1' },
    },
  },
});

/** At the bottom while something is not saved: says so, and holds Save, Save and send, Discard. */
export function SaveBar({
  children,
  sentence = words.notSaved,
  resting = false,
}: {
  children: ReactNode;
  sentence?: string | undefined;
  /** A new form nobody has typed in: the bar stays where it stands. */
  resting?: boolean;
}) {
  return (
    <Bar aria-label={resting ? words.save : words.unsaved} data-save-bar data-resting={resting || undefined}>
      <span role="status">{sentence}</span>
      {children}
    </Bar>
  );
}
