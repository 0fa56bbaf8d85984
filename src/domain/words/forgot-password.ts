/** What is read in forgot password. */
export const forgotPasswordWords = {
  title: 'Forgot your password?',
  lead: 'We mail you a code and a link to choose a new one.',
  backToSignin: 'Back to sign-in',
  email: 'E-mail',
  sendTheMail: 'Send the mail',
} as const;
