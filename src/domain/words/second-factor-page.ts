import * as everywhere from './everywhere.ts';

/** What is read in factor page. */
export const factorPageWords = {
  beforeGo: 'Before you go on',
  typingKept: 'What you typed in a form is kept: you go on where you were.',
  switchBusiness: 'Switch business',
  signOut: 'Sign out',
  tryAgain: 'Try again',
} as const;

/** What is read in factor set up. */
export const factorSetUpWords = {
  passwordMissing: everywhere.enterPassword,
  secondFactor: 'Second factor',
  secondFactorLead:
    'With it, signing in asks for a code that only your phone knows, beside your password. Turning it on ends every other session of yours.',
  setItUp: 'Set it up',
  yourPassword: 'Your password',
  codeMissing: 'Enter the six digits of the app.',
  scanLead: 'Scan this with an authenticator app, then enter the six digits it shows.',
  turnItOn: 'Turn it on',
  qrCodeSecret: 'QR code of the secret',
  withoutCamera: 'Without a camera, type this secret into the app:',
  yourRecoveryCodes: 'Your recovery codes',
  yourRecoveryCodesLead: 'Each signs you in once without your phone.',
  iKeptThem: 'I have kept them',
  keepCodes: 'They are shown this once. Print them, or keep them in a password manager.',
} as const;

/** What is read in factor card. */
export const factorCardWords = {
  leaveItOff: 'Leave it off',
  passwordMissing: everywhere.enterPassword,
  title: 'Second factor',
  isOn: (left: number) =>
    `It is on: signing in asks for a code of your app. ${left} of 10 recovery codes are left. Turning it off ends every other session of yours. A business that needs one of everybody asks you for another.`,
  turnItOff: 'Turn it off',
  yourPassword: 'Your password',
} as const;
