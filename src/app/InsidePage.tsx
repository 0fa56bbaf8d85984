import { lazy } from 'react';
import { fetched } from '../api/client/fetched.ts';
import type { PageRoute } from './routes/page-route.ts';
import { routes } from './routes/routes.ts';
import { SignedInPage } from './SignedInPage.tsx';

// Its frame is that of the pages outside, which nobody inside needs.
const NoPage = lazy(() => fetched(() => import('./NoPage.tsx').then((file) => ({ default: file.NoPage }))));

/** The page at an address for users who are in, the one known already before the ones known here, or the word that there is none. */
export function InsidePage({ path, known }: { path: string; known?: PageRoute | undefined }) {
  const route = known ?? routes.find((page) => page.path === path);
  return route ? <SignedInPage route={route} /> : <NoPage />;
}
