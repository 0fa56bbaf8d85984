/** What is read in payment settings. */

export const paymentSettings = 'Payment settings';
export const paymentMethods = 'Payment methods';
export const ways =
  'How customers can pay an invoice online, from its link or a payment link you send. Each provider is simulated here: no money moves.';
export const noWays =
  'Nobody takes online payments here yet, so customers pay you directly and you record it.';
export const connected = 'Connected';
export const notConnected = 'Not connected';
