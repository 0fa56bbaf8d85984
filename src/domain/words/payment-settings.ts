/** What is read in payment settings. */

export const paymentSettings = 'Payment settings';
