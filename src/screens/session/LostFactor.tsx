import { chakra } from '@chakra-ui/react';
import { formatDay } from '../../domain/values/format.ts';
import { signInFactor as words } from '../../domain/words/session.ts';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';

const Notice = chakra('div', {
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
        <p role="status">{recovery.mailed ? words.codeSent({ day }) : words.codeWillBeSent({ day })}</p>
      </Notice>
    );
  }
  return (
    <Notice>
      <p>{words.lostEverything}</p>
      <Button pending={pending} onClick={() => send({ type: 'factor.recover' })}>
        {words.emailCode}
      </Button>
    </Notice>
  );
}
