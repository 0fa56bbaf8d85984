import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../kit/Icon.tsx';
import { Brand } from './Brand.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { Navigation } from './Navigation.tsx';
import type { NavGroup } from './nav.ts';
import { shellStyle } from './shell-style.ts';
import { Who, type WhoProps } from './Who.tsx';

const ShellRoot = chakra('div', { base: shellStyle });

interface ShellProps extends WhoProps {
  groups: readonly NavGroup[];
  children: ReactNode;
}

/** The frame of every page of a signed-in user: navigation, who is signed in, and the page. */
export function Shell({ groups, children, ...who }: ShellProps) {
  const [path] = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);

  // A new page is read from its start: the menu goes, the focus moves to the page, and the page to its top.
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    setMenuOpen(false);
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path]);

  const inside = (
    <>
      <Navigation groups={groups} />
      <Who {...who} />
    </>
  );
  return (
    <ShellRoot>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header className="top">
        <Link href="/">
          <Brand />
        </Link>
        <button type="button" aria-label="Menu" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
          <Icon name="menu" size={20} />
        </button>
      </header>
      <header className="side">
        <Link href="/">
          <Brand />
        </Link>
        {inside}
      </header>
      {menuOpen && <NavDrawer onClose={() => setMenuOpen(false)}>{inside}</NavDrawer>}
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
    </ShellRoot>
  );
}
