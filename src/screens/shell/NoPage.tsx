import { pageFaults as words } from '../../domain/words/frame.ts';
import { ButtonLink } from '../kit/Button.tsx';
import { SignedOutFrame } from './SignedOutFrame.tsx';

/** There is no page at this address. */
export const NoPage = () => (
  <SignedOutFrame title={words.noPage} lead={words.noPageLead}>
    <ButtonLink look="primary" href="/">
      {words.goToStart}
    </ButtonLink>
  </SignedOutFrame>
);
