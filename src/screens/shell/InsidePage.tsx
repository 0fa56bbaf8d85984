import { ButtonLink } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import type { PageRoute } from './page-route.ts';
import { routes } from './routes.ts';
import { SignedInPage } from './SignedInPage.tsx';

/** The page at an address for users who are in, the one known already before the ones known here, or the word that there is none. */
export function InsidePage({ path, known }: { path: string; known?: PageRoute }) {
  const route = known ?? routes.find((page) => page.path === path);
  return route ? <SignedInPage route={route} /> : <NoPage />;
}

const NoPage = () => (
  <EmptyState
    sentence="There is no page at this address."
    act={<ButtonLink href="/">Go to the start</ButtonLink>}
  />
);
