import type { Cap, Plan, PlanFlag } from '../access/plans.ts';

/** What a plan is called, and for whom it is. */
export const planWords: Readonly<Record<Plan, { name: string; meant: string }>> = {
  free: { name: 'Free', meant: 'To get started: quotes, invoices and a few customers.' },
  starter: { name: 'Starter', meant: 'For a shop that counts its stock.' },
  trial: { name: 'Trial', meant: 'A 14-day trial of Growth with lower limits.' },
  growth: { name: 'Growth', meant: 'For a business that does its own bookkeeping.' },
  enterprise: { name: 'Enterprise', meant: 'No limits, and invoices in any currency.' },
};

export const capWords: Readonly<Record<Cap, string>> = {
  invoices: 'Invoices and receipts',
  inventory: 'Items',
  clients: 'Customers',
};

export const flagWords: Readonly<Record<PlanFlag, string>> = {
  barcode: 'Barcodes',
  importInventory: 'Item import',
  stockAnalysis: 'Stock analysis',
  inventoryValuation: 'Inventory valuation',
  multiCurrency: 'Multiple currencies',
  multiLocation: 'Multiple locations and stock transfers',
  purchaseOrders: 'Purchase orders',
  vendors: 'Vendors',
  bills: 'Bills',
  accounting: 'Accounting reports',
  employeeSalesReport: 'Sales by employee',
  vendorAgingReport: 'Vendor aging',
  purchasesByVendorReport: 'Purchases by vendor',
  statementOfAccount: 'Statements of account',
  auditTrail: 'Audit trail',
  budgetPlanning: 'Budget planning',
  advancedAccounting: 'Advanced accounting',
};

/** Where the prices of the plans will be. */
export const noPriceYet = 'No charge yet';

/** What of the flags can be used today; what can't is no reason to choose a plan, and none names it. */
export const builtFlags: ReadonlySet<PlanFlag> = new Set([
  'advancedAccounting',
  'barcode',
  'importInventory',
  'inventoryValuation',
  'multiCurrency',
  'multiLocation',
  'accounting',
  'statementOfAccount',
  'vendors',
  'bills',
  'purchaseOrders',
  'stockAnalysis',
]);

/** A cap in words: "10", or "Unlimited". */
export const limitWord = (limit: number): string => (Number.isFinite(limit) ? String(limit) : 'Unlimited');

/** How much of a cap is used: "8 of 10". */
export const usedWord = (used: number, limit: number | null): string =>
  limit === null ? String(used) : `${used} of ${limit}`;

/** Why the chart refuses an event in a standing. */
export const whyNotSubscription = (_: { status: string }, event: { type: string }): string =>
  event.type === 'trial.end'
    ? 'Only a trial ends.'
    : 'A trial is only for new businesses. Choose another plan.';
