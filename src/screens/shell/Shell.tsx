import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../kit/Icon.tsx';
import { Brand } from './Brand.tsx';
import { Navigation } from './Navigation.tsx';
import type { NavGroup } from './nav.ts';
import { drawerStyle, shellStyle } from './shell-style.ts';
import { Who, type WhoProps } from './Who.tsx';

const ShellRoot = chakra('div', { base: shellStyle });
const Drawer = chakra('dialog', { base: drawerStyle });

interface ShellProps extends WhoProps {
  groups: readonly NavGroup[];
  children: ReactNode;
}

/** The frame of every page of a signed-in user: navigation, who is signed in, and the page. */
export function Shell({ groups, children, ...who }: ShellProps) {
  const [path] = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);

  // A new page is read from its start: the menu goes, the focus moves to the page, and the page to its top.
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    drawer.current?.close();
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
        <button
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          onClick={() => drawer.current?.showModal()}
        >
          <Icon name="menu" size={20} />
        </button>
      </header>
      <div className="side">
        <Link href="/">
          <Brand />
        </Link>
        {inside}
      </div>
      <Drawer ref={drawer} aria-label="Menu">
        <div className="head">
          <Brand />
          <button type="button" aria-label="Close menu" onClick={() => drawer.current?.close()}>
            <Icon name="close" size={20} />
          </button>
        </div>
        {inside}
      </Drawer>
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
    </ShellRoot>
  );
}
