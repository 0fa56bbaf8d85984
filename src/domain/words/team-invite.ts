import * as everywhere from './everywhere.ts';

/** What is read in join. */
export const joinWords = {
  firstNameMissing: everywhere.firstNameMissing,
  lastNameMissing: everywhere.lastNameMissing,
  passwordMissing: everywhere.choosePassword,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordHint: everywhere.passwordHint,
  join: 'Join',
} as const;

/** What is read in team invite. */
export const teamInviteWords = {
  invitationDoesNotOpen: 'This invitation isn’t valid',
  goToSignin: 'Go to sign-in',
  linkDidNotWork: 'The link didn’t work',
  openingYourInvitation: 'Opening your invitation',
  checking: everywhere.checkingLink,
  join: (business: string) => `Join ${business}`,
  lead: (role: string) => `You’re invited to work in its books as ${role}.`,
  accountSigninAccept: (email: string) => `You have an account with ${email}. Sign in to accept.`,
  signin: 'Sign in',
  signed: (email: string) => `You’re signed in as ${email}.`,
  acceptTheInvitation: 'Accept the invitation',
} as const;
