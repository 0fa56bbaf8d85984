import { lazy, useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { ButtonLink } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { RouteProgress } from '../kit/RouteProgress.tsx';
import { useSession } from '../session/use-session.ts';
import { NotReachable } from './NotReachable.tsx';
import type { PageRoute } from './routes.ts';
import { wayFrom } from './way.ts';

const SignedInPage = lazy(() =>
  import('./SignedInPage.tsx').then((file) => ({ default: file.SignedInPage })),
);

/** The page of the address for whoever is here, or the way to the page they should see first. */
export function Routes({ pages }: { pages: readonly PageRoute[] }) {
  const [path] = useLocation();
  const query = useSearch();
  const search = query && `?${query}`;
  const standing = useSession((session) => session.standing);
  const returnTo = useSession((session) => session.returnTo);
  const route = pages.find((page) => page.path === path);
  useReturn(route?.signedIn ? path + search : null);

  if (!route) return <NoPage />;
  if (standing === 'arriving') return <RouteProgress />;
  if (standing === 'lost') return <NotReachable />;
  const way = wayFrom({ path, search, signedIn: route.signedIn }, standing, returnTo);
  if (way) return <Redirect to={way} replace />;
  return route.signedIn ? <SignedInPage route={route} /> : <Page route={route} />;
}

/** Tells the session that a page of its own was asked for: it is the page to return to until they are in, and then it is reached. */
function useReturn(asked: string | null): void {
  const send = useSession((session) => session.send);
  const standing = useSession((session) => session.standing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page under a session that ends is asked for anew.
  useEffect(() => {
    if (asked) send({ type: 'page.open', path: asked });
  }, [asked, standing, send]);
}

const Page = ({ route: { page: Shown } }: { route: PageRoute }) => <Shown />;

const NoPage = () => (
  <EmptyState
    sentence="There is no page at this address."
    act={<ButtonLink href="/">Go to the start</ButtonLink>}
  />
);
