import { loadUser } from './session-acts.ts';
import { useSession } from './use-session.ts';

/** After the user, or a business of theirs, was changed: asks who they are now and tells the session. */
export function useUserNews(): () => Promise<void> {
  const send = useSession((session) => session.send);
  return async () => {
    const user = await loadUser().catch(() => null);
    if (user) send({ type: 'user.changed', user });
  };
}
