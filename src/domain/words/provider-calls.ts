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
  flutterwaveBanks: 'The banks Flutterwave pays out to in a country; the business’s own unless told.',
  checkFlutterwaveAccount: 'Whose a bank account is, as Flutterwave’s banks say.',
  connectFlutterwave: 'Connects Flutterwave to a bank account whose name was confirmed.',
  disconnectFlutterwave: 'Disconnects Flutterwave; payment pages that are open run out, and are booked.',
  paypalPage: 'PayPal’s own page on which the business’s account is connected, or its set-up goes on.',
  lookAtPaypal: 'Asks PayPal how the business’s account is, and keeps the answer.',
  disconnectPaypal: 'Disconnects PayPal; payment pages that are open run out, and are booked.',
  receiveFlutterwave: 'Takes in what Flutterwave reports of payments, under its secret hash.',
  receivePaypal: 'Takes in what PayPal reports of orders and accounts, signed by it.',
  listProviders: 'The providers that can be connected, and where each connection is.',
  receiveStripe: 'Takes in what Stripe reports of connected accounts, signed by it.',
};
