/** What is read in payment settings. */
export const paymentSettingsWords = {
  paymentSettings: 'Payment settings',
  paymentMethods: 'Payment methods',
  ways: 'How customers can pay an invoice online, from its link or from a payment link you send. A sandbox stands in for each here: no money moves.',
  noWays: 'Nobody takes online payments here yet, so customers pay you directly and you record it.',
  connected: 'Connected',
  notConnected: 'Not connected',
} as const;
