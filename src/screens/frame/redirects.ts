import { pages, type SessionView } from '../../machines/session/session.setup.ts';

/** Where a signed-in user begins: no page of its own, but the way to the first one that their role may open. */
export const home = '/home';

/** Where somebody stands, and the page that belongs to it. */
interface Place {
  view: SessionView;
  page: string | null;
}

interface PageRequest {
  path: string;
  /** With its question mark; empty without one. */
  search: string;
  /** The page is for users who are in. */
  signedIn: boolean;
}

const front = ['/', '/login', '/signup', '/auth/forgot-password'];
const carriesCode = ({ search }: PageRequest) => /[?&]code=/.test(search);

const ofSession: readonly string[] = [...front, ...Object.values(pages)];
const opensLinks: readonly string[] = [pages.verification, pages.reset];

/** Where the asked page sends somebody who stands here, or null where they may stay. */
export function redirectFrom(
  request: PageRequest,
  { view, page }: Place,
  returnTo: string | null,
): string | null {
  const { path, search, signedIn } = request;
  if (!signedIn && !ofSession.includes(path)) return null;
  const carriesLink = opensLinks.includes(path) && carriesCode(request);
  if (view === 'in') return signedIn || (path === pages.reset && carriesLink) ? null : (returnTo ?? home);
  if (page !== null) return path === page ? null : page;
  if (front.includes(path) || carriesLink) return null;
  if (view === 'leaving') return '/login';
  if (view === 'proving' && path === pages.verification) return null;
  return signedIn ? `/?returnTo=${encodeURIComponent(path + search)}` : '/';
}
