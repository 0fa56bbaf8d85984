import { ownCookie } from './own-cookie.ts';

/**
 * What the browser is known by since it registered or signed in. It opens nothing: it keeps the owner's tries
 * apart from strangers', says with a mailed link who registered, and outlives the local storage that signing out clears.
 * Signing in and mailed links alone look at it.
 */
export const deviceCookie = ownCookie('counterfoil_device', /^[\w-]{43}$/, 365 * 24 * 3600);
