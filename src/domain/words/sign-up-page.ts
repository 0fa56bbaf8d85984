/** What is read in sign up. */

export { choosePassword as passwordMissing, firstNameMissing, lastNameMissing } from './everywhere.ts';
export const title = 'Create your account';
export const lead = 'Next, confirm your email and set up your business.';
export const haveAnAccount = 'Have an account?';
export const signin = 'Sign in';
export const whatHoldsHere = () => `. By creating an account you agree to the`;
export const termsOfUse = 'terms of use';
export const and = 'and';
export const privacy = 'privacy';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const emailHint = 'We’ll email you a code to confirm it.';
export const password = 'Password';
export { passwordHint } from './everywhere.ts';
export const createAccount = 'Create account';
