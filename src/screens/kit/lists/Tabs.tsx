import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';

export interface Tab {
  label: string;
  href: string;
  /** How many there are, already formatted; left out until known. */
  count?: string | undefined;
  current: boolean;
  /** The tab is looked at (pointer or focus): time to fetch what it holds. */
  onIntent?: () => void;
}

const TabsRoot = chakra('nav', {
  base: {
    display: 'flex',
    gap: '1',
    marginBottom: '3.5',
    '@media (max-width: 47.99rem)': { marginBottom: '2' },
    borderBottom: '1px solid {colors.line}',
    fontSize: '14px',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    scrollPaddingInline: '24px',
    '& > a': {
      flex: 'none',
      padding: '8px 12px',
      color: 'quiet',
      textDecoration: 'none',
      borderRadius: '6px 6px 0 0',
      '&:hover': { color: 'ink', background: 'hover' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current=page]': { color: 'ink', fontWeight: '600', boxShadow: 'inset 0 -2px {colors.accent}' },
    },
    // The bold word is drawn unseen below the plain one, so that a tab keeps its width when it becomes the current one.
    '& .word': {
      display: 'inline-grid',
      '&::after': {
        content: 'attr(data-word)',
        height: '0',
        overflow: 'hidden',
        visibility: 'hidden',
        fontWeight: '600',
      },
    },
    '& .count': {
      marginInlineStart: '6px',
      fontSize: '12px',
      fontWeight: '500',
      fontVariantNumeric: 'tabular-nums',
      color: 'quiet',
    },
  },
});

/** The statuses of a list as links with their counts: the address says which one is open. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const root = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.label;
  const counted = tabs.some(({ count }) => count !== undefined);
  // On a phone not all have room: the current one is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts, once known, widen the tabs.
  useEffect(() => {
    const [row, tab] = [root.current, root.current?.querySelector('[aria-current=page]')];
    if (!row || !tab || !current) return;
    const [within, at] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += at.left + at.width / 2 - (within.left + within.width / 2);
  }, [current, counted]);
  return (
    <TabsRoot aria-label={label} ref={root}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          href={tab.href}
          aria-current={tab.current ? 'page' : undefined}
          onPointerEnter={tab.onIntent}
          onFocus={tab.onIntent}
        >
          <span className="word" data-word={tab.label}>
            {tab.label}
          </span>
          {tab.count !== undefined && <span className="count">{tab.count}</span>}
        </Link>
      ))}
    </TabsRoot>
  );
}
