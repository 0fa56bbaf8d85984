import { counted } from './everywhere.ts';

type Interval = 'month' | 'year';

const people = (seats: number | null): string =>
  seats === null ? 'any number of people' : counted(seats, 'person', 'people');

const paidBy: Readonly<Record<Interval, string>> = { month: 'monthly', year: 'yearly' };

/** What the plans cost, wherever they are side by side. */
export const planPrices = {
  howToPay: 'Pay monthly or yearly',
  interval: { month: 'Monthly', year: 'Yearly' } satisfies Record<Interval, string>,
  every: { month: 'a month', year: 'a year' } satisfies Record<Interval, string>,
  currency: 'Currency',
  free: 'Free of charge',
  people: 'People',
  eachFurther: ({ price }: { price: string }) => `${price} for each further person`,
  withoutTax: 'Prices don’t include tax.',
  notSold: 'Not sold in this currency',
  sold: 'Every new business starts with a 14-day trial of Growth with lower limits, then moves to Free. You can choose a plan whenever you like, and nobody asks for a card before that.',
};

/** The plan a business is on, and what is about to happen to it. */
export const ownPlan = {
  tabs: 'Plans and billing',
  plans: 'Plans',
  billing: 'Billing',
  terms: ({ interval, seats }: { interval: Interval; seats: number | null }) =>
    `Billed ${paidBy[interval]}, for ${people(seats)}.`,
  renews: ({ amount, day }: { amount: string; day: string }) => `Next payment: ${amount} on ${day}.`,
  members: 'People, with those invited',
  deal: ({ plan, seats }: { plan: string; seats: number | null }) =>
    `Your deal code gives you ${plan} for ${people(seats)}, for good.`,
  storeBills: 'Your online store bills this plan. You change or cancel it there.',
  ends: ({ plan, day, next }: { plan: string; day: string; next: string }) =>
    `You have ${plan} until ${day}. Then you’ll move to ${next}.`,
  becomes: ({ plan, day, next }: { plan: string; day: string; next: string }) =>
    `You have ${plan} until ${day}. Then ${next} begins.`,
  termsOf: ({ plan, interval, seats }: { plan: string; interval: Interval; seats: number | null }) =>
    `${plan}, billed ${paidBy[interval]}, for ${people(seats)}`,
  keep: ({ plan }: { plan: string }) => `Keep ${plan}`,
  kept: ({ plan }: { plan: string }) => `You’re keeping ${plan}.`,
  unfinished: ({ plan, until }: { plan: string; until: string }) =>
    `You haven’t finished paying for ${plan}. You can until ${until}; nothing has changed so far.`,
  finish: 'Continue to payment',
};

/** The change of a plan, step by step. */
export const changePlanWords = {
  switchTo: ({ plan }: { plan: string }) => `Switch to ${plan}`,
  changeOwn: 'Change people or billing',
  titleOwn: ({ plan }: { plan: string }) => `Change your ${plan} plan`,
  lead: 'Nothing changes until you’ve seen what it costs and agreed.',
  steps: ['Your choice', 'Review'],
  next: 'Review',
  close: 'Close',
  people: 'People',
  included: (seats: number) => `${counted(seats, 'person is', 'people are')} included.`,
  further: ({ price, interval }: { price: string; interval: Interval }) =>
    `Each further person costs ${price} a ${interval}.`,
  anyNumber: 'Any number of people can work in your business.',
  peopleMissing: (least: number) => `Enter a whole number of people, at least ${least}.`,
  wholePrice: ({ price, interval }: { price: string; interval: Interval }) =>
    `${price} a ${interval}, without tax.`,
  addCoupon: 'Add a coupon',
  coupon: 'Coupon code',
  couponHint: 'Capital or small letters make no difference.',
  useCoupon: 'Use coupon',
  withoutCoupon: 'Continue without a coupon',
  removeCoupon: 'Remove coupon',
  hasCoupon: ({ code }: { code: string }) => `Coupon ${code}`,
  notDone: 'The plan wasn’t changed',
  couponRefused: 'This coupon can’t be used',
  confirm: {
    pay: ({ amount }: { amount: string }) => `Pay ${amount}`,
    page: 'Continue to payment',
    free: ({ plan }: { plan: string }) => `Switch to ${plan}`,
    later: ({ day }: { day: string }) => `Change on ${day}`,
  },
  actionNeeded: 'Your bank wants you to confirm this payment. Nothing changes until you do.',
  openPage: 'Confirm at your bank',
  tryAgain: 'Try again',
  noAnswer: 'Something went wrong!',
  done: ({ plan }: { plan: string }) => `You’re on ${plan} now.`,
  unknown: 'We don’t know yet whether this went through. Trying again never charges you twice.',
  upward: ({ plan, interval, seats }: { plan: string; interval: Interval; seats: number | null }) =>
    `Part of this change can start now: ${plan}, billed ${paidBy[interval]}, for ${people(seats)}.`,
  chooseUpward: 'Only change this part, now',
};

/** What a change comes to. */
export const planPreview = {
  lines: 'What you pay',
  for: 'For',
  amount: 'Amount',
  plan: ({ plan }: { plan: string }) => `${plan} plan`,
  seats: (count: number) => counted(count, 'further person', 'further people'),
  credit: ({ plan }: { plan: string }) => `Unused part of ${plan}`,
  days: ({ days, of }: { days: number; of: number }) => `${days} of ${of} days`,
  coupon: ({ off }: { off: string }) => `Coupon: ${off}`,
  net: 'Subtotal',
  tax: 'Tax',
  total: 'Total',
  credited: 'Plan credit',
  due: 'Due now',
  nothingDue: 'Nothing is due now.',
  afterwards: ({ amount, day, interval }: { amount: string; day: string; interval: Interval }) =>
    `Then ${amount} on ${day}, and every ${interval} after that.`,
  toCredit: ({ amount }: { amount: string }) =>
    `${amount} becomes plan credit, which pays your next invoices.`,
  untilThen: ({ plan, day }: { plan: string; day: string }) =>
    `You keep ${plan} until ${day}. You can change your mind until then.`,
};

/** What a smaller plan doesn’t have. */
export const planLoss = {
  from: ({ day }: { day: string }) => `From ${day} you’ll no longer have`,
  now: 'You’ll no longer have',
  most: ({ cap, limit }: { cap: string; limit: string }) => `${cap}: ${limit} at most`,
  mostAnd: ({ cap, limit, used }: { cap: string; limit: string; used: string }) =>
    `${cap}: ${limit} at most. You have ${used}; you keep them, but can’t add more.`,
  seats: ({ seats, used }: { seats: number; used: number }) =>
    used > seats
      ? `Seats for ${counted(seats, 'person', 'people')}. You have ${used}: those without a seat can read and export, but not change anything.`
      : `Seats for ${counted(seats, 'person', 'people')}`,
  nothingDeleted: 'Nothing you have is deleted.',
};

/** Cancelling a plan. */
export const cancelPlan = {
  cancel: 'Cancel plan',
  title: ({ plan }: { plan: string }) => `Cancel ${plan}?`,
  atEnd: ({ plan, day, next }: { plan: string; day: string; next: string }) =>
    `You keep ${plan} until ${day} and won’t be charged again. Then you’ll move to ${next}. You can change your mind until then.`,
  now: ({ plan, next }: { plan: string; next: string }) =>
    `${plan} ends now and you move to ${next}. We stop trying to collect the open invoice, and you no longer owe it.`,
  keep: 'Keep plan',
  trialTitle: 'End the trial?',
  trialLead: 'Your trial ends now and you move to Free. Nothing is charged.',
  trialKeep: 'Keep the trial',
  trialEnd: 'Switch to Free',
};

/** The billing of a plan. */
export const billingTab = {
  nextPayment: 'Next payment',
  nothingToPay: 'You’re not paying for a plan.',
  choosePlan: 'Choose a plan',
  noFurther: 'You won’t be charged again.',
  open: ({ amount, since }: { amount: string; since: string }) =>
    `We couldn’t collect ${amount}, due on ${since}.`,
  onDay: ({ day }: { day: string }) => `on ${day}`,
  credit: ({ amount }: { amount: string }) =>
    `You have ${amount} of plan credit. It pays your invoices first.`,
  method: 'Payment method',
  noMethod: 'You’ll enter one when you choose a paid plan.',
  methodLead: 'We charge this when your plan renews.',
  changeMethod: 'Change payment method',
  couponTitle: 'Coupon',
  couponLead: 'A coupon you add here counts from your next invoice.',
  enterCoupon: 'Enter the code of the coupon.',
  history: 'Billing history',
  noHistory: 'Your invoices for Counterfoil will appear here.',
  columns: {
    date: 'Date',
    plan: 'Plan',
    people: 'People',
    amount: 'Amount',
    status: 'Status',
    invoice: 'Invoice',
  },
  status: {
    Open: { word: 'Open', tone: 'waiting' },
    Paid: { word: 'Paid', tone: 'settled' },
    Failed: { word: 'Failed', tone: 'stopped' },
    Void: { word: 'Void', tone: 'draft' },
    Refunded: { word: 'Refunded', tone: 'draft' },
    Trial: { word: 'Trial', tone: 'draft' },
  } as const,
  includesTax: ({ tax }: { tax: string }) => `${tax} tax included`,
  couponInForce: ({ coupon }: { coupon: string }) => `Coupon: ${coupon}`,
  withCoupon: ({ coupon }: { coupon: string }) => `Coupon ${coupon}`,
  download: 'Download PDF',
  asExpense: 'Enter as expense',
};

/** The store's own billing. */
export const storeBilling = {
  title: 'Pay through your online store',
  lead: ({ shop }: { shop: string }) =>
    `You came to us from ${shop}. It can bill your plan together with your store’s other costs.`,
  pay: ({ plan, interval }: { plan: string; interval: Interval }) => `${plan}, ${paidBy[interval]}`,
  plan: 'Plan',
  go: 'Continue to your store',
};

/** What is over every page of an owner while there is something to know about the plan. */
export const planBanner = {
  trialDays: (days: number, day: string) =>
    `Your trial ends in ${counted(days, 'day', 'days')}, on ${day}. Then you’ll move to Free.`,
  trialToday: 'Your trial ends today. Then you’ll move to Free.',
  choosePlan: 'Choose a plan',
  pastDue: ({ amount, plan, day, next }: { amount: string; plan: string; day: string; next: string }) =>
    `We couldn’t collect ${amount} for ${plan}. Pay by ${day} to keep ${plan}. After that you’ll move to ${next}.`,
  nextTry: ({ day }: { day: string }) => `We’ll try again on ${day}.`,
  changeFirst: 'We won’t try this payment method again. Change it, or pay now.',
  payNow: ({ amount }: { amount: string }) => `Pay ${amount}`,
};

/** What became of a payment that somebody comes back from, by where its chart is. */
export const paymentReturn = {
  confirming: 'Confirming your payment…',
  paid: 'Your payment is confirmed.',
  credited:
    'Your payment arrived too late for this change. It’s now plan credit and pays your next invoices.',
  failed: 'Your bank declined the payment. Nothing has changed.',
  lapsed: 'Nothing was paid, and nothing has changed.',
  later: 'We’ll email you when the payment is confirmed.',
};
