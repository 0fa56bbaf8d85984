import type { TouchRow } from './touch-row.ts';

/** Calls that change the online store, and the payment providers. */
export const storeTouches: readonly TouchRow[] = [
  [
    ['online-store'],
    // Orders are booked in the background as well: what they touch elsewhere is asked for when its page opens.
    '/api/onboarding/retry-shopify-order',
    '/api/onboarding/retry-shopify-orders',
    '/api/onboarding/retry-shopify-count',
    '/api/onboarding/sync-shopify',
    '/api/onboarding/move-shopify-import',
    '/api/onboarding/map-shopify',
    '/api/onboarding/settle-shopify-payouts',
  ],
  [
    ['payment-providers', 'account'],
    '/api/Subscription/StripeConnect',
    '/api/Subscription/StripeAccountLink',
    '/api/Subscription/GetConnectAccount',
    '/api/onboarding/disconnect-stripe',
    '/api/onboarding/create-paystack-sub-account',
    '/api/onboarding/disconnect-paystack',
    '/api/onboarding/create-flutterwave-subaccount',
    '/api/onboarding/disconnect-flutterwave',
    '/api/onboarding/register-business-on-paypal',
    '/api/onboarding/paypal-on-bording',
    '/api/onboarding/disconnect-paypal',
  ],
];
