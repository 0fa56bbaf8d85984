import type { Standing } from '../../machines/session/connect.ts';

/** Where a signed-in user begins. */
export const home = '/sales/list';

const verification = '/auth/email-verification';
const onboarding = '/auth/onboarding';
const reset = '/auth/reset-password';

interface Asked {
  path: string;
  /** With its question mark; empty without one. */
  search: string;
  /** The page is for users who are in. */
  signedIn: boolean;
}

const front = ['/', '/login', '/signup', '/auth/forgot-password'];
const carriesCode = ({ search }: Asked) => /[?&]code=/.test(search);

/** Where the asked page sends somebody of this standing, or null where they may stay. */
export function wayFrom(asked: Asked, standing: Standing, returnTo: string | null): string | null {
  const { path, search, signedIn } = asked;
  const isOfSession =
    signedIn || front.includes(path) || path === verification || path === onboarding || path === reset;
  if (!isOfSession) return null;
  const carriesLink = (path === verification || path === reset) && carriesCode(asked);
  if (standing === 'in') return signedIn || (path === reset && carriesLink) ? null : (returnTo ?? home);
  if (standing === 'onboarding') return path === onboarding ? null : onboarding;
  if (standing === 'recovering') return path === verification ? null : verification;
  if (standing === 'resetting') return path === reset ? null : reset;
  if (standing === 'verifying') return path === verification ? null : verification;
  if (front.includes(path) || carriesLink) return null;
  if (standing === 'leaving') return '/login';
  if (standing === 'proving' && path === verification) return null;
  return signedIn ? `/?returnTo=${encodeURIComponent(path + search)}` : '/';
}
