import { Link, Redirect } from 'wouter';
import { pagesOf } from '../../domain/paging.ts';
import * as words from '../../domain/words/list-table.ts';
import { Icon } from './Icon.tsx';
import { useLocale } from './locale.ts';
import { styled } from './styled.ts';

export const PAGE_SIZE = 10;

const PagerRoot = styled('nav', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    marginInlineStart: 'auto',
    fontSize: '13px',
    color: 'quiet',
    fontVariantNumeric: 'tabular-nums',
    '& > a, & > span[aria-disabled]': {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      border: '1px solid {colors.line}',
      borderRadius: 'base',
      background: 'sheet',
      color: 'ink',
      '@media (max-width: 47.99rem)': { width: '44px', height: '44px' },
    },
    '& > a:hover': { background: 'hover' },
    '& > span[aria-disabled]': { opacity: '.4' },
  },
});

interface PagerProps {
  /** The page shown, from 1. */
  page: number;
  /** How many rows there are in all. */
  total: number;
  hrefOf: (page: number) => string;
  /** These are older rows: how many pages there are is not known yet. */
  stale?: boolean;
  /** A turn is looked at (pointer or focus): time to fetch the page it leads to. */
  onIntent?: ((page: number) => void) | undefined;
}

/** "1–10 of 1,284", one page back, one page on. Nothing at all when everything stands on one page; beyond the last one it leads to that. */
export function Pager({ page, total, hrefOf, stale = false, onIntent }: PagerProps) {
  const locale = useLocale();
  const last = pagesOf(total, PAGE_SIZE);
  if (page > last && !stale) return <Redirect to={hrefOf(last)} replace />;
  if (last === 1 && page === 1) return null;
  const number = (value: number) => value.toLocaleString(locale);
  const from = (page - 1) * PAGE_SIZE + 1;
  return (
    <PagerRoot aria-label={words.pages}>
      <span>
        {words.range({
          from: number(from),
          to: number(Math.min(page * PAGE_SIZE, total)),
          total: number(total),
        })}
      </span>
      <Turn
        label={words.previousPage}
        icon="back"
        href={page > 1 ? hrefOf(page - 1) : undefined}
        onIntent={() => onIntent?.(page - 1)}
      />
      <Turn
        label={words.nextPage}
        icon="onward"
        href={page < last ? hrefOf(page + 1) : undefined}
        onIntent={() => onIntent?.(page + 1)}
      />
    </PagerRoot>
  );
}

interface TurnProps {
  label: string;
  icon: 'back' | 'onward';
  href: string | undefined;
  onIntent: () => void;
}

function Turn({ label, icon, href, onIntent }: TurnProps) {
  const drawn = <Icon name={icon} />;
  return href ? (
    <Link href={href} aria-label={label} onPointerEnter={onIntent} onFocus={onIntent}>
      {drawn}
    </Link>
  ) : (
    <span aria-disabled="true">{drawn}</span>
  );
}
