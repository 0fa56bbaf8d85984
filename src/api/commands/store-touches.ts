import type { TouchRow } from './touch-row.ts';

/** Calls that change the online store, and the payment providers. */
export const storeTouches: readonly TouchRow[] = [
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
