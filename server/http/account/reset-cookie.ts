import { ownCookie } from './own-cookie.ts';

/**
 * Which mail with six digits a browser asked for. The digits are tried against that mail alone, so that who asks in another's name
 * uses up none of the owner's tries. It lives as long as the digits.
 */
export const resetCookie = ownCookie('counterfoil_reset', /^[\w-]{22}$/, 15 * 60);
