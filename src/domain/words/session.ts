import { everywhere } from './everywhere.ts';

/** What people read while they sign in, verify and sign out. Source: sales-and-access, section 8, spelt as there. */
export const session = {
  verified: 'Your Email Account is succesfully verified.',
  badLink: everywhere.badLink,
  resent: 'Code resent successfuly.',
  emailChanged: 'Your Email is changed succesfully.',
  passwordChanged: 'Password changed successfully.',

  /** For who can't sign in because of many tries, perhaps a stranger's. */
  signInThrottled:
    'Too many attempts. Wait a couple of minutes, or use “Forgot your password?” to set a new one and sign in now.',
};

/** What is said while a session ends, changes or begins by itself. */
export const sessionPage = {
  goNow: 'Go now',
  sentAway: 'In five seconds you’ll go to the sign-in page.',
  sentAwayUnlessMail: 'In five seconds you’ll go to the sign-in page, unless you ask for a new email.',
  sentAwayUnlessCode:
    'In five seconds you’ll go to the sign-in page, unless you type another code or ask for a new one.',
};

/** Signing in. */
export const signIn = {
  emailMissing: 'Enter your email address.',
  passwordMissing: everywhere.enterPassword,
  title: 'Sign in',
  newHere: 'New here?',
  createAccount: 'Create an account',
  forgotPassword: everywhere.forgotPassword,
  email: 'Email',
  password: 'Password',
  remember: 'Keep me signed in on this device',
  leaving: 'You’re signed out. We’re clearing what this browser kept for you.',
  expired: 'Your session ended. Sign in to continue where you were. What you typed is kept.',
};

/** Signing in with a second factor. */
export const signInFactor = {
  codeMissing: 'Enter the code from your app.',
  oneMoreStep: 'One more step',
  codeLead:
    'Enter the 6-digit code your authenticator app shows. Without it, enter one of your recovery codes.',
  startAgain: 'Start again',
  code: 'Code',

  // The second factor and the recovery codes are lost
  codeSent: ({ day }: { day: string }) => `We emailed you a code on ${day}. Enter it above.`,
  codeWillBeSent: ({ day }: { day: string }) =>
    `We’ll email you a code on ${day}. Sign in then and enter it here.`,
  emailCode: 'Email me a code in 7 days',
  lostEverything:
    'Lost your phone and your recovery codes? We can email you a code that turns two-step verification off. To protect you it takes 7 days, and we’ll remind you 3 times. Signing in with your app or a recovery code stops it.',
};

export const signUpPage = {
  passwordMissing: everywhere.choosePassword,
  firstNameMissing: everywhere.firstNameMissing,
  lastNameMissing: everywhere.lastNameMissing,
  title: 'Create your account',
  lead: 'Next, confirm your email and set up your business.',
  haveAnAccount: 'Have an account?',
  signin: 'Sign in',
  whatHoldsHere: () => `. By creating an account you agree to the`,
  termsOfUse: 'terms of use',
  and: 'and',
  privacy: 'privacy',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'We’ll email you a code to confirm it.',
  password: 'Password',
  passwordHint: everywhere.passwordHint,
  createAccount: 'Create account',
};

export const forgotPassword = {
  title: everywhere.forgotPassword,
  lead: 'We’ll email you a code and a link to choose a new one.',
  backToSignin: 'Back to sign-in',
  email: 'Email',
  sendTheMail: 'Send email',
};

export const newPasswordWords = {
  title: 'Choose a new password',
  lead: 'You’ll be signed out everywhere and can sign in again.',
  leave: 'Leave it as it is',
  newPassword: 'New password',
  newPasswordHint: everywhere.passwordHint,
  changePassword: 'Change password',
} as const;

export const resetCodeWords = {
  title: 'Reset your password',
  if: 'If',
  sentIfAccount: 'has an account, we sent it a 6-digit code and a link.',
  next: 'Continue',
  backToSignin: 'Back to sign-in',
} as const;

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

/** Where a code is found while no email leaves the computer. */
export const localMailbox = {
  before: 'No email leaves this computer. You’ll find the code in the',
  link: 'local mailbox',
};

export const mailedLink = {
  askNewMail: 'Ask for a new email',
};
