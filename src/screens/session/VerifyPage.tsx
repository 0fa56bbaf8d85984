import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useSession } from './use-session.ts';
import { VerifyCode } from './VerifyCode.tsx';
import { VerifyLink } from './VerifyLink.tsx';

/** Proving an e-mail address: by the six digits that were mailed, or by opening the mailed link. */
export function VerifyPage() {
  const send = useSession((session) => session.send);
  const byLink = useSession(
    (session) => session.standing === 'proving' || session.isCheckingLink || session.isLinkHeld,
  );
  useMailedLink();

  // Whoever goes elsewhere is not sent away from there.
  useEffect(() => () => send({ type: 'redirect.stop' }), [send]);

  return byLink ? <VerifyLink /> : <VerifyCode />;
}

/** Opens the link in the address, once, and takes its code out of the address and the browser's history. */
function useMailedLink(): void {
  const [params] = useSearchParams();
  const [path, navigate] = useLocation();
  const send = useSession((session) => session.send);
  const opened = useRef(false);
  const userId = params.get('userId');
  const code = params.get('code');
  useEffect(() => {
    if (!userId || !code || opened.current) return;
    opened.current = true;
    send({ type: 'link.open', userId, code });
    navigate(path, { replace: true });
  }, [userId, code, path, send, navigate]);
}
