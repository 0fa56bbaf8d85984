import { formatDay } from '../../domain/format.ts';
import { Button } from '../kit/Button.tsx';
import { styled } from '../kit/styled.ts';
import { useSession } from './use-session.ts';

const Notice = styled('div', {
  base: { display: 'grid', gap: '3', marginTop: '6', fontSize: '14px', color: 'quiet' },
});

/** The way back for somebody who has neither their app nor a recovery code. */
export function LostFactor() {
  const send = useSession((session) => session.send);
  const recovery = useSession((session) => session.recovery);
  const pending = useSession((session) => session.isAskingRecovery);
  if (recovery) {
    const day = formatDay(recovery.codeAt.slice(0, 10), navigator.language, 'long');
    return (
      <Notice>
        <p role="status">
          {recovery.mailed
            ? `We emailed you a code on ${day}. Enter it above.`
            : `We’ll email you a code on ${day}. Sign in then and enter it here.`}
        </p>
      </Notice>
    );
  }
  return (
    <Notice>
      <p>
        Lost your phone and your recovery codes? We can email you a code that turns two-step verification off.
        To protect you it takes 7 days, and we’ll remind you 3 times. Signing in with your app or a recovery
        code stops it.
      </p>
      <Button pending={pending} onClick={() => send({ type: 'factor.recover' })}>
        Email me a code in 7 days
      </Button>
    </Notice>
  );
}
