/** How often a shop bills a plan. */
export type BilledInterval = 'month' | 'year';

/** Where a plan that a shop was asked to bill stands there: its owner is asked, pays for it, is late with paying the shop, or it has come to an end. */
const billedStatuses = ['Pending', 'Active', 'Frozen', 'Ended'] as const;
export type BilledStatus = (typeof billedStatuses)[number];
