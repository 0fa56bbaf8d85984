import { ownCookie } from './own-cookie.ts';

/**
 * What the browser is known by that left for a shop to ask for permission. It comes back from another site, so a stricter cookie would
 * stay away.
 */
export const storeCookie = ownCookie('counterfoil_connect', /^[\w-]{43}$/, 10 * 60, 'Lax', '/');
