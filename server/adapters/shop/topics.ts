/** What the product asks a shop to report. */
export const topics = [
  'orders/create',
  'orders/updated',
  'orders/paid',
  'orders/cancelled',
  'orders/fulfilled',
  'refunds/create',
  'app/uninstalled',
] as const;
