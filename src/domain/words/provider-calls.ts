/** What each call about payment providers does, in one line. */
export const providerCallWords = {
  connectStripe: 'Begins a Stripe account of the business, or goes on with the one that was begun.',
  stripeAccountLink:
    'Stripe’s own page on which the set-up of the business’s account goes on; good for minutes.',
  getStripeAccount: 'Asks Stripe how the business’s account is, and keeps the answer.',
  disconnectStripe: 'Disconnects Stripe; payment pages that are open run out, and are booked.',
  paystackBanks: 'The banks Paystack pays out to in a country; the business’s own unless told.',
  checkPaystackAccount: 'Whose a bank account is, in the bank’s words.',
  connectPaystack: 'Connects Paystack to a bank account whose name was confirmed.',
  disconnectPaystack: 'Disconnects Paystack; payment pages that are open run out, and are booked.',
  receivePaystack: 'Takes in what Paystack reports of payments, signed by it.',
  listProviders: 'The providers that can be connected, and where each connection is.',
  getOnlineMoney: 'What became of money paid online for an invoice: payments, refunds and disputes.',
  refundOnline: 'Asks the provider to refund a payment made online, once, and follows its answer.',
  listPayouts: 'Payouts of payment providers, the newest first, and what is in the payment clearing.',
  recordPayout: 'Records a payout of a provider that reports none.',
  receiveStripe: 'Takes in what Stripe reports of connected accounts, signed by it.',
};
