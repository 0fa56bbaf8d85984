import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Pagination } from '@chakra-ui/react/pagination';
import { Link, Redirect } from 'wouter';
import { pagesOf } from '../../../domain/values/paging.ts';
import { listTable as words } from '../../../domain/words/lists.ts';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale.ts';

const PAGE_SIZE = 10;

/** What turns a page. */
export const turn = {
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  border: '1px solid {colors.line}',
  borderRadius: 'base',
  background: 'sheet',
  color: 'ink',
  '@media (max-width: 47.99rem)': { width: '44px', height: '44px' },
  '&[href]:hover': { background: 'hover' },
  '&[aria-disabled]': { opacity: '.4' },
} as const;

const pagerRecipe: SlotRecipeDefinition = {
  slots: ['root', 'item', 'ellipsis', 'firstTrigger', 'prevTrigger', 'nextTrigger', 'lastTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      marginInlineStart: 'auto',
      fontSize: '13px',
      color: 'quiet',
      fontVariantNumeric: 'tabular-nums',
    },
    prevTrigger: turn,
    nextTrigger: turn,
  },
};

interface PagerProps {
  /** The page shown, from 1. */
  page: number;
  /** How many rows there are in all. */
  total: number;
  /** How many a page has. */
  size?: number;
  hrefOf: (page: number) => string;
  /** These are older rows: how many pages there are is not known yet. */
  stale?: boolean;
  /** A turn is looked at (pointer or focus): time to fetch the page it leads to. */
  onIntent?: ((page: number) => void) | undefined;
}

/** "1–10 of 1,284", one page back, one page on. Nothing at all when everything stands on one page; beyond the last one it leads to that. */
export function Pager({ page, total, size = PAGE_SIZE, hrefOf, stale = false, onIntent }: PagerProps) {
  const locale = useLocale();
  const last = pagesOf(total, size);
  if (page > last && !stale) return <Redirect to={hrefOf(last)} replace />;
  if (last === 1 && page === 1) return null;
  const number = (value: number) => value.toLocaleString(locale);
  const from = (page - 1) * size + 1;
  return (
    <Pagination.Root
      recipe={pagerRecipe}
      page={page}
      count={total}
      pageSize={size}
      type="link"
      getPageUrl={({ page: turned }) => hrefOf(turned)}
      translations={{
        rootLabel: words.pages,
        prevTriggerLabel: words.previousPage,
        nextTriggerLabel: words.nextPage,
      }}
    >
      <span>
        {words.range({
          from: number(from),
          to: number(Math.min(page * size, total)),
          total: number(total),
        })}
      </span>
      <Pagination.PrevTrigger asChild>
        <Turn icon="back" on={page > 1} onIntent={() => onIntent?.(page - 1)} />
      </Pagination.PrevTrigger>
      <Pagination.NextTrigger asChild>
        <Turn icon="onward" on={page < last} onIntent={() => onIntent?.(page + 1)} />
      </Pagination.NextTrigger>
    </Pagination.Root>
  );
}

interface TurnProps {
  icon: 'back' | 'onward';
  /** There is a page on that side. */
  on: boolean;
  onIntent?: () => void;
  'aria-label'?: string;
  /** Chakra's own: the address and the name of the turn. */
  href?: string;
}

/** A turn as a link, so that it can be opened beside and fetched ahead; one that leads nowhere is heard of as such. */
export function Turn({ icon, on, onIntent, href, ...turned }: TurnProps) {
  const drawn = <Icon name={icon} />;
  return on && href ? (
    <Link {...turned} href={href} onPointerEnter={onIntent} onFocus={onIntent}>
      {drawn}
    </Link>
  ) : (
    <a {...turned} role="link" aria-disabled="true">
      {drawn}
    </a>
  );
}
