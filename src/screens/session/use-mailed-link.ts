import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useSession } from '../frame/use-session.ts';

/** Opens the link in the address and takes its code out of the address and the browser's history. */
export function useMailedLink(type: 'link.open' | 'reset.open'): void {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const send = useSession((session) => session.send);
  useEffect(() => {
    const userId = new URLSearchParams(search).get('userId');
    const code = new URLSearchParams(search).get('code');
    if (!userId || !code || !location.search) return;
    send({ type, userId, code });
    navigate(path, { replace: true });
  }, [type, search, path, send, navigate]);
}
