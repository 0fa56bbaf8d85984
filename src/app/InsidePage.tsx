import { lazy } from 'react';
import { fetched } from '../api/client/fetched.ts';
import { pageFaults } from '../domain/words/frame.ts';
import type { PageRoute } from './routes/page-route.ts';
import { routes } from './routes/routes.ts';
import { SignedInPage } from './SignedInPage.tsx';

const NoPage = lazy(() => fetched(() => import('./NoPage.tsx').then((file) => ({ default: file.NoPage }))));

/** The page at an address for users who are in, the one known already before the ones known here, or the word that there is none. */
export function InsidePage({ path, known }: { path: string; known?: PageRoute | undefined }) {
  const route = known ?? routes.find((page) => page.path === path);
  const missing = { path, page: NoPage, title: pageFaults.noPage, signedIn: true, own: true };
  return <SignedInPage route={route ?? missing} />;
}
