import { pageFaults as words } from '../domain/words/frame.ts';
import { SignedOutFrame } from '../screens/frame/SignedOutFrame.tsx';
import { ButtonLink } from '../screens/kit/buttons/Button.tsx';

/** There is no page at this address. */
export const NoPage = () => (
  <SignedOutFrame title={words.noPage} lead={words.noPageLead}>
    <ButtonLink look="primary" href="/">
      {words.goToStart}
    </ButtonLink>
  </SignedOutFrame>
);
