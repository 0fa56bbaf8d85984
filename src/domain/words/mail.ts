import { beyond } from './public-note.ts';
import type { Values } from './values.ts';

/** What is read in account mail. */
export const accountMailWords = {
  helloUnnamed: 'Hello,',
  hello: (firstName: string) => `Hello ${firstName},`,
  codeCounterfoil: 'Your code for Counterfoil',
  signUpCode: 'Enter this code to finish signing up. It works for 15 minutes.',
  verifyOneClick: 'Or verify with one click',
  verifyLinkFoot:
    'The link works once, for 60 minutes. If you didn’t sign up, you can ignore this email: nothing changes without the code.',
  accountCounterfoil: 'You have an account with Counterfoil',
  signedUpAgain:
    'Someone signed up for Counterfoil with this email address. You already have an account, so we didn’t create a new one.',
  signin: 'Sign in',
  ifNotYouAccountKept:
    'If it wasn’t you, you don’t need to do anything: your account and password haven’t changed.',
  codeNewPassword: 'Your code for a new password',
  resetCode:
    'Enter this code in the browser you asked from to choose a new password. It works for 15 minutes.',
  resetLink: 'Or choose a new password with one click',
  passwordLinkFoot:
    'The link works once, for 60 minutes. If you didn’t ask for this, you can ignore this email: your password stays the same.',
  noAccountAddress: 'No account with this address',
  resetWithoutAccount:
    'Someone asked for a new password with this email address. There’s no Counterfoil account with it. You may have signed up with a different address.',
  createAnAccount: 'Create an account',
  ifNotYou: 'If it wasn’t you, you don’t need to do anything.',
  passwordChanged: 'Your password was changed',
  passwordChangedLead: 'Your password was changed, and you’ve been signed out everywhere else.',
  notMe: 'It wasn’t me: choose a new password',
  ifNothingDo: 'If it was you, you don’t need to do anything.',
  secondFactorTurned: (turned: string) => `Two-step verification was turned ${turned}`,
  secondFactorTurnedLead: (turned: string) =>
    `Two-step verification was turned ${turned} for your account, and you’ve been signed out everywhere else.`,
  codeNewAddress: 'Your code for a new address',
  addressCode: 'Enter this code to use this address. It works for 15 minutes.',
  openYourProfile: 'Open your profile',
  ifNotAsked: 'If you didn’t ask for this, you can ignore this email: nothing changes without the code.',
  addressAccountAlready: 'This address already has an account',
  addressWanted: 'Someone tried to use this email address for another account. Nothing has changed.',
  emailAddressChanged: 'Your email address was changed',
  emailAddressChangedLead: (email: string) => `From now on, you sign in with ${email}.`,
  ifNotYouAnswer: 'If this wasn’t you, contact the operator of Counterfoil right away.',
} as const;

/** What is read in document mail. */
export const documentMailWords = {
  /** To whom the business owes it: what was booked of theirs, and how far it is paid. */
  theirsWith: (name: string, business: string) => `Your ${name} with ${business}`,
  bookedOfYours: (name: string, business: string, total: string) =>
    `${business} has recorded your ${name} for ${total}. A copy is attached as a PDF.`,
  paidOfYours: (paid: string, owed: string | null) =>
    owed ? `${paid} has been paid and ${owed} is still to be paid.` : `It’s been paid in full: ${paid}.`,
  view: (noun: string) => `View ${noun}`,
  viewAndPay: 'View and pay',
  paidInFull: 'Paid in full',
  deliveryFrom: (name: string, business: string, isDelivered: boolean) =>
    `${name} from ${business}: ${isDelivered ? 'delivered' : 'on its way'}`,
  whatOrderedDelivered: (name: string) => `What you ordered with ${name} has been delivered.`,
  whatOrderedWay: (name: string) => `What you ordered with ${name} is on its way.`,
  carriersTrackingNumber: (tracking: string) => `The carrier’s tracking number is ${tracking}.`,
  sentBy: (name: string) => `Sent by ${name} with Counterfoil`,
} as const;

/** What is read in the mail with a cancellation. */
export const cancellationMailWords = {
  subject: (of: string, business: string) => `${of} from ${business} is cancelled`,
  lead: (of: string, total: string, number: string) =>
    `We’ve cancelled ${of} for ${total}. Cancellation ${number} is attached as a PDF for your records.`,
  nothingToPay: 'You don’t need to pay anything on it.',
} as const;

/** What is read in the mail with a credit note: to whom it was given, or from whom it came. */
export const creditNoteMailWords = {
  receivable: {
    subject: (name: string, business: string) => `${name} from ${business}`,
    lead: ({ name, of, business, amount }: Values<'name' | 'of' | 'business' | 'amount'>) =>
      `Here’s ${name} from ${business} for ${amount}, on ${of}. It’s attached as a PDF.`,
    leftToPay: (of: string, owed: string) => `${owed} is left to pay on ${of}.`,
    nothingLeft: (of: string) => `Nothing is left to pay on ${of}.`,
    ...beyond.receivable,
  },
  payable: {
    subject: (name: string, business: string) => `Your ${name} with ${business}`,
    lead: ({ name, of, business, amount }: Values<'name' | 'of' | 'business' | 'amount'>) =>
      `${business} has recorded ${name} for ${amount}, on your ${of}. A copy is attached as a PDF.`,
    leftToPay: (of: string, owed: string) => `${owed} of ${of} is still to be paid to you.`,
    nothingLeft: (of: string) => `Nothing is left to pay on ${of}.`,
    ...beyond.payable,
  },
} as const;

/** What is read in factor mail. */
export const factorMailWords = {
  canTurnOffFrom: (codeAt: string) => `Your two-step verification can be turned off from ${codeAt}`,
  hello: (firstName: string) => `Hello ${firstName},`,
  someoneLacksFactor:
    'Someone entered your password and said they can’t use your authenticator app or recovery codes.',
  ifThatWasYou: (codeAt: string) =>
    `If that was you, there’s nothing to do: on ${codeAt} we’ll email you a code that turns two-step verification off.`,
  ifItWasNotYou:
    'If it wasn’t you, sign in with your app or a recovery code. That stops it. Then change your password.',
  signin: 'Sign in',
  notice: (notices: number, all: number) => `This is notice ${notices} of ${all}.`,
  turnOffCode: 'Your code to turn off two-step verification',
  enterTurnOffCode:
    'Sign in with your password, then enter this code. It turns two-step verification off and signs you out everywhere else.',
  codeWorksOnce7:
    'The code works once, for 7 days. If you didn’t ask for it, sign in with your app or a recovery code. Then change your password.',
  secondFactorTurnedOff: 'Two-step verification was turned off',
  operatorTurnedOff:
    'The operator of Counterfoil turned off two-step verification for your account and signed you out everywhere.',
  setUpAgain: 'Sign in and set it up again',
  ifNotAsked: 'If you didn’t ask for this, contact the operator.',
} as const;

/** How a mail of a business to its customer or vendor begins and ends. */
export const greetingWords = {
  hello: (contact: string) => `Hello ${contact},`,
  regards: (business: string) => `Best regards,\n${business}`,
} as const;

/** What is read in statement mail. */
export const statementMailWords = {
  due: { customer: 'Amount due', vendor: 'Amount due to you' },
  nothingIsDue: 'Nothing is due',
  statementAccount: (name: string) => `Statement of account from ${name}`,
  hereIs: ({ days }: Values<'days'>) => `Here’s your statement of account ${days}. It’s attached as a PDF.`,
  sentBy: (name: string) => `Sent by ${name} with Counterfoil`,
} as const;

/** What is read in team mail. */
export const teamMailWords = {
  helloUnnamed: 'Hello,',
  invitesYouTo: (inviter: string, business: string) => `${inviter} invites you to ${business}`,
  invitedToJoin: ({ inviter, business, role }: Values<'inviter' | 'business' | 'role'>) =>
    `${inviter} has invited you to join ${business} as ${role}.`,
  linkBelowOpens14: 'The link is valid for 14 days. If we email you a new one, this one stops working.',
  acceptTheInvitation: 'Accept the invitation',
  ifStranger: 'If you don’t know anyone there, you can ignore this email.',
  whyOwnerIsTold: (business: string) =>
    `You’re getting this email because you are, or were, an owner of ${business}.`,
} as const;

/** What is read in owner mail. */
export const ownerMailWords = {
  hello: (firstName: string) => `Hello ${firstName},`,
  open: (number: string | null) => `Open ${number}`,
  whyYouAreTold: (name: string) => `You’re getting this email because you’re an owner of ${name}.`,
  paymentWaits: (number: string | null) => `An online payment for ${number} hasn’t been booked yet`,
  paymentIsKept: 'We’ve kept the payment and will book it once this is sorted out.',
} as const;
