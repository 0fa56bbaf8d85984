/** What is read in forgot password. */

export { forgotPassword as title } from './everywhere.ts';
export const lead = 'We’ll email you a code and a link to choose a new one.';
export const backToSignin = 'Back to sign-in';
export const email = 'Email';
export const sendTheMail = 'Send email';
