import { chakra } from '@chakra-ui/react';
import { tall, whileTyping } from '../window.ts';

/** Below a list: the bulk bar at the left, the pager at the right; it stays in view while the list is longer than the screen. */
export const ListFoot = chakra('div', {
  base: {
    [tall]: { position: 'sticky', bottom: '0' },
    // On a phone only for what is picked: the pages would lie over the rows.
    '@media (max-width: 47.99rem)': {
      '&:not(:has([role=region]))': { position: 'static' },
      [whileTyping]: { position: 'static' },
    },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '60px',
    paddingBlock: '2.5',
    // As the table above it, on a sheet or on the page.
    background: 'var(--ground, {colors.paper})',
    '&:empty': { display: 'none' },
  },
});
