import { ButtonLink } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';

/** Which page stands at which address. */
export function Routes() {
  return (
    <EmptyState
      sentence="There is no page at this address."
      act={<ButtonLink href="/">Go to the start</ButtonLink>}
    />
  );
}
