import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useSession } from './use-session.ts';
import { VerifyCode } from './VerifyCode.tsx';
import { VerifyLink } from './VerifyLink.tsx';

/** Proving an e-mail address: by the six digits that were mailed, or by opening the mailed link. */
export function VerifyPage() {
  const byLink = useSession(
    (session) => session.standing === 'proving' || session.isCheckingLink || session.isLinkHeld,
  );
  useMailedLink();
  useStop();
  return byLink ? <VerifyLink /> : <VerifyCode />;
}

/** Opens the link in the address and takes its code out of the address and the browser's history. */
function useMailedLink(): void {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const send = useSession((session) => session.send);
  useEffect(() => {
    const userId = new URLSearchParams(search).get('userId');
    const code = new URLSearchParams(search).get('code');
    if (!userId || !code || !location.search) return;
    send({ type: 'link.open', userId, code });
    navigate(path, { replace: true });
  }, [search, path, send, navigate]);
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
