import { lazy, useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { fetched } from '../api/client/fetched.ts';
import { redirectFrom } from '../screens/frame/redirects.ts';
import { useSession } from '../screens/frame/use-session.ts';
import { RouteProgress } from '../screens/kit/notices/RouteProgress.tsx';
import { NotReachable } from './NotReachable.tsx';
import type { PageRoute } from './routes/page-route.ts';

const InsidePage = lazy(() =>
  fetched(() => import('./InsidePage.tsx').then((file) => ({ default: file.InsidePage }))),
);

/**
 * The page of the address for whoever is here, or the way to the page they should see first. An address that is none of
 * the open pages is one for users who are in, who alone are told when there is no such page.
 *
 * @param pages those that stand open; which others there are is known inside
 */
export function Routes({ pages }: { pages: readonly PageRoute[] }) {
  const [path] = useLocation();
  const query = useSearch();
  const search = query && `?${query}`;
  const view = useSession((session) => session.view);
  const page = useSession((session) => session.page);
  const returnTo = useSession((session) => session.returnTo);
  const known = pages.find((page) => page.path === path);
  const signedIn = known?.signedIn ?? true;
  useReturn(signedIn ? path + search : null);

  if (view === 'arriving') return <RouteProgress />;
  if (view === 'lost') return <NotReachable />;
  const redirect = redirectFrom({ path, search, signedIn }, { view, page }, returnTo);
  if (redirect) return <Redirect to={redirect} replace />;
  return known && !signedIn ? <known.page /> : <InsidePage path={path} known={known} />;
}

/** Tells the session that a page of its own was asked for: it is the page to return to until they are in, and then it is reached. */
function useReturn(returnTo: string | null): void {
  const send = useSession((session) => session.send);
  const view = useSession((session) => session.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page under a session that ends is asked for anew.
  useEffect(() => {
    if (returnTo) send({ type: 'page.open', path: returnTo });
  }, [returnTo, view, send]);
}
