import type { TouchRow } from './touch-row.ts';

/** Calls that no page sends, so that no query of one is touched by them. */
export const accountTouches: readonly TouchRow[] = [
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
