import type { News } from '../online-payment/online-payments.words.ts';
import type { StoreLoss } from '../online-store/connection.ts';
import { type HeldFor, ordersIn } from '../online-store/hold.ts';
import { storeHolds } from '../online-store/store-orders.words.ts';
import type { MailKind, MailWording } from '../values/mail-kinds.ts';
import { counted, plural, type Values } from '../words/everywhere.ts';
import { publicNote } from '../words/public.ts';

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
  ifNotRequested: 'If you didn’t ask for this, you can ignore this email: nothing changes without the code.',
  addressAccountAlready: 'This address already has an account',
  addressWanted: 'Someone tried to use this email address for another account. Nothing has changed.',
  emailAddressChanged: 'Your email address was changed',
  emailAddressChangedLead: (email: string) => `From now on, you sign in with ${email}.`,
  ifNotYouAnswer: 'If this wasn’t you, contact the operator of Counterfoil right away.',
} as const;

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

export const cancellationMailWords = {
  subject: (of: string, business: string) => `${of} from ${business} is cancelled`,
  lead: (of: string, total: string, number: string) =>
    `We’ve cancelled ${of} for ${total}. Cancellation ${number} is attached as a PDF for your records.`,
  nothingToPay: 'You don’t need to pay anything on it.',
} as const;

const nothingLeft = (of: string) => `Nothing is left to pay on ${of}.`;

/** The email with a credit note: to whom it was given, or from whom it came. */
export const creditNoteMailWords = {
  receivable: {
    subject: (name: string, business: string) => `${name} from ${business}`,
    lead: ({ name, of, business, amount }: Values<'name' | 'of' | 'business' | 'amount'>) =>
      `Here’s ${name} from ${business} for ${amount}, on ${of}. It’s attached as a PDF.`,
    leftToPay: (of: string, owed: string) => `${owed} is left to pay on ${of}.`,
    nothingLeft,
    ...publicNote.beyond.receivable,
  },
  payable: {
    subject: (name: string, business: string) => `Your ${name} with ${business}`,
    lead: ({ name, of, business, amount }: Values<'name' | 'of' | 'business' | 'amount'>) =>
      `${business} has recorded ${name} for ${amount}, on your ${of}. A copy is attached as a PDF.`,
    leftToPay: (of: string, owed: string) => `${owed} of ${of} is still to be paid to you.`,
    nothingLeft,
    ...publicNote.beyond.payable,
  },
} as const;

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
  ifNotRequested: 'If you didn’t ask for this, contact the operator.',
} as const;

/** How a mail of a business to its customer or vendor begins and ends. */
export const greetingWords = {
  hello: (contact: string) => `Hello ${contact},`,
  regards: (business: string) => `Best regards,\n${business}`,
} as const;

export const statementMailWords = {
  due: { customer: 'Amount due', vendor: 'Amount due to you' },
  nothingIsDue: 'Nothing is due',
  statementAccount: (name: string) => `Statement of account from ${name}`,
  hereIs: ({ days }: Values<'days'>) => `Here’s your statement of account ${days}. It’s attached as a PDF.`,
  pay: (document: string) => `Pay ${document} online`,
  sentBy: (name: string) => `Sent by ${name} with Counterfoil`,
} as const;

export const teamMailWords = {
  helloUnnamed: 'Hello,',
  invitesYouTo: (inviter: string, business: string) => `${inviter} invites you to ${business}`,
  invitedToJoin: ({ inviter, business, role }: Values<'inviter' | 'business' | 'role'>) =>
    `${inviter} has invited you to join ${business} as ${role}.`,
  linkBelowOpens14: 'The link is valid for 14 days. If we email you a new one, this one stops working.',
  acceptTheInvitation: 'Accept the invitation',
  ifStranger: 'If you don’t know anyone there, you can ignore this email.',
  whyOwnerIsNotified: (business: string) =>
    `You’re getting this email because you are, or were, an owner of ${business}.`,
} as const;

export const ownerMailWords = {
  hello: (firstName: string) => `Hello ${firstName},`,
  open: (number: string | null) => `Open ${number}`,
  whyYouAreNotified: (name: string) => `You’re getting this email because you’re an owner of ${name}.`,
  paymentWaits: (number: string | null) => `An online payment for ${number} hasn’t been booked yet`,
  paymentIsKept: 'We’ve kept the payment and will book it once this is sorted out.',
} as const;

/** What our mails say until a business chooses its own words. */
export const mailWording = {
  ourWordings: {
    invoice: {
      subject: 'Invoice {number} from {business}',
      text: 'Hello {customer},\n\nHere’s invoice {number} for {amount}, due {due}. It’s attached as a PDF.\n\nThank you for your business.\n{business}',
    },
    receipt: {
      subject: 'Receipt {number} from {business}',
      text: 'Hello {customer},\n\nHere’s receipt {number} for {amount}. It’s attached as a PDF.\n\nThank you for your business.\n{business}',
    },
    quote: {
      subject: 'Quote {number} from {business}',
      text: 'Hello {customer},\n\nHere’s quote {number} for {amount}. It’s attached as a PDF, and you can accept or decline it online.\n\nThe quote is valid until {due}.\n\nBest regards,\n{business}',
    },
    order: {
      subject: 'Purchase order {number} from {business}',
      text: 'Hello {customer},\n\nHere’s purchase order {number} for {amount}. It’s attached as a PDF.\n\nWe expect delivery by {due}.\n\nBest regards,\n{business}',
    },
    payment: {
      subject: 'Payment request: invoice {number} from {business}',
      text: 'Hello {customer},\n\nPlease pay {amount} for invoice {number} by {due}. You can view and pay it online; it’s also attached as a PDF.\n\nThank you,\n{business}',
    },
    reminder: {
      subject: 'Reminder: invoice {number} from {business}',
      text: 'Hello {customer},\n\nThis is a friendly reminder that {amount} is still to be paid for invoice {number}.\n\nDue date: {due}\n\nIf you’ve already paid, please ignore this email.\n\nThank you,\n{business}',
    },
    confirmation: {
      subject: 'Payment received for {number} from {business}',
      text: 'Hello {customer},\n\nThank you for your payment. {number} is now paid in full. A copy showing your payments is attached as a PDF.\n\nBest regards,\n{business}',
    },
  } satisfies Readonly<Record<MailKind, MailWording>>,
  subjectMissing: 'Enter a subject.',
  subjectTooLong: (most: number) => `A subject can have at most ${most} characters.`,
  textMissing: 'Enter a message.',
  textTooLong: (most: number) => `A message can have at most ${most} characters.`,
  wordingSaved: 'Email wording saved.',

  // The settings card
  title: 'Emails',
  lead: 'Choose what your emails say. You can still change each email before you send it. Placeholders are filled in for you.',
  kindLabel: 'Email',
  kindNames: {
    invoice: 'Invoice',
    receipt: 'Receipt',
    quote: 'Quote',
    order: 'Purchase order',
    payment: 'Payment request',
    reminder: 'Payment reminder',
    confirmation: 'Payment confirmation',
  } satisfies Readonly<Record<MailKind, string>>,
  subject: 'Subject',
  message: 'Message',
  placeholdersHint:
    'You can use {customer}, {number}, {amount}, {due} and {business}. A line with a missing value is left out.',
  reset: 'Reset to default',
};

const storePage = '/settings/online-store';
const storeOrdersPage = '/sales/store-orders';

const areOnHold = (n: number): string => counted(n, 'order is', 'orders are');

const lost: Readonly<Record<StoreLoss, (shop: string) => { subject: string; why: string }>> = {
  uninstalled: (shop) => ({
    subject: `Counterfoil was uninstalled from ${shop}`,
    why: `Counterfoil was uninstalled from your store ${shop}, so we can’t get its orders.`,
  }),
  access: (shop) => ({
    subject: `We’ve lost access to ${shop}`,
    why: `We’ve lost access to your store ${shop}, so we can’t get its orders.`,
  }),
};

export const storeNews = {
  /** What the owners are mailed when orders of the store are on hold, and none was before. */
  heldNews: (shop: string, holds: readonly HeldFor[]): News => {
    const n = ordersIn(holds);
    return {
      subject: `Orders from ${shop} are on hold`,
      paragraphs: [
        `${areOnHold(n)} on hold. ${plural(n, 'It isn’t', 'They aren’t')} in your books yet.`,
        ...holds.map(
          ({ kind, orders }) => `${storeHolds.holdWords[kind]}: ${counted(orders, 'order', 'orders')}`,
        ),
        'We’ll try again every ten minutes. We won’t email you about this again while orders are on hold.',
      ],
      leadsTo: { label: 'See orders on hold', page: `${storeOrdersPage}?status=Held` },
    };
  },

  /** What they are mailed when the plan's limit keeps orders of the store from the books. */
  planNews: (shop: string, holds: readonly HeldFor[]): News => {
    const n = ordersIn(holds);
    return {
      subject: `Your plan’s limit is reached, and orders from ${shop} are on hold`,
      paragraphs: [
        `Your plan’s limit is reached, so ${areOnHold(n)} on hold. ${plural(n, 'It isn’t', 'They aren’t')} in your books yet.`,
        'Once you upgrade, we’ll add them automatically.',
      ],
      leadsTo: { label: 'See plans', page: '/settings/plans' },
    };
  },

  /** What they are mailed when the store lets us in no more. */
  lostNews: (shop: string, by: StoreLoss): News => {
    const { subject, why } = lost[by](shop);
    return {
      subject,
      paragraphs: [
        why,
        'Connect your store again to continue. Your settings are kept, and we’ll add the orders placed in the meantime.',
      ],
      leadsTo: { label: 'Connect your store again', page: storePage },
    };
  },
};
