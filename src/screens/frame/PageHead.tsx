import { chakra, type SlotRecipeDefinition } from '@chakra-ui/react';
import { Breadcrumb } from '@chakra-ui/react/breadcrumb';
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { pageChrome as words } from '../../domain/words/frame.ts';
import { Icon } from '../kit/Icon.tsx';
import { usePageTitle } from './use-page-title.ts';
import { wayBackTo } from './way-back.ts';

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBottom: '5',
    '& > div:first-of-type': { marginInlineEnd: 'auto', minWidth: '0' },
    '& h1': { fontSize: '24px', lineHeight: '1.2', letterSpacing: '-.02em', overflowWrap: 'anywhere' },
    '& .count': {
      fontSize: '16px',
      fontWeight: '500',
      letterSpacing: '0',
      color: 'quiet',
      fontVariantNumeric: 'tabular-nums',
      // The tabs and the pager say it too, and here the acts need the room.
      '@media (max-width: 47.99rem)': { display: 'none' },
    },
    '& > .acts': { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
    // In one row where it can be: what is listed begins in the upper half of a phone.
    '@media (max-width: 47.99rem)': {
      gap: '1.5',
      marginBottom: '3',
      '& h1': { fontSize: '22px' },
      '& > .acts': { gap: '1.5', '& > :is(a, button)': { paddingInline: '2.5' } },
    },
    '@media print': { display: 'none' },
  },
});

const crumbRecipe: SlotRecipeDefinition = {
  slots: ['link', 'currentLink', 'item', 'list', 'root', 'ellipsis', 'separator'],
  base: {
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      marginInlineStart: '-3px',
      color: 'quiet',
      fontSize: '13px',
      textDecoration: 'none',
      '&:hover': { color: 'accent' },
    },
  },
};

interface PageHeadProps {
  title: string;
  /** How many it lists, already formatted. */
  count?: string | undefined;
  /** The list this page belongs to. */
  back?: { label: string; href: string };
  /** What can be done here, the primary act last. */
  children?: ReactNode;
}

/** The name of the page, the way back to its list, and its acts. Names the browser tab too. */
export const PageHead = memo(function PageHead({ title, count, back, children }: PageHeadProps) {
  usePageTitle(title);
  return (
    <Head>
      <div>
        {back && (
          <Breadcrumb.Root recipe={crumbRecipe} aria-label={words.wayBack}>
            <Breadcrumb.Link asChild>
              <Link href={wayBackTo(back.href)}>
                <Icon name="back" size={12} />
                {back.label}
              </Link>
            </Breadcrumb.Link>
          </Breadcrumb.Root>
        )}
        <h1>
          {title}
          {count && <span className="count"> {count}</span>}
        </h1>
      </div>
      {children && <div className="acts">{children}</div>}
    </Head>
  );
});
