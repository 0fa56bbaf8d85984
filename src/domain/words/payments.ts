import type { Decimal } from '../money.ts';
import type { SideName } from '../values/side-names.ts';
import { counted, everywhere, type Values } from './everywhere.ts';
import { taxFaults } from './taxes.ts';

export const paymentAnswerWords = {
  paymentBooked: 'Payment booked.',
  paymentRefused: 'Payment refused.',
  heldPayments: 'Held payments',
  redirectingPaymentPage: everywhere.redirecting,
  waysToPay: 'Ways to pay',
  providerHasNoPage: 'The payment provider isn’t responding. Try again in a moment.',
} as const;

export const providerAnswerWords = {
  reportNotSigned: 'This report is not signed.',
  reportUnsigned: 'This report is not signed by the provider.',
  reportTooOld: 'This report was signed too long ago. Sign it and send it again.',
  reportCantRead: 'This report can’t be read.',
  kept: 'Kept.',
  keptBefore: 'Kept before.',
} as const;

const deleteLead = ({ payment, day }: { payment: string; day: string }) =>
  `${payment}, ${day}. What it settled is owed again; its entry is reversed and stays in the books.`;

/** The payments of a document or an opening balance, and what deleting one does. */
export const paymentList = {
  payment: 'Payment',
  paymentOf: ({ payment, amount }: { payment: string; amount: string }) => `${payment} of ${amount}`,
  moreKept: ({ amount }: { amount: string }) => `, ${amount} more kept as credit`,
  through: ({ bank }: { bank: string }) => `, ${bank}`,
  charged: ({ charge }: { charge: string }) => `, ${charge} charged by the bank`,
  creditApplied: 'Credit applied',
  writtenOff: 'Written off',
  deleteTitle: 'Delete this payment?',
  deleteLead,
  deleteTodayLead: (values: { payment: string; day: string }) =>
    `${deleteLead(values)} The reversal is dated today.`,
  reversedOnItsDay: ({ day }: { day: string }) => `The reversal is dated ${day}, the day of the payment.`,
  reversedToday: ({ day, today }: { day: string; today: string }) =>
    `The books of ${day} can no longer be changed, so the reversal is dated today, ${today}.`,
  deletePayment: 'Delete payment',
  keepIt: 'Keep it',
  deleteIt: 'Delete',
};

/** How money is paid, in the names of the spec. */
export const paymentModes = {
  cash: 'Cash',
  bankTransfer: 'Bank Transfer',
  pos: 'POS',
  onlinePayment: 'Online payment',
  mobileMoney: 'Mobile Money Transfer',
};

/** Recording a payment on a document. */
export const recordPayment = {
  step: 'Payment',
  title: ({ document }: { document: string }) => `Record a payment on ${document}`,
  moreThanOwed: ({ surplus, owed }: { surplus: string; owed: string }) =>
    `${surplus} more than the ${owed} that is owed.`,
  record: 'Record payment',
  next: 'Continue',
  amount: 'Amount',
  paidBy: 'Paid by',
  paidOn: 'Paid on',
  reference: 'Reference or note',

  // In another currency
  exchangeRate: 'Exchange rate',
};

/** One payment over several documents. */
export const batchWords = {
  record: (total: string) => `Record ${total}`,
  exchangeRate: 'Exchange rate',
  paidBy: 'Paid by',
  owed: (due: string) => `${due} owed`,
  due: (day: string) => `, due ${day}`,
  shareOf: (number: string | null) => `Share of ${number}`,
  shareWrong: everywhere.amountOrEmpty,
} as const;

interface SideWords {
  title: (name: string) => string;
  nothingOwed: string;
  spread: string;
  inCurrency: string;
  amount: string;
  exchangeRateHint: (currency: string) => string;
  surplus: (left: string) => string;
}

/** What is said of it on a side of the books. */
export const batchWordsOf: Readonly<Record<SideName, SideWords>> = {
  receivable: {
    title: (name) => `Record a payment from ${name}`,
    nothingOwed: 'Nothing is owed on any invoice.',
    spread: 'The amount is spread over the open invoices, oldest first. You can change any share.',
    inCurrency: 'For invoices in',
    amount: 'Amount received',
    exchangeRateHint: (currency) => `Rate for 1 ${currency}. Leave empty to use the first invoice’s rate.`,
    surplus: (left) =>
      `${left} is more than these invoices need and won’t be recorded here. To keep it as credit, record the payment on an invoice’s own page.`,
  },
  payable: {
    title: (name) => `Pay bills from ${name}`,
    nothingOwed: 'Nothing is owed on any bill.',
    spread: 'The amount is spread over the open bills, oldest first. You can change any share.',
    inCurrency: 'For bills in',
    amount: 'Amount you pay',
    exchangeRateHint: (currency) => `Rate for 1 ${currency}. Leave empty to use the first bill’s rate.`,
    surplus: (left) =>
      `${left} is more than these bills need and won’t be recorded here. To keep it as an advance, record the payment on a bill’s own page.`,
  },
};

interface PaySeveralWords {
  lead: string;
  paymentOf: (values: Values<'party' | 'total'>) => string;
  rateHint: (values: Values<'currency'>) => string;
}

/** What is asked before documents of several contacts are paid. */
export const paySeveral = {
  /** What is said of it on a side of the books. */
  paySeveralWords: {
    receivable: {
      lead: 'One payment is recorded per customer and currency. Each invoice is paid in full.',
      paymentOf: ({ party, total }) => `${total} from ${party}`,
      rateHint: ({ currency }) =>
        `Rate for 1 ${currency}. Leave empty to use the rate of each payment’s first invoice.`,
    },
    payable: {
      lead: 'One payment is recorded per vendor and currency. Each bill is paid in full.',
      paymentOf: ({ party, total }) => `${total} to ${party}`,
      rateHint: ({ currency }) =>
        `Rate for 1 ${currency}. Leave empty to use the rate of each payment’s first bill.`,
    },
  } satisfies Readonly<Record<SideName, PaySeveralWords>>,
  title: 'Record payments',
  record: ({ count }: { count: number }) => `Record ${counted(count, 'payment', 'payments')}`,
  inCurrency: ({ currency }: Values<'currency'>) => `In ${currency}`,
  refused: ({ reason }: Values<'reason'>) => `This one can’t be paid: ${reason}`,
  done: 'Payments recorded.',
};

interface SurplusFirstWords {
  title: string;
  lead: (values: Values<'party' | 'total'>) => string;
  means: string;
  apply: string;
  /** Goes on to the payment. */
  skip: string;
}

/** What was paid already, offered before several documents are paid. */
const surplusFirstOf: Readonly<Record<SideName, SurplusFirstWords>> = {
  receivable: {
    title: 'Apply credit first',
    lead: ({ party, total }) => `${party} has ${total} of credit you can apply here.`,
    means: 'Only what’s left is to be paid.',
    apply: 'Apply credit',
    skip: 'Continue without it',
  },
  payable: {
    title: 'Apply advances first',
    lead: ({ party, total }) => `You have an advance of ${total} with ${party} you can apply here.`,
    means: 'Then you pay only what’s left.',
    apply: 'Apply advance',
    skip: 'Pay without it',
  },
};
export const surplusFirst = {
  ...surplusFirstOf,
  share: ({ number, amount, owed }: Values<'amount' | 'owed'> & { number: string | null }) =>
    `${number ?? ''}: ${amount} of ${owed} owed`,
};

/** What a payment of something in another currency comes to. */
export const takingPayment = {
  step: 'Payment',

  // At home
  realised: ({ amount, booked, brings, end }: Values<'amount' | 'booked' | 'brings' | 'end'>) =>
    `Settles ${amount}, recorded in your books at ${booked} and now worth ${brings}: ${end}`,
  gain: ({ amount }: { amount: string }) => `a gain of ${amount}.`,
  loss: ({ amount }: { amount: string }) => `a loss of ${amount}.`,
  neither: 'no exchange gain or loss.',
};

/** What a bank takes for a payment. */
export const bankCharge = {
  bankCharge: 'Bank charge',
  hint: 'Charged by the bank on top of the payment.',
  notByCash: 'Cash has no bank charge. Leave it empty.',
};

/** Why a payment that was held can't be decided about any more. */
export const whyNotHeldPayment = (status: string): string =>
  status === 'Booked'
    ? 'This payment is already in your books. You can take it back in the invoice’s payments.'
    : 'This payment has been refused. If you want it in your books after all, record it by hand.';

/** What the owners are mailed when a payment is held. */
export const heldNews = <Held extends { number: string | null; parties: { to: { name: string } } }>(
  document: Held,
  reported: { amount: Decimal; currency: string },
  requested: Decimal,
) => ({
  subject: `A payment for ${document.number} is waiting for your decision`,
  paragraphs: [
    `${reported.amount} ${reported.currency} was reported as paid online for ${document.number} by ${document.parties.to.name}, but only ${requested} ${reported.currency} was requested.`,
    'It isn’t in your books yet. Check it with your payment provider, then book or refuse it on the invoice.',
  ],
  document,
});

/** A payment that is far above what was requested, for the owner to decide about. */
export const heldPaymentPage = {
  decideLater: 'Decide later',
  reported: ({ amount, requested }: { amount: string; requested: string }) =>
    `A payment of ${amount} was reported, but only ${requested} was requested. It isn’t in your books yet.`,
  bookTitle: ({ amount }: { amount: string }) => `Book ${amount}?`,
  bookLead: 'What’s owed on this invoice is paid, and the surplus becomes credit for the customer.',
  bookPayment: 'Book payment',
  refuseTitle: ({ amount }: { amount: string }) => `Refuse ${amount}?`,
  refuseLead: 'This payment won’t be added to your books. If your provider did receive it, refund it there.',
  refusePayment: 'Refuse payment',
  book: 'Book…',
  refuse: 'Refuse…',
};

/** The exchange rate asked for where money in another currency is given back. */
export const refundRate = {
  today: 'Exchange rate today',
  thatDay: 'Exchange rate on that date',
  hint: ({ currency }: { currency: string }) =>
    `What one ${currency} is worth. If your books say something else, the difference is an exchange gain or loss. Leave it empty to use the rate in your books.`,
};

/** Money paid to a vendor before anything is owed. */
export const advance = {
  paid: 'Advance paid',
  contactPaid:
    'An advance was paid to this vendor. Delete the payment, or cancel the order, before you choose another.',
  currencyPaid:
    'An advance was paid in this currency. Delete the payment, or cancel the order, before you choose another.',
};

/** Taking the discount for early payment with a payment. */
export const earlyDiscount = {
  noTerms: (document: string) => `This ${document} has no discount for early payment.`,
  leavesNothing: 'This pays all that is owed, so there is no discount to take.',
  leavesTooMuch: 'This leaves more than the discount. Pay what is owed less the discount, or leave it out.',
  restTooLarge: ({ most, least }: { most: string; least: string }) =>
    `The discount is ${most} at most: pay ${least} or more, or leave the discount out.`,
  ended: ({ until }: { until: string }) => `The discount for early payment ended on ${until}.`,
};

/** The discount for early payment in the dialog of a payment. */
export const earlyDiscountField = {
  take: ({ percent, amount }: { percent: string; amount: string }) =>
    `Take the ${percent}% discount of ${amount}`,
  endsOn: ({ day }: { day: string }) => `Available until ${day}.`,
  endedOn: ({ day }: { day: string }) => `It ended on ${day}. Take it only if that was agreed.`,
};

/** What is said of early-payment terms wherever they are typed. */
export const earlyTerms = {
  percentWrong: 'Enter a percentage above 0 and below 100.',
  percentTooFine: taxFaults.percentageTooFine,
  percentMissing: 'Enter the percentage, or leave the days empty too.',
  daysWrong: 'A discount can be taken for 0 to 365 days.',
  daysMissing: 'Enter the days, or leave the percentage empty too.',
  offWithin: ({ percent, days }: { percent: string; days: number }) =>
    `${percent}% off if paid within ${counted(days, 'day', 'days')}`,
};

/** A discount for early payment with its last day. */
export const datedDiscount = {
  offUntil: ({ percent, until }: { percent: string; until: string }) => `${percent}% discount until ${until}`,
};
