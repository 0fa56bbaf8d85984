import type { PayoutStatus } from '../online-store/payout.ts';

/** Why a payout of the store isn’t in the books yet, and the way out. */
export const payoutRate = ({ currency }: { currency: string }) =>
  `There’s no exchange rate for ${currency} on its day. Add one under Currencies, and it will be booked.`;
export const payoutBankIn = ({ currency }: { currency: string }) =>
  `Add a bank in ${currency}, or make one in the currency of your books your default.`;
export const payoutDiffers = 'Its entries don’t add up to what was paid. Check it in your store.';
export const payoutBank = 'Add a bank in the currency of your books, and make it your default.';
export const payoutLocked = 'Your books are locked up to today. Unlock them to book it.';

/** What the journal says of one. */
export const payoutMemo = ({ id, net }: { id: string; net: string }) => `Online store payout ${id} (${net})`;

/** A way of paying as people call it: the shop's own word begins small and has underscores. */
export const gatewayCalled = (gateway: string): string => {
  const name = gateway.replaceAll('_', ' ');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
};

/** What the page says of the store’s money. */
export const storeMoneyWords = {
  title: 'Money from your store',
  lead: 'What each payment method received, what your store has paid out, and what it still has. We check it every day.',
  gateway: 'Payment method',
  gatewayName: ({ gateway }: { gateway: string }) => gatewayCalled(gateway),
  request: ({ customer, orders, day }: { customer: string; orders: readonly string[]; day: string }) =>
    `${customer || 'A customer'} of your store asks what you keep about them${orders.length > 0 ? ` (orders ${orders.join(', ')})` : ''}. Answer them by ${day}.`,
  answered: 'I’ve answered',
  account: 'Account',
  applied: 'Received',
  paidOut: 'Paid out',
  balance: 'Still to come',
  open: 'Not paid out',
  goesStraight: 'Its payments go straight to this account, so we can’t check what your store still owes you.',
  law: 'When your store tells us to forget a customer, we remove their name and email from its orders. Invoices you’ve issued keep them, as the law asks.',
  more: ({ names }: { names: readonly string[] }) => names.join(', '),
  getPayouts: 'Get payouts now',
  none: 'Payments will appear here once orders are in your books.',
  sameAccount: ({ account }: { account: string }) => `Same as payments (${account})`,
  paidOuts: 'Payouts',
  paidOn: 'Date',
  status: 'Status',
  fees: 'Fees',
  net: 'Amount',
  why: 'Reason',
  accounts: 'Accounts by payment method',
  accountsLead: 'A change counts for payments from now on.',
  places: 'Locations',
  placesLead:
    'Goods leave the location you choose here, and your store is told when its stock changes. Orders from a location without one are on hold.',
  choose: 'Choose a location',
  saved: 'Saved. It counts from now on.',
} as const;

/** Where a payout is, in a word. */
export const payoutStatusWords: Readonly<Record<PayoutStatus, string>> = {
  Announced: 'On its way',
  Paid: 'Paid out',
  Failed: 'Sent back',
};

/** What answers about the store’s money say. */
export const moneyAnswer = 'Money from your store';
export const payoutsSettled = 'We’ve checked what your store has paid out.';
export const gatewayUnknown = 'Your store hasn’t used this payment method.';
export const placeNotSeen = 'Your store doesn’t have this location.';
export const gatewayAccountWrong =
  'Choose a cash or bank account in the currency of your books or your store.';
export const locationInactive = 'Choose a location that’s in use.';
