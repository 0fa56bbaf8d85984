/** What people read while they sign in, verify and sign out. Source: sales-and-access, section 8, spelt as there. */

export const verified = 'Your Email Account is succesfully verified.';
export { badLink } from './everywhere.ts';
export const resent = 'Code resent successfuly.';
export const emailChanged = 'Your Email is changed succesfully.';
export const passwordChanged = 'Password changed successfully.';

/** For who can't sign in because of many tries, perhaps a stranger's. */
export const signInThrottled =
  'Too many attempts. Wait a couple of minutes, or use “Forgot your password?” to set a new one and sign in now.';
