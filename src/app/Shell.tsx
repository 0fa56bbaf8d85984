import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { shell as words } from '../domain/words/frame.ts';
import { Brand } from '../screens/frame/Brand.tsx';
import { useLayer } from '../screens/frame/use-layer.ts';
import { IconButton } from '../screens/kit/buttons/IconButton.tsx';
import { lazyDialog } from '../screens/kit/dialogs/lazy-dialog.tsx';
import { Icon } from '../screens/kit/Icon.tsx';
import { FindButton } from './FindButton.tsx';
import { Navigation, PagesBeside } from './Navigation.tsx';
import { type NavGroup, withStore } from './nav.ts';
import { preload } from './routes/preload.ts';
import { shellStyle } from './shell-style.ts';
import { useStoreOrdersOnHold } from './use-store-orders-on-hold.ts';
import { Who, type WhoProps } from './Who.tsx';

const Palette = lazyDialog(() => import('./palette/Palette.tsx').then((file) => file.Palette));
const NavDrawer = lazyDialog(() => import('./NavDrawer.tsx').then((file) => file.NavDrawer));
const KeysDialog = lazyDialog(() => import('./KeysDialog.tsx').then((file) => file.KeysDialog));

const ShellRoot = chakra('div', { base: shellStyle });

interface ShellProps extends WhoProps {
  groups: readonly NavGroup[];
  children: ReactNode;
}

/** The frame of every page of a signed-in user: navigation, who is signed in, the page, and what lies over it. */
export function Shell({ groups: all, children, ...who }: ShellProps) {
  const groups = withStore(all, useStoreOrdersOnHold());
  const [path, navigate] = useLocation();
  const [layer, setLayer] = useLayer();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef<string | null>(path);
  const close = () => setLayer(null);

  // A new page is read from its start: what lay over it goes, the focus moves to the page, and the page to its top.
  useEffect(() => {
    if (lastPath.current === path) return;
    if (layer) return setLayer(null);
    lastPath.current = path;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path, layer, setLayer]);

  function go(href: string) {
    lastPath.current = null;
    navigate(href);
  }

  const find = { onOpen: () => setLayer('palette'), onIntent: Palette.intend };
  const inside = (
    <>
      <Navigation groups={groups} />
      <Who {...who} />
    </>
  );
  return (
    <ShellRoot onPointerOver={preload} onFocus={preload}>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="top">
        <Link href="/">
          <Brand />
        </Link>
        <IconButton
          label={words.find}
          aria-haspopup="dialog"
          onClick={find.onOpen}
          onPointerEnter={find.onIntent}
          onFocus={find.onIntent}
        >
          <Icon name="search" size={20} />
        </IconButton>
        <IconButton
          label={words.menu}
          aria-haspopup="dialog"
          onClick={() => setLayer('menu')}
          onPointerEnter={NavDrawer.intend}
          onFocus={NavDrawer.intend}
        >
          <Icon name="menu" size={20} />
        </IconButton>
      </header>
      <header className="side">
        <Link href="/">
          <Brand />
        </Link>
        <FindButton {...find} />
        {inside}
      </header>
      <PagesBeside groups={groups} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {layer === 'menu' && <NavDrawer onClose={close}>{inside}</NavDrawer>}
      {layer === 'palette' && (
        <Palette
          groups={groups}
          onGo={go}
          onClose={close}
          onKeys={() => setLayer('keys')}
          onSignOut={who.onSignOut}
        />
      )}
      {layer === 'keys' && <KeysDialog onClose={close} />}
    </ShellRoot>
  );
}
