import * as everywhere from './everywhere.ts';

/** What is read in link password. */
export const linkPasswordWords = {
  passwordMissing: everywhere.enterPassword,
  title: 'Confirm it’s you',
  lead: 'Enter the password you chose when you signed up. If you didn’t sign up, you can close this page.',
  goToSignin: 'Go to sign-in',
  password: 'Password',
  confirm: 'Confirm',
  typeCodeInstead: 'Type the code instead',
} as const;

/** What is read in verify code. */
export const verifyCodeWords = {
  checkYourMail: 'Check your email',
  weSentSixDigits: 'We sent six digits and a link to',
  verify: 'Verify',
  emailAddressProven: 'Email confirmed',
  lead: 'The next page opens in a moment.',
  next: 'Continue now',
} as const;

/** What is read in verify link. */
export const verifyLinkWords = {
  emailAddressProven: 'Email confirmed',
  openingYourLink: 'Opening your link',
  lead: 'You can sign in now.',
  goToSignin: 'Go to sign-in',
  linkDidNotWork: 'The link didn’t work',
  checking: everywhere.checkingLink,
  tryAgain: 'Try again',
  typeCodeInstead: 'Type the code instead',
  next: 'Continue now',
} as const;
