import { everywhere, plural, recordRefusals } from './everywhere.ts';

export const emailCardWords = {
  passwordMissing: everywhere.enterPassword,
  eMailAddress: 'Email address',
  lead: 'You sign in with it, and we send our emails there.',
  changeAddress: 'Change email',
  presentAddress: 'Current email',
  newAddress: 'New email',
  yourPassword: 'Your password',
  codeMissing: everywhere.enterMailedCode,
  confirmNewAddress: 'Confirm the new address',
  weSentSixDigits: (address: string) =>
    `We sent a 6-digit code to ${address}. Until you enter them, your address stays as it is.`,
  keepMyAddress: 'Keep my address',
  confirm: 'Confirm',
} as const;

export const sessionsWords = {
  keepIt: 'Keep it',
  keepThem: 'Keep them',
  endThisOne: 'Sign out this device',
  endOneTitle: (name: string) => `Sign out ${name}?`,
  endOthersTitle: 'Sign out everywhere else?',
  passwordToEndIt: 'Your password, to sign it out',
  passwordToEndThem: 'Your password, to sign them out',
  passwordMissing: everywhere.enterPassword,
  endLead: 'That device is signed out immediately. Anything typed there stays on it.',
  aDevice: 'A device',
  whereSigned: 'Where you’re signed in',
  whereSignedLead: 'Sign out any device you don’t recognise, then change your password.',
  endAllOthers: 'Sign out everywhere else',
  thisSession: ', this device',
  sinceLastUsed: (createdAt: string, seenAt: string) => `Since ${createdAt}, last used ${seenAt}`,
  from: (address: string) => `, from ${address}`,
  endSessionSince: (agent: string, createdAt: string) => `Sign out ${agent}, signed in since ${createdAt}`,
  end: 'Sign out',
} as const;

export const accountWords = {
  profile: 'Profile',
  security: 'Security',
  yourName: 'Your name',
  yourNameLead: 'Shown in the history of documents you work on.',
  firstName: 'First name',
  lastName: 'Last name',
  presentPasswordMissing: 'Enter your current password.',
  password: 'Password',
  passwordLead: 'Changing it signs you out everywhere else.',
  changePassword: 'Change password',
  presentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: everywhere.passwordHint,
} as const;

export const pictureWords = {
  notReadable: everywhere.pictureUnreadable,
  title: 'Picture',
  lead: 'A PNG, JPEG or WebP. We’ll resize it.',
  removePicture: 'Remove picture',
  you: 'You',
  anotherPicture: 'Another picture',
  chooseAPicture: 'Choose a picture',
} as const;

export const referralWords = {
  referrals: 'Referrals',
  completed: 'Completed',
  pending: 'Pending',
  codeCopied: 'Code copied.',
  yourCode: 'Your code',
  yourCodeLead: 'Share it with people you invite. A referral is complete once they have set up a business.',
  copyCode: 'Copy code',
  enterCodeGiven: 'Enter the code you were given.',
  wereYouReferred: 'Were you referred?',
  wereYouReferredLead: 'Enter the code of the person who referred you. You can add it once.',
  addCode: 'Add code',
  referralCode: 'Referral code',
  youWereReferred: 'You were referred',
  cameCode: (code: string) => `You joined with the code ${code}.`,
  haveDealCode: 'Have a deal code?',
  haveDealCodeLead: 'The code of a lifetime deal belongs to your business, so you redeem it with its plan.',
  redeemDealCode: 'Redeem a deal code',
} as const;

export const accountAnswers = {
  changesSaved: 'Changes saved.',
  weSentCodeNew: 'We have sent a code to the new address.',
  sessionEnded: 'Session ended.',
  everyOtherSessionEnded: 'You’re signed out everywhere else.',
  secondFactorRequired: 'Enter the code from your authenticator app.',
  signedIn: 'Signed in.',
  demoBusinessOpen: 'The demo business is open.',
  signedOut: 'Signed out.',
  checkYourMail: 'Check your email.',
  scanCodeApp: 'Scan the code with your app.',
  secondFactorOn: 'Two-step verification is on.',
  secondFactorOff: 'Two-step verification is off.',
  mailOnItsWay: 'If this address has an account, we’ve sent it an email.',
  referralCode: 'Referral code',
  referralCodeAdded: 'Referral code added.',
  welcome: 'Welcome. We have sent you a code.',
  code: 'Code',
  user: 'User',
};

const wrongWhile = (left: number, dead: string): string => {
  if (left === 0) return dead;
  return `This code is wrong. You have ${plural(left, 'one more try', `${left} more tries`)}.`;
};

export const accountRefusals = {
  referralUnknown: 'Nobody has this code. Check it and try again.',
  referralOwn: 'This is your own code. Enter the code of the person who referred you.',
  referralAdded: 'You have added a code already; it can’t be changed.',
  codeWrong: ({ left }: { left: number }): string =>
    wrongWhile(left, 'This code is wrong or no longer works. Ask for a new one.'),
  notPresentAddress: 'This isn’t your current email.',
  addressAlready: 'This is your address already.',
  verifyBeforeBusiness: 'Verify your email address before you set up a business.',
  confirmBeforePicture: 'Confirm your email address before you add a picture.',
  noPictureWeCan: everywhere.pictureUnreadable,
  signInTooLong: 'This sign-in took too long or too many tries. Start again.',
  passwordCodeWrong: 'This code is wrong or no longer works. Use the latest email, or ask for a new one.',
  factorCodeWrong: 'This code is wrong, or was used before. Wait for the next one.',
  keyMissing:
    'We can’t check codes from your app because this server’s key is missing. Use a recovery code, and tell your administrator.',
  noKey:
    'You can’t turn on two-step verification because this server has no key to protect it with. Ask your administrator to set COUNTERFOIL_KEY.',
  confirmBeforeTwoStep: 'Confirm your email address first. Then you can set up two-step verification.',
  factorIsOn: 'Two-step verification is already on. Turn it off first.',
  noFactorToConfirm: 'There’s nothing to confirm. Start setting it up again.',
  signInWrong: 'The email address or the password is wrong.',
  verifyCodeWrong: ({ left }: { left: number }): string =>
    wrongWhile(left, 'This code is wrong or no longer works. Use the latest email, or ask for a new code.'),
  addressHasAccount: 'This address has an account already. Sign in with it, or sign up with another address.',
  passwordMissing: 'Enter the password you chose when you signed up.',
  passwordOther: 'This isn’t the password you chose when you signed up.',
  passwordWrong: 'This isn’t your password.',
  alreadyInTeam: 'You’re already on this team, under another address.',
  addressProvedByOther: 'Someone else has confirmed this address. Invite another one.',
  signInBusy: 'Many people are signing in right now. Try again in a few seconds.',
};

export const passwordWords = {
  tooShort: (shortest: number) => `Use at least ${shortest} characters. A few random words work well.`,
  tooLong: (longest: number) => `Use at most ${longest} characters.`,
  tooCommon: 'This password is too easy to guess. Choose another.',
  namesProduct: 'Leave the name of this product out of your password.',
  namesEmail: 'Leave your email address out of your password.',
  namesBusiness: 'Leave the name of your business out of your password.',
} as const;

/** What is wrong with what somebody types of themselves. */
export const personFaults = {
  severalLines: 'Keep the name on one line.',
  nameTooLong: 'Use at most 100 characters.',
  nameIsLink: 'A name can’t contain a web address. Put a space after each dot.',
  emailLetters: everywhere.emailLetters,
  emailWrong: everywhere.emailWrong,
  firstNameMissing: everywhere.firstNameMissing,
  lastNameMissing: everywhere.lastNameMissing,
};

const oneLine = (name: string): string => name.replace(/[\r\n]+/g, ' ');

/** What people read about the rule that everybody in a business needs a second factor. */
export const secondFactor = {
  factorWords: {
    /** To an owner who would turn the rule on and be the first it shuts out. */
    ownFirst: 'Set up two-step verification for yourself first, under Security.',
  } as const,

  /** To somebody whose calls a business takes only once they have a second factor. */
  factorNeeded: (business: string): string =>
    `${oneLine(business)} requires two-step verification for everyone who works in it. Set yours up to continue.`,
};

export const factorPageWords = {
  beforeGo: 'Before you continue',
  back: 'Back',
  typingKept: 'What you typed is kept, so you can continue where you were.',
  switchBusiness: 'Switch business',
  signOut: 'Sign out',
  tryAgain: 'Try again',
} as const;

export const factorSetUpWords = {
  passwordMissing: everywhere.enterPassword,
  secondFactor: 'Two-step verification',
  secondFactorLead:
    'Adds a code from your phone when you sign in. Turning it on signs you out everywhere else.',
  setItUp: 'Set it up',
  yourPassword: 'Your password',
  codeMissing: 'Enter the 6-digit code from the app.',
  scanLead: 'Scan this with an authenticator app, then enter the 6-digit code it shows.',
  turnItOn: 'Turn it on',
  qrCodeSecret: 'QR code of the secret',
  withoutCamera: 'Without a camera, type this secret into the app:',
  yourRecoveryCodes: 'Your recovery codes',
  yourRecoveryCodesLead: 'Each signs you in once without your phone.',
  iKeptThem: 'I’ve saved them',
  keepCodes: 'We show them only once. Print them, or keep them in a password manager.',
} as const;

export const factorCardWords = {
  leaveItOff: 'Leave it off',
  passwordMissing: everywhere.enterPassword,
  title: 'Two-step verification',
  isOn: (left: number) =>
    `It’s on: signing in asks for a code from your app. ${left} of 10 recovery codes are left. Turning it off signs you out everywhere else. A business that requires it will ask you to set it up again.`,
  turnItOff: 'Turn it off',
  yourPassword: 'Your password',
} as const;

export const linkPasswordWords = {
  passwordMissing: everywhere.enterPassword,
  title: 'Confirm it’s you',
  lead: 'Enter the password you chose when you signed up. If you didn’t sign up, you can close this page.',
  goToSignin: 'Go to sign-in',
  password: 'Password',
  confirm: 'Confirm',
  typeCodeInstead: 'Type the code instead',
} as const;

export const verifyCodeWords = {
  checkYourMail: 'Check your email',
  weSentSixDigits: 'We sent a 6-digit code and a link to',
  verify: 'Verify',
  emailAddressProven: 'Email confirmed',
  lead: 'The next page opens in a moment.',
  next: 'Continue now',
} as const;

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

export const codeFormWords = {
  codeMissing: everywhere.enterMailedCode,
  digitsHold15Minutes: 'The code expires in 15 minutes.',
  sendNewCode: 'Send a new code',
} as const;

export const otherAddressWords = {
  otherAddress: 'Use another email address',
} as const;

export const message = {
  emailWrong: everywhere.emailWrong,
  notAnAddress: recordRefusals.notAnAddress,
  tooManyAddresses: (mostAddresses: number) => `An email can go to at most ${mostAddresses} more addresses.`,
};
