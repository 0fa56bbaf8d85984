/** What is read in answers about payment providers. The spec's own, where it has them: M96, M97, M115 to M117. */

export const accountBegun = 'Go on with Stripe’s set-up next.';
/** The provider's page comes next. */
export const leaveForSetUp = {
  stripe: 'Stripe asks for your details next.',
  paypal: 'PayPal asks for your permission next.',
} as const;
/** An account at a provider that is connected on its own pages. */
export const accountState = { stripe: 'Your Stripe account', paypal: 'Your PayPal account' } as const;
export const bankList = 'Banks';
export const accountChecked = 'Check that this is your account.';
/** Once it takes payments, by the provider. */
export const connected = {
  paystack: 'Paystack account connected',
  flutterwave: 'Flutterwave account connected',
} as const;
export const providerList = 'Payment providers';
/** Once it is gone, by the provider. */
export const disconnected = {
  stripe: 'Stripe account disconnected',
  paystack: 'Paystack account disconnected',
  flutterwave: 'Flutterwave account disconnected',
  paypal: 'Paypal account disconnected',
} as const;
export const foreignReturn = 'returnurl must be a page of this site.';
