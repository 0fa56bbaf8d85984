import { styled } from './styled.ts';
import { tall } from './window.ts';

/** Below a list: the bulk bar at the left, the pager at the right; it stays in view while the list is longer than the screen. */
export const ListFoot = styled('div', {
  base: {
    [tall]: { position: 'sticky', bottom: '0' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '60px',
    paddingBlock: '2.5',
    background: 'paper',
    // Under the table of a card's page, which stands on its sheet.
    '&[data-few]': { background: 'sheet' },
    '&:empty': { display: 'none' },
  },
});
