import * as everywhere from './everywhere.ts';

/** What is read in new password. */
export const newPasswordWords = {
  title: 'Choose a new password',
  lead: 'You’ll be signed out everywhere and can sign in again.',
  leave: 'Leave it as it is',
  newPassword: 'New password',
  newPasswordHint: everywhere.passwordHint,
  changePassword: 'Change password',
} as const;

/** What is read in reset code. */
export const resetCodeWords = {
  title: 'Reset your password',
  if: 'If',
  sentIfAccount: 'has an account, we sent it six digits and a link.',
  next: 'Continue',
  backToSignin: 'Back to sign-in',
} as const;

/** What is read in reset password. */
export const resetPasswordWords = {
  openingYourLink: 'Opening your link',
  backToSignin: 'Back to sign-in',
  linkDidNotWork: 'The link didn’t work',
  checking: everywhere.checkingLink,
  tryAgain: 'Try again',
  linkWorksOnce60: 'A link works once, for 60 minutes. Ask for a new email to get a new one.',
  passwordChanged: 'Your password has been changed',
  lead: 'You’ve been signed out everywhere. In five seconds you’ll go to the sign-in page.',
  signinNow: 'Sign in now',
} as const;
