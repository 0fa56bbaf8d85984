import { chakra } from '@chakra-ui/react';
import { movementPage as words } from '../../../domain/words/stock.ts';
import { Turn, turn } from './Pager.tsx';

const PagerNav = chakra('nav', {
  base: { display: 'flex', gap: '2.5', marginInlineStart: 'auto', '& > a': turn },
});

interface CursorPagerProps {
  /** Where the pages beside this one are; null where there is none. */
  newer: string | null;
  older: string | null;
}

/** One page to what is newer, one to what is older; how many there are is not counted. Nothing at all while one page shows everything. */
export const CursorPager = ({ newer, older }: CursorPagerProps) =>
  newer || older ? (
    <PagerNav aria-label={words.pages}>
      <Turn icon="back" on={newer !== null} aria-label={words.newer} {...(newer && { href: newer })} />
      <Turn icon="onward" on={older !== null} aria-label={words.older} {...(older && { href: older })} />
    </PagerNav>
  ) : null;
