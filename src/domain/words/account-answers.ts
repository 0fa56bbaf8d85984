/** What is read in account answer. */
export const accountAnswerWords = {
  changesSaved: 'Changes saved.',
  weSentCodeNew: 'We have sent a code to the new address.',
  sessionEnded: 'Session ended.',
  everyOtherSessionEnded: 'Every other session is ended.',
  secondFactorAsked: 'Enter the code of your authenticator app.',
  signedIn: 'Signed in.',
  demoBusinessOpen: 'The demo business is open.',
  signedOut: 'Signed out.',
  checkYourMail: 'Check your mail.',
  scanCodeApp: 'Scan the code with your app.',
  secondFactorOn: 'Your second factor is on.',
  secondFactorOff: 'Your second factor is off.',
  mailOnItsWay: 'If the address has an account, a mail is on its way.',
  referralCode: 'Referral code',
  referralCodeAdded: 'Referral code added.',
} as const;
