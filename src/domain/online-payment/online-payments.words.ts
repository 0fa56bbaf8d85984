import type { DocumentHeader } from '../documents/document.ts';
import type { Decimal } from '../money.ts';
import type { BankCountry } from '../payment-provider/bank-country.ts';
import type { ConnectionStatus } from '../payment-provider/connection.ts';
import type { PagesProvider, ProviderName } from '../payment-provider/provider.ts';
import { everywhere } from '../words/everywhere.ts';
import type { SessionFacts, SessionReport } from './session.ts';

interface NewsText {
  subject: string;
  paragraphs: readonly string[];
}

interface DocumentNews extends NewsText {
  document: Pick<DocumentHeader, 'subtype' | 'number'>;
  /** The path of its page; left out where its number names it among sales. */
  page?: string;
}

interface PageNews extends NewsText {
  /** The page on which something is done about it. */
  leadsTo: { label: string; page: string };
}

/** What the owners of a business are told: about one of its documents, or something that is seen to on a page. */
export type News = DocumentNews | PageNews;

type Paid = Pick<DocumentHeader, 'subtype' | 'number' | 'parties'>;

/** What the owners are mailed when more came than was owed. */
export const surplusNews = (
  document: Paid,
  { amount, currency }: { amount: Decimal; currency: string },
  credit: Decimal,
): News => ({
  subject: `More was paid online than ${document.number} asked for`,
  paragraphs: [
    `${document.parties.to.name} paid ${amount} ${currency} online for ${document.number}.`,
    `${credit} ${currency} of it is more than was owed, and is kept as credit of this customer. Apply it to another invoice, or pay it back.`,
  ],
  document,
});

/** What they are mailed when a report can't be applied. */
export const refusedNews = (document: Paid, why: string): News => ({
  subject: `An online payment for ${document.number} needs your attention`,
  paragraphs: [why],
  document,
});

/** What is said of refunds, disputes and payouts by calls and pages. */
export const onlineMoney = {
  onlineMoneyAnswer: 'Online payments',
  refundRequested: 'Refund on its way',
  payoutList: 'Payouts',
  payoutRecorded: 'Payout recorded',
  moreThanPaid: ({ amount, currency }: { amount: Decimal; currency: string }) =>
    `You can refund up to ${amount} ${currency} of this payment.`,
  cantRefundHere: ({ provider }: { provider: string }) =>
    `Refunds for ${provider} can’t be made from here. Make it at ${provider}, and it will be booked.`,
  payoutNeedsBank: 'Add a bank account first.',
  payoutInFuture: 'A payout can’t be dated in the future.',
  handPayoutMemo: ({ provider }: { provider: string }) => `Payout from ${provider}, recorded by hand`,
  refusedByProvider: ({ provider, reason }: { provider: string; reason: string }) =>
    `${provider} refused the refund: ${reason}`,
};

/** Refunds by their status. */
const refundStatus: Readonly<Record<string, string>> = {
  Asked: 'Refund requested',
  Pending: 'Refund on its way',
  Done: 'Refunded',
  Failed: 'Refund failed',
  Unknown: 'Waiting for the provider',
};

/** Disputes by their status. */
const disputeStatus: Readonly<Record<string, string>> = {
  Warned: 'Payment questioned',
  Open: 'Disputed',
  UnderReview: 'Disputed, under review',
  Won: 'Dispute won',
  Lost: 'Dispute lost',
};

interface Money {
  amount: string;
  provider: string;
}

const disputeSentences: Readonly<Record<string, (about: Money) => string>> = {
  Warned: ({ amount, provider }) =>
    `Your customer’s bank is asking about ${amount}. No money has moved. You can answer at ${provider}.`,
  Open: ({ amount, provider }) =>
    `Your customer disputes ${amount}. Reminders are paused. Send your evidence at ${provider}.`,
  UnderReview: ({ amount, provider }) =>
    `Your customer disputes ${amount}. Reminders are paused, and ${provider} has your evidence.`,
  Won: ({ amount }) => `You won the dispute over ${amount}.`,
  Lost: ({ amount }) =>
    `Your customer won the dispute over ${amount}. Write off what’s owed, or cancel the invoice.`,
};

const refundSentences: Readonly<Record<string, (about: Money) => string>> = {
  Asked: ({ amount, provider }) => `We’ve asked ${provider} to refund ${amount}.`,
  Pending: ({ amount, provider }) => `${provider} is sending ${amount} back to your customer.`,
  Done: ({ amount, provider }) => `${provider} sent ${amount} back to your customer.`,
  Failed: ({ amount, provider }) => `${provider} couldn’t refund ${amount}. No money has moved.`,
  Unknown: ({ amount, provider }) =>
    `${provider} hasn’t answered yet whether ${amount} goes back. We’ll keep asking.`,
};

const payoutStatus: Readonly<Record<string, string>> = {
  Announced: 'On its way',
  Paid: 'Paid out',
  Failed: 'Failed',
};

/** What is read about refunds, disputes and payouts on pages. */
export const onlineMoneyPage = {
  refundStatus,
  disputeStatus,
  disputeSentences,
  evidenceUntil: ({ day }: { day: string }) => `Evidence is due by ${day}.`,
  refundSentences,

  /** What else there is to do about a refund that was made at the provider. */
  giveBack: 'If goods or part of the price were returned, choose “Give back”.',
  refund: ({ amount }: { amount: string }) => `Refund up to ${amount} online`,
  refundTitle: 'Refund online',
  refundLead: ({ provider }: { provider: string }) =>
    `${provider} sends the money back to your customer. If goods or part of the price are returned, choose “Give back” first: the refund then comes out of that credit. Otherwise the amount is owed again.`,
  refundAmount: 'Amount to refund',
  refundNow: 'Refund',
  notNow: 'Not now',
  payoutsLead: ({ amount }: { amount: string }) =>
    `Money paid online waits in Payment clearing until it’s paid out to your bank. ${amount} is waiting now.`,
  nothingWaits:
    'Money paid online waits in Payment clearing until it’s paid out to your bank. Nothing is waiting now.',

  /** A payout that isn’t in the books, and why. */
  notBooked: ({ amount, provider, why }: Money & { why: string | null }) =>
    `The ${provider} payout of ${amount} isn’t in your books yet. ${why ?? 'It will be booked in a few minutes.'}`,
  noPayouts: 'No payouts yet. What payment providers pay out to your bank is listed here.',
  payoutStatus,

  /** A payout of a provider's test mode. */
  inTest: ({ provider }: { provider: string }) => `${provider} (test)`,
  columns: {
    day: 'Date',
    provider: 'Provider',
    amount: 'Paid out',
    fees: 'Fees',
    bank: 'Bank',
    status: 'Status',
  },
  record: 'Record a payout',
  recordLead:
    'For providers that don’t report payouts. The amount goes to your bank, the fees to Bank and provider fees.',
  recordAmount: 'Amount received',
  recordFees: 'Fees kept by the provider',
  recordDay: 'Date',
  recordDayHint: 'Leave empty for today.',
  recordProviderHint: 'For example, PayPal',
  recordProvider: 'Provider',
};

/** Paying online: the dialog, and the page a customer has by a link. */
export const payOnline = {
  card: 'Card',
  payOnline: 'Pay online',
  pay: ({ document }: { document: string }) => `Pay ${document}`,
  lead: ({ payee }: { payee: string }) => `You pay ${payee} on the provider’s own page, and come back here.`,
  linkCopied: 'The link is copied.',
  redirecting: everywhere.redirecting,
  goToPage: 'Go to the payment page',
  requestedOnPage: ({ amount }: { amount: string }) => `${amount} is asked for on this page.`,
  step: 'Payment method',
  copyLink: 'Copy link',
  cannotBePaid: 'This can’t be paid now',
  paymentLink: 'Payment link',
  method: 'Payment method',
  showLink: 'Show the link',
  inTest: ({ method }: { method: string }) => `${method} (test)`,
  payInTest: 'Pay online (test)',
  noMoneyMoves: 'This is a test: no money moves.',

  // Back from the provider
  thankYou: 'Thank you. This page shows the payment once the provider has confirmed it.',
  nothingPaid: 'Nothing was paid.',
};

/** What a customer is told where their invoice can’t be paid online. */
export const payOnlineRefusals = {
  noWayForVisitors: 'Online payment isn’t available for this invoice. Please pay another way.',

  /** What a member is told of the providers that aren’t connected, beside why the others can’t be used. */
  noneConnected: 'No payment provider is connected. Connect one in payment settings first.',
  noOtherConnected: 'No other payment provider is connected.',
};

/** Why a provider's report is not believed of a session. Everything but the money itself is believed. */
export const whyNotPaymentSession = ({ facts }: { facts: SessionFacts }, report: SessionReport): string =>
  report.type === 'payment.received' && report.money.currency !== facts.currency
    ? `${report.money.currency} was reported where ${facts.currency} was asked for. Look at this payment at the provider.`
    : 'A payment was reported without an amount that can be booked. Check it with your provider.';

/** What is read in answers about payment providers. The spec's own, where it has them: M96, M97, M115 to M117. */
export const providerAnswers = {
  accountBegun: 'Continue with Stripe’s setup.',

  /** The provider's page comes next. */
  leaveForSetUp: {
    stripe: 'Stripe asks for your details next.',
    paypal: 'PayPal asks for your permission next.',
  } as const,

  /** An account at a provider that is connected on its own pages. */
  accountState: { stripe: 'Your Stripe account', paypal: 'Your PayPal account' } as const,
  bankList: 'Banks',
  accountChecked: 'Check that this is your account.',

  /** Once it takes payments, by the provider. */
  connected: {
    paystack: 'Paystack account connected',
    flutterwave: 'Flutterwave account connected',
  } as const,
  providerList: 'Payment providers',

  /** Once it is gone, by the provider. */
  disconnected: {
    stripe: 'Stripe account disconnected',
    paystack: 'Paystack account disconnected',
    flutterwave: 'Flutterwave account disconnected',
    paypal: 'Paypal account disconnected',
  } as const,
  foreignReturn: 'returnurl must be a page of this site.',
};

interface Moved {
  amount: Decimal;
  currency: string;
}

/** Why a refund, a dispute or a payout takes no such word; each takes all of its provider's, so that nobody reads it. */
export const providerMoney = {
  whyNotMoney: 'This report can’t be applied.',

  /** What the journal says. */
  refundMemo: 'Refunded online',
  refundFailedMemo: 'Online refund that failed',
  disputeMemo: 'Disputed payment',
  disputeWonMemo: 'Dispute decided for you',
  disputeFeeMemo: 'Fee for a dispute',
  payoutMemo: ({ provider }: { provider: string }) => `Payout from ${provider}`,
  payoutFailedMemo: 'Payout that came back',

  /** Why money that moved at a provider isn't in the books yet, and the way out. */
  spentElsewhere: ({ document }: { document: string }) =>
    `Money paid for ${document} went back to your customer, but its credit is used on another document. Take that credit off there, and this will be booked.`,
  noRateForPayout: ({ currency }: { currency: string }) =>
    `There’s no exchange rate for ${currency} yet. Add one, and this payout will be booked.`,
  noRateForFee: ({ currency }: { currency: string }) =>
    `There’s no exchange rate for ${currency} yet. Add one, and this dispute will be booked.`,
  noBankForPayout: 'Add a bank account and make it the default, and this payout will be booked.',

  /** What the owners are mailed when a refund was made at the provider. */
  refundedNews: (document: Paid, provider: string, { amount, currency }: Moved): News => ({
    subject: `A refund was made for ${document.number}`,
    paragraphs: [
      `${amount} ${currency} of what ${document.parties.to.name} paid for ${document.number} was refunded at ${provider}.`,
      'It’s in your books, and the amount is owed again on this invoice. If goods or part of the price were returned, choose “Give back” on it.',
    ],
    document,
  }),

  /** The same where it was paid out of credit. */
  creditRefundedNews: (document: Paid, provider: string, { amount, currency }: Moved): News => ({
    subject: `A refund was made for ${document.number}`,
    paragraphs: [
      `${amount} ${currency} was refunded to ${document.parties.to.name} at ${provider}, out of the credit from ${document.number}.`,
    ],
    document,
  }),

  /** What they are mailed when a refund asked for here failed. */
  refundFailedNews: (document: Paid, provider: string, { amount, currency }: Moved): News => ({
    subject: `The refund for ${document.number} failed`,
    paragraphs: [
      `${provider} couldn’t refund ${amount} ${currency} to ${document.parties.to.name}. The money hasn’t left, and you can try again or pay it back another way.`,
    ],
    document,
  }),

  /** What they are mailed about a dispute, by its status; null where nothing is to be done about it. */
  disputeNews: (
    document: Paid,
    provider: string,
    { amount, currency, status }: Moved & { status: string },
  ): News | null => {
    const { number } = document;
    const who = document.parties.to.name;
    const letters: Readonly<Record<string, readonly [subject: string, ...paragraphs: string[]]>> = {
      Warned: [
        `The payment for ${number} is being questioned`,
        `The bank of ${who} asks about the ${amount} ${currency} paid for ${number}. No money has moved. You can answer at ${provider}.`,
      ],
      Open: [
        `The payment for ${number} is disputed`,
        `${who} disputes the ${amount} ${currency} paid for ${number}. ${provider} takes the money back until it’s decided, so the invoice is owed again, and we won’t send reminders for it.`,
        `You can send evidence at ${provider}.`,
      ],
      Won: [
        `You won the dispute for ${number}`,
        `The ${amount} ${currency} that ${who} paid for ${number} is yours to keep. If it was taken back, it will be returned to you and booked.`,
      ],
      Lost: [
        `You lost the dispute for ${number}`,
        `${who} keeps the ${amount} ${currency} paid for ${number}. Write off what is owed, or cancel the invoice.`,
      ],
    };
    const [subject, ...paragraphs] = letters[status] ?? [];
    return subject === undefined ? null : { subject, paragraphs, document };
  },

  /** What they are mailed when money that moved can't be booked yet. */
  moneyWaitsNews: (document: Paid, obstacle: string): News => ({
    subject: `Money that moved for ${document.number} isn’t booked yet`,
    paragraphs: [obstacle, 'We keep the report, and book it once that’s done.'],
    document,
  }),
};

/** What the panels of payment providers say. */
export const panelWords = {
  group: {
    cards: 'Cards',
    wallets: 'Wallets and bank transfers',
    paypal: 'PayPal',
  },
  title: {
    stripe: 'Card payments with Stripe',
    paystack: 'Wallets and bank transfers with Paystack',
    flutterwave: 'Wallets and bank transfers with Flutterwave',
    paypal: 'PayPal payments',
  } satisfies Record<ProviderName, string>,
  lead: {
    stripe: 'Your customers pay by card, and the money goes to your own Stripe account.',
    paystack: 'Your customers pay by card, transfer or mobile money, and Paystack pays out to your bank.',
    flutterwave:
      'Your customers pay by card, transfer or mobile money, and Flutterwave pays out to your bank.',
    paypal: 'Your customers pay with their PayPal account, and the money goes to yours.',
  } satisfies Record<ProviderName, string>,
  status: {
    NotConnected: 'Not connected',
    Pending: 'Set-up not finished',
    Connected: 'Connected',
    Restricted: 'Restricted',
  } satisfies Record<ConnectionStatus, string>,
  statusLabel: 'Status',
  accountName: 'Account name',
  bank: 'Bank',
  account: 'Account',
  endsIn: ({ digits }: { digits: string }) => `Ends in ${digits}`,
  currencies: 'Currencies',
  sandboxLabel: 'Sandbox',
  sandboxPage: 'Open the balance page',

  connect: ({ provider }: { provider: string }) => `Connect ${provider}`,
  goOn: 'Continue set-up',
  disconnect: ({ provider }: { provider: string }) => `Disconnect ${provider}`,
  disconnectTitle: ({ provider }: { provider: string }) => `Disconnect ${provider}?`,
  disconnectLead: ({ provider }: { provider: string }) =>
    `Customers can’t open new payment pages with ${provider}. Pages that are already open keep working until they expire, and what is paid on them is recorded.`,
  keepConnected: 'Keep connected',

  notSetUp: ({ provider }: { provider: string }) =>
    `${provider} isn’t set up on this server. Ask your administrator to add its keys.`,
  simulatedAlone: ({ provider }: { provider: string }) =>
    `${provider} isn’t set up on this server, so its payments are simulated and no money moves.`,
  /** Once for all of them. */
  sandbox: 'Payment providers are simulated on this server. You can try everything, and no money moves.',
  testMode: ({ provider }: { provider: string }) => `${provider} is in test mode: no money moves.`,
  simulated: ({ provider }: { provider: string }) =>
    `Until you connect ${provider}, its payments are simulated and no money moves.`,
  pending: ({ provider }: { provider: string }) =>
    `${provider} needs more details before you can take payments.`,
  restricted: ({ provider }: { provider: string }) =>
    `${provider} has restricted your account, so customers can’t pay with it. Continue the set-up to see what’s missing.`,
  /** Once it takes payments. */
  connected: {
    stripe: 'Stripe account connected',
    paypal: 'PayPal account connected',
  } satisfies Record<PagesProvider, string>,

  country: 'Country of the bank',
  countries: {
    NG: 'Nigeria',
    GH: 'Ghana',
    ZA: 'South Africa',
    KE: 'Kenya',
    UG: 'Uganda',
    TZ: 'Tanzania',
  } satisfies Record<BankCountry, string>,
  chooseBank: 'Choose a bank',
  loadingBanks: 'Loading banks…',
  number: 'Account number',
  check: 'Check account',
  confirmLead: 'This is the name the bank has for the account. Connect it only if it’s yours.',
  confirm: 'Yes, connect this account',
  back: 'Back',
};
