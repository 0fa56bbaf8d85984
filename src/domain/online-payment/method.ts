/** The ways to pay online, one per call of the spec. */
export const payMethods = ['card', 'flutterwave', 'paypal', 'paystack'] as const;
export type PayMethod = (typeof payMethods)[number];
