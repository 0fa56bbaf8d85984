import * as words from '../../domain/words/page-faults.ts';
import { ButtonLink } from '../kit/Button.tsx';
import type { PageRoute } from './page-route.ts';
import { routes } from './routes.ts';
import { SignedInPage } from './SignedInPage.tsx';
import { SignedOutFrame } from './SignedOutFrame.tsx';

/** The page at an address for users who are in, the one known already before the ones known here, or the word that there is none. */
export function InsidePage({ path, known }: { path: string; known?: PageRoute | undefined }) {
  const route = known ?? routes.find((page) => page.path === path);
  return route ? <SignedInPage route={route} /> : <NoPage />;
}

const NoPage = () => (
  <SignedOutFrame title={words.noPage} lead={words.noPageLead}>
    <ButtonLink look="primary" href="/">
      {words.goToStart}
    </ButtonLink>
  </SignedOutFrame>
);
