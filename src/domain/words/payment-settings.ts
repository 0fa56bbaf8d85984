/** What is read in payment settings. */

export const paymentSettings = 'Payment settings';
export const paymentMethods = 'Other payment methods';
export const ways =
  'These can’t be connected yet. They’re simulated here so that you can try them: no money moves.';
export const noWays = 'These can’t be connected yet.';
export const simulated = 'Simulated';
export const notConnected = 'Not available';
