/** What is read in account refusal. */
export const accountRefusalWords = {
  referralUnknown: 'Nobody has this code. Check it and try again.',
  referralOwn: 'This is your own code. Enter the code of the person who referred you.',
  referralAdded: 'You have added a code already; it can’t be changed.',
  codeWrong: 'This code is wrong or no longer works. Ask for a new one.',
  notPresentAddress: 'This is not your present address.',
  addressAlready: 'This is your address already.',
  verifyEmailAddressBefore: 'Verify your e-mail address before you set up a business.',
  confirmEmailAddressBefore: 'Confirm your email address before you add a picture.',
  noPictureWeCan: 'This is no picture we can read. Choose a PNG or a JPEG.',
  signInTooLong: 'This sign-in took too long or too many tries. Start again.',
  sentWithOtherContent: 'This request was sent before with other content. Open the form again.',
  passwordCodeWrong: 'This code is wrong or no longer works. Use the newest mail, or ask for a new one.',
  factorCodeWrong: 'This code is wrong, or was used before. Wait for the next one.',
  keyMissing:
    'We can’t check codes from your app because this server’s key is missing. Use a recovery code, and tell your administrator.',
  noKey:
    'You can’t turn on a second factor because this server has no key to protect it with. Ask your administrator to set COUNTERFOIL_KEY.',
  confirmEmailAddressFirst: 'Confirm your email address first. Then you can set up two-step verification.',
  secondFactorAlreadyTurn: 'Your second factor is on already. Turn it off first.',
  noSecondFactorConfirm: 'There is no second factor to confirm. Begin again.',
  signInWrong: 'The e-mail address or the password is wrong.',
  verifyCodeWrong: 'This code is wrong or no longer works. Use the newest mail, or ask for a new code.',
  addressAccountAlreadySignin:
    'This address has an account already. Sign in with it, or sign up with another address.',
  passwordMissing: 'Enter the password you chose when you signed up.',
  passwordOther: 'This isn’t the password you chose when you signed up.',
  passwordWrong: 'This is not your password.',
  teamAlreadyUnderAnother: 'You are in this team already, under another address.',
  somebodyElseProvedAddress: 'Somebody else has proved this address. Invite another one.',
  signInBusy: 'Many people are signing in right now. Try again in a few seconds.',
} as const;
