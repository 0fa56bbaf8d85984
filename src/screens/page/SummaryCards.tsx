import { chakra, type SlotRecipeDefinition } from '@chakra-ui/react';
import { Stat } from '@chakra-ui/react/stat';
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
    // On a phone they stand in one row that scrolls by itself: the list is what people came for. The links in it are what
    // a keyboard scrolls it by; without any they stay below one another.
    '@media (max-width: 47.99rem)': {
      '&:has(a)': {
        display: 'flex',
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
        marginInline: '-16px',
        paddingInline: '16px',
        scrollPaddingInline: '16px',
      },
      // Two by two, the last of an odd number takes the whole row.
      '&:not(:has(a)) > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      '&:has(a) > div': { flex: '0 0 min(42%, 180px)', scrollSnapAlign: 'start' },
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
      '@media (max-width: 47.99rem)': { padding: '10px 12px' },
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
export const SummaryCards = ({ cards }: { cards: readonly SummaryCard[] }) => (
  <Cards>
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
