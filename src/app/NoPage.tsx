import { pageFaults as words } from '../domain/words/frame.ts';
import { PageHead } from '../screens/frame/PageHead.tsx';
import { ButtonLink } from '../screens/kit/buttons/Button.tsx';
import { EmptyState } from '../screens/kit/lists/EmptyState.tsx';

/** There is no page at this address. */
export const NoPage = () => (
  <>
    <PageHead title={words.noPage} />
    <EmptyState
      sentence={words.noPageLead}
      act={
        <ButtonLink look="primary" href="/">
          {words.goToStart}
        </ButtonLink>
      }
    />
  </>
);
