/**
 * What each plan allows: three caps and a list of flags.
 * Source: sales-and-access, section 6; answers.md, "Roles, permission sets, plans".
 */
export type Plan = 'free' | 'trial' | 'starter' | 'growth' | 'enterprise';
export type Cap = 'invoices' | 'inventory' | 'clients';
export type PlanFlag =
  | 'barcode'
  | 'importInventory'
  | 'stockAnalysis'
  | 'inventoryValuation'
  | 'multiCurrency'
  | 'multiLocation'
  | 'purchaseOrders'
  | 'vendors'
  | 'bills'
  | 'accounting'
  | 'employeeSalesReport'
  | 'vendorAgingReport'
  | 'purchasesByVendorReport'
  | 'statementOfAccount'
  | 'auditTrail'
  | 'budgetPlanning'
  | 'advancedAccounting';

const reportFlags: PlanFlag[] = [
  'accounting',
  'employeeSalesReport',
  'vendorAgingReport',
  'purchasesByVendorReport',
];
const midFlags: PlanFlag[] = ['barcode', 'importInventory', 'stockAnalysis'];
const growthFlags: PlanFlag[] = [
  ...midFlags,
  ...reportFlags,
  'inventoryValuation',
  'purchaseOrders',
  'vendors',
  'bills',
  'auditTrail',
  'advancedAccounting',
];

interface PlanTable {
  caps: Record<Cap, number>;
  flags: ReadonlySet<PlanFlag>;
}

const unlimited = Number.POSITIVE_INFINITY;

/** Caps count what exists and is not deleted, per business. */
export const planTables: Readonly<Record<Plan, PlanTable>> = {
  free: { caps: { invoices: 10, inventory: 5, clients: 10 }, flags: new Set() },
  starter: { caps: { invoices: 50, inventory: 50, clients: unlimited }, flags: new Set(midFlags) },
  trial: { caps: { invoices: 15, inventory: 15, clients: unlimited }, flags: new Set(growthFlags) },
  growth: {
    caps: { invoices: 500, inventory: 500, clients: unlimited },
    flags: new Set([...growthFlags, 'multiLocation']),
  },
  enterprise: {
    caps: { invoices: unlimited, inventory: unlimited, clients: unlimited },
    flags: new Set([
      ...growthFlags,
      'multiLocation',
      'multiCurrency',
      'statementOfAccount',
      'budgetPlanning',
    ]),
  },
};

export const capOf = (plan: Plan, cap: Cap): number => planTables[plan].caps[cap];
export const planHas = (plan: Plan, flag: PlanFlag): boolean => planTables[plan].flags.has(flag);
