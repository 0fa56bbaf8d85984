/** What people read while they sign in, verify and sign out. Source: sales-and-access, section 8, spelt as there. */
export const sessionWords = {
  verified: 'Your Email Account is succesfully verified.',
  badLink: 'Please use only valid link sent to your email.',
  resent: 'Code resent successfuly.',
  emailChanged: 'Your Email is changed succesfully.',
  passwordChanged: 'Password changed successfully.',
} as const;
