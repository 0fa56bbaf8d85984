import type { TouchRow } from './touch-row.ts';

/** Calls that change the user who is signed in, or who that is. */
export const accountTouches: readonly TouchRow[] = [
  // Who is signed in, and into which business, the session knows: it begins its pages with nothing fetched.
  [
    [],
    '/api/Payment/receive-event',
    '/api/Payment/receive-stripe',
    '/api/Payment/receive-plan-payment',
    '/api/Payment/receive-paystack',
    '/api/Payment/receive-flutterwave',
    '/api/Payment/receive-paypal',
  ],
];
