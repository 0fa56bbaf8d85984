import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../frame/use-session.ts';
import { ResetCode } from './ResetCode.tsx';
import { useMailedLink } from './use-mailed-link.ts';
import { VerifyCode } from './VerifyCode.tsx';
import { VerifyLink } from './VerifyLink.tsx';

/** Proving an email address: by the six digits that were mailed, or by opening the mailed link; or the digits that set a new password. */
export function VerifyPage() {
  const byLink = useSession(
    (session) =>
      session.view === 'proving' || session.isCheckingLink || session.isLinkHeld || session.isLinkAsking,
  );
  const recovering = useSession((session) => session.view === 'recovering');
  useMailedLink('link.open');
  useStop();
  if (recovering) return <ResetCode />;
  return byLink ? <VerifyLink /> : <VerifyCode />;
}

/** Whoever goes elsewhere is not sent away from there. */
function useStop(): void {
  const [path] = useLocation();
  const send = useSession((session) => session.send);
  useEffect(
    () => () => {
      if (location.pathname !== path) send({ type: 'redirect.stop' });
    },
    [path, send],
  );
}
