import { chakra } from '@chakra-ui/react';
import { Fragment, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { shell as words } from '../domain/words/frame.ts';
import { Icon } from '../screens/kit/Icon.tsx';
import { currentOf, groupHolds, type NavEntry, type NavGroup } from './nav.ts';

const Nav = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    fontSize: '14px',
    '& h2': {
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
    '& a > b': {
      float: 'inline-end',
      paddingInline: '7px',
      borderRadius: '9px',
      background: 'waitingSoft',
      color: 'waiting',
      fontSize: '12px',
      fontWeight: '600',
      lineHeight: '20px',
    },
    '& a > svg': { display: 'inline', marginInlineStart: '6px', verticalAlign: '-1px' },
    '& a:hover': { background: 'hover', color: 'ink' },
    '& a[aria-current=page]': { background: 'accentSoft', color: 'accent', fontWeight: '600' },
    '& > .apart': { marginTop: '10px', paddingTop: '6px', borderTop: '1px solid {colors.line}' },
    // On a low window the pages scroll; what is set up once stays below them.
    '@media (min-width: 68rem)': {
      '& > .pages': { minHeight: '0', overflowY: 'auto', marginInline: '-4px', paddingInline: '4px' },
    },
    '@media (min-width: 68rem) and (max-height: 1200px)': {
      '& h2': { marginBlock: '8px 2px' },
      '& a': { paddingBlock: '3px', marginTop: '1px' },
    },
    '@media (max-width: 67.99rem)': {
      fontSize: '16px',
      '& a': { padding: '10px' },
      '& h2': { fontSize: '12px' },
    },
  },
});

interface EntryLinkProps {
  entry: NavEntry;
  current: boolean;
}

const EntryLink = ({ entry, current }: EntryLinkProps) => (
  <Link href={entry.href} aria-current={current ? 'page' : undefined}>
    {entry.label}
    {!!entry.onHold && (
      <>
        {' '}
        <b>
          {entry.onHold}
          <span className="unseen"> {words.onHold}</span>
        </b>
      </>
    )}
    {entry.locked && (
      <>
        <span className="unseen">{words.notInPlan}</span>
        <Icon name="lock" size={13} />
      </>
    )}
  </Link>
);

/** The pages by what they are for; the one that is open, or holds what is open, is marked. What is set up once is one entry, the last. */
export function Navigation({ groups }: { groups: readonly NavGroup[] }) {
  const [path] = useLocation();
  const pages = useRef<HTMLDivElement>(null);
  // Of pages that scroll, the one that is open is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another link.
  useEffect(() => {
    pages.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest' });
  }, [path]);
  return (
    <Nav aria-label={words.main}>
      <div className="pages" ref={pages}>
        {groups
          .filter(({ apart }) => !apart)
          .flatMap(({ title, entries }) => {
            const current = currentOf(entries, path);
            return [
              title && <h2 key={title}>{title}</h2>,
              ...entries.map((entry) => (
                <EntryLink key={entry.href} entry={entry} current={entry.href === current} />
              )),
            ];
          })}
      </div>
      {groups
        .filter(({ apart }) => apart)
        .map((group) => {
          const { title = '', entries } = group;
          const href = entries[0]!.href;
          return (
            <div className="apart" key={title}>
              <EntryLink entry={{ label: title, href }} current={groupHolds(group, path)} />
            </div>
          );
        })}
    </Nav>
  );
}

const Beside = chakra('nav', {
  base: {
    fontSize: '14px',
    '& > strong, & > h2': { display: 'none' },
    '& a': {
      flex: 'none',
      padding: '8px 12px',
      borderRadius: 'base',
      color: 'quiet',
      textDecoration: 'none',
      '&:hover': { background: 'hover', color: 'ink' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current=page]': { color: 'accent', background: 'accentSoft', fontWeight: '600' },
    },
    '@media (max-width: 67.99rem)': {
      display: 'flex',
      gap: '1',
      padding: '6px 12px',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'none',
      scrollPaddingInline: '36px',
      borderBottom: '1px solid {colors.line}',
      '& a': { paddingBlock: '12px' },
    },
    '@media (min-width: 68rem)': {
      position: 'sticky',
      top: '0',
      alignSelf: 'start',
      maxHeight: '100dvh',
      overflowY: 'auto',
      padding: '26px 0 24px 16px',
      '& > strong': { display: 'block', padding: '0 10px 8px', fontWeight: '600' },
      '& > h2': {
        display: 'block',
        margin: '12px 10px 2px',
        fontSize: '11px',
        fontWeight: '600',
        letterSpacing: '.04em',
        color: 'quiet',
      },
      '& a': { display: 'block', padding: '6px 10px', marginTop: '2px' },
    },
  },
});

/** The list of a group that is one entry in the navigation, beside its pages; on a phone a row above them. Elsewhere nothing. */
export function PagesBeside({ groups }: { groups: readonly NavGroup[] }) {
  const [path] = useLocation();
  const row = useRef<HTMLElement>(null);
  const group = groups.find((one) => one.apart && groupHolds(one, path));
  const current = group && currentOf(group.entries, path);
  // On a phone not all have room: the current one is brought into sight.
  useEffect(() => {
    const link = current ? row.current?.querySelector<HTMLElement>('[aria-current=page]') : null;
    if (link && row.current) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3;
  }, [current]);
  if (!group) return null;
  return (
    <Beside ref={row} aria-label={group.title}>
      <strong aria-hidden>{group.title}</strong>
      {group.entries.map((entry, index) => (
        <Fragment key={entry.href}>
          {entry.section !== group.entries[index - 1]?.section && <h2>{entry.section}</h2>}
          <EntryLink entry={entry} current={entry.href === current} />
        </Fragment>
      ))}
    </Beside>
  );
}
