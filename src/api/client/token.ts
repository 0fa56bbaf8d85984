import { clearButDevice } from './settings.ts';
import { siteStorage } from './storage.ts';

/**
 * Where the session's token is kept: in local storage, and on `/` and `/signup`, which clear local storage when they are entered,
 * in a cookie of one minute that no other site's request carries. The server reads the header alone and never the cookie.
 */
export interface KeptSession {
  token: string;
  /** Whose token it is, so that another tab can notice that it is somebody else's. */
  userId: string;
}

const STORED_AS = 'counterfoil.session';
/** Over HTTPS a name that only this host can have set. */
const COOKIE = `${location.protocol === 'https:' ? '__Host-' : ''}counterfoil_session`;
const COOKIE_SECONDS = 60;

const onEntryPath = () => location.pathname === '/' || location.pathname === '/signup';

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs a secure origin, and a house server on http is one of ours.
  document.cookie = `${COOKIE}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure}`;
}

const readCookie = (): string | null => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`));
  return found ? decodeURIComponent(found.slice(COOKIE.length + 1)) : null;
};

const parse = (read: () => string | null): KeptSession | null => {
  try {
    const { token, userId } = JSON.parse(read() ?? 'null');
    // Anything else would not go into a header, and no call out.
    const isToken = typeof token === 'string' && /^[ -~]+$/.test(token);
    return isToken && typeof userId === 'string' ? { token, userId } : null;
  } catch {
    return null;
  }
};

/** Keeps the session that has just begun, in place of any other. */
export function keepSession(session: KeptSession): void {
  const value = JSON.stringify({ version: 1, ...session });
  if (onEntryPath()) {
    siteStorage.remove(STORED_AS);
    writeCookie(value, COOKIE_SECONDS);
    if (readCookie() === value) return;
  }
  siteStorage.set(STORED_AS, value);
}

/** The session of this browser, or null. Away from `/` and `/signup` the one in the cookie moves to local storage. */
export function keptSession(): KeptSession | null {
  const stored = parse(() => siteStorage.get(STORED_AS));
  if (stored) return stored;
  const passing = parse(readCookie);
  if (passing && !onEntryPath()) {
    keepSession(passing);
    writeCookie('', 0);
  }
  return passing;
}

/** Clears what this browser stores for whoever was signed in; what was chosen for the device, its colours, stays. */
export function clearLocalStorage(): void {
  clearButDevice(siteStorage);
}

/** Forgets the session: local storage and the cookie. */
export function forgetSession(): void {
  clearLocalStorage();
  writeCookie('', 0);
}

/**
 * Clears local storage where the page begins at `/` or `/signup`. Coming back to such a page from elsewhere by the browser's
 * Back is no entry: a signed-in user stays signed in.
 */
export function clearOnEntry(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (onEntryPath() && navigation?.type !== 'back_forward') clearLocalStorage();
}
