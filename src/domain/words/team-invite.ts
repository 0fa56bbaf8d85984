/** What is read in join. */
export const joinWords = {
  firstNameMissing: 'Enter your first name.',
  lastNameMissing: 'Enter your last name.',
  passwordMissing: 'Choose a password.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  password: 'Password',
  passwordHint: 'At least 10 characters; several words make a good one.',
  join: 'Join',
} as const;

/** What is read in team invite. */
export const teamInviteWords = {
  invitationDoesNotOpen: 'This invitation does not open',
  goToSignin: 'Go to sign-in',
  linkDidNotWork: 'The link did not work',
  openingYourInvitation: 'Opening your invitation',
  checking: 'One moment: the link is being checked.',
  join: (business: string) => `Join ${business}`,
  lead: (role: string) => `You are asked to work in its books, as ${role}.`,
  accountSigninAccept: (email: string) => `You have an account with ${email}. Sign in to accept.`,
  signin: 'Sign in',
  signed: (email: string) => `You are signed in as ${email}.`,
  acceptTheInvitation: 'Accept the invitation',
} as const;
