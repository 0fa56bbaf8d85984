import * as everywhere from './everywhere.ts';

/** What is read in new password. */
export const newPasswordWords = {
  title: 'Choose a new password',
  lead: 'Every session of yours ends with it; you sign in anew.',
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
  linkDidNotWork: 'The link did not work',
  checking: everywhere.checkingLink,
  tryAgain: 'Try again',
  linkWorksOnce60: 'A link works once, for 60 minutes. A new mail brings a new one.',
  passwordChanged: 'Your password is changed',
  lead: 'Every session of yours was ended. In five seconds you are taken to the sign-in page.',
  signinNow: 'Sign in now',
} as const;
