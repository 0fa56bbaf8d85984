import { Link, useLocation } from 'wouter';
import { Icon } from '../kit/Icon.tsx';
import { styled } from '../kit/styled.ts';
import { holdsPath, type NavGroup } from './nav.ts';

const Nav = styled('nav', {
  base: {
    fontSize: '14px',
    '& > h2': {
      margin: '14px 10px 4px',
      fontSize: '11px',
      fontWeight: '600',
      letterSpacing: '.04em',
      color: 'quiet',
    },
    '& a': {
      display: 'block',
      padding: '6px 10px',
      marginTop: '2px',
      borderRadius: 'base',
      color: 'quiet',
      textDecoration: 'none',
      transition: 'background-color .12s, color .12s',
    },
    '& a > svg': { display: 'inline', marginInlineStart: '6px', verticalAlign: '-1px' },
    '& a:hover': { background: 'hover', color: 'ink' },
    '& a[aria-current=page]': { background: 'accentSoft', color: 'accent', fontWeight: '600' },
    '@media (min-width: 68rem) and (max-height: 960px)': {
      '& > h2': { marginBlock: '8px 2px' },
      '& a': { paddingBlock: '3px', marginTop: '1px' },
    },
    '@media (max-width: 67.99rem)': {
      fontSize: '16px',
      '& a': { padding: '10px' },
      '& > h2': { fontSize: '12px' },
    },
  },
});

/** The pages by what they are for; the one that is open, or holds what is open, is marked. */
export function Navigation({ groups }: { groups: readonly NavGroup[] }) {
  const [path] = useLocation();
  return (
    <Nav aria-label="Main">
      {groups.flatMap(({ title, entries }) => [
        title && <h2 key={title}>{title}</h2>,
        ...entries.map((entry) => (
          <Link key={entry.href} href={entry.href} aria-current={holdsPath(entry, path) ? 'page' : undefined}>
            {entry.label}
            {entry.locked && (
              <>
                <span className="unseen">, not in your plan</span>
                <Icon name="lock" size={13} />
              </>
            )}
          </Link>
        )),
      ])}
    </Nav>
  );
}
