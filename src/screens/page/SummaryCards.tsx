import { chakra, type SlotRecipeDefinition } from '@chakra-ui/react';
import { Stat } from '@chakra-ui/react/stat';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';

/** One figure with what it is. */
export interface SummaryCard {
  label: string;
  /** Already formatted; left out until it is known. */
  figure: string | undefined;
  /** A word beside it: "of 200 in all". */
  beside?: string | undefined;
  /** The list of what it is made of. */
  href?: string | undefined;
}

const Cards = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, calc(50% - 8px)), 1fr))',
    gap: '2.5',
    marginBottom: '5',
    // On a phone they stand in one row that scrolls by itself: the list is what people came for.
    '@media (max-width: 47.99rem)': {
      display: 'flex',
      gap: '2',
      marginBottom: '3',
      marginInline: '-16px',
      paddingInline: '16px',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: '16px',
      '&:focus-visible': { outlineOffset: '-2px' },
      '& > div': { flex: '0 0 auto', minWidth: 'min(42%, 150px)', maxWidth: '76%', scrollSnapAlign: 'start' },
    },
  },
});

const figureRecipe: SlotRecipeDefinition = {
  slots: ['root', 'label', 'helpText', 'valueUnit', 'valueText', 'indicator'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gap: '0.5',
      alignContent: 'start',
      padding: '12px 16px',
      border: '1px solid {colors.line}',
      borderRadius: 'sheet',
      background: 'sheet',
      minWidth: '0',
      '&:has(a):hover': { borderColor: 'edge' },
      '@media (max-width: 47.99rem)': { padding: '6px 12px' },
    },
    label: {
      fontSize: '13px',
      color: 'quiet',
      // The whole card leads where its word does.
      '& a': {
        color: 'inherit',
        textDecoration: 'none',
        '&::after': { content: '""', position: 'absolute', inset: '0' },
      },
    },
    valueText: {
      fontSize: '20px',
      lineHeight: '28px',
      fontWeight: '600',
      letterSpacing: '-.01em',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
      '@media (max-width: 47.99rem)': { fontSize: '17px', lineHeight: '24px' },
    },
    helpText: { fontSize: '13px', lineHeight: '18px', color: 'quiet', fontVariantNumeric: 'tabular-nums' },
  },
};

/** What a list comes to, in a few figures; each opens what it is made of where there is a list of it. */
export const SummaryCards = ({ cards }: { cards: readonly SummaryCard[] }) => {
  const row = useRef<HTMLDListElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const leads = cards.some(({ href }) => href);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const observer = new ResizeObserver(() => setScrolls(list.scrollWidth > list.clientWidth));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return (
    // The links in it are what a keyboard scrolls it by; without any the row is a stop itself.
    <Cards ref={row} tabIndex={scrolls && !leads ? 0 : undefined}>
      {cards.map(({ label, figure, beside, href }) => (
        <Stat.Root key={label} asChild recipe={figureRecipe}>
          <div>
            <Stat.Label>{href ? <Link href={href}>{label}</Link> : label}</Stat.Label>
            <Stat.ValueText>{figure ?? '…'}</Stat.ValueText>
            {beside && (
              <Stat.HelpText asChild>
                <dd>{beside}</dd>
              </Stat.HelpText>
            )}
          </div>
        </Stat.Root>
      ))}
    </Cards>
  );
};
