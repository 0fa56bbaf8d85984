import { ownCookie } from '../account/own-cookie.ts';

/**
 * What the browser is known by that left for a shop to ask for permission. It comes back from another site, so a stricter cookie would
 * stay away.
 */
export const storeCookie = ownCookie('counterfoil_connect', /^[\w-]{43}$/, 10 * 60, 'Lax', '/');

/** What a browser is known by that a shop's admin led here: sealed, and good for a day. It comes from another site, too. */
export const entryCookie = ownCookie('counterfoil_entry', /^v1(?:\.[\w-]+)+$/, 24 * 3600, 'Lax', '/');
