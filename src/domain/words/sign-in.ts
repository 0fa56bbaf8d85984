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
export const leaving = 'You are signed out. What this browser kept for you is being cleared.';
export const expired = 'Your session ended. Sign in to go on where you were; what you typed is kept.';
