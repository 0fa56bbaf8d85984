import { useSession } from './use-session.ts';

/** The address of the signed-in user; empty while nobody is signed in. */
export const useOwnEmail = (): string => useSession((session) => session.user?.email ?? '');
