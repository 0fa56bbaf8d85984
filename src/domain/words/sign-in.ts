/** Signing in. */

export const emailMissing = 'Enter your email address.';
export { enterPassword as passwordMissing } from './everywhere.ts';
export const title = 'Sign in';
export const newHere = 'New here?';
export const createAccount = 'Create an account';
export { forgotPassword } from './everywhere.ts';
export const email = 'Email';
export const password = 'Password';
export const remember = 'Keep me signed in on this device';
export const leaving = 'You’re signed out. We’re clearing what this browser kept for you.';
export const expired = 'Your session ended. Sign in to continue where you were. What you typed is kept.';
