import { type Refusal, refusal } from '../values/refusal.ts';
import { access as words } from '../words/everywhere.ts';

/**
 * What each plan allows: three caps and a list of flags.
 * Source: sales-and-access, section 6; answers.md, "Roles, permission sets, plans".
 */
export type Plan = 'free' | 'trial' | 'starter' | 'growth' | 'enterprise';
/** What can be chosen; a trial is only begun with. */
export type ChosenPlan = Exclude<Plan, 'trial'>;
export const caps = ['invoices', 'inventory', 'clients'] as const;
export type Cap = (typeof caps)[number];
/** What is counted as it is written: what a plan caps, and what no plan does but a list tells the number of. */
export const counted = [...caps, 'vendors', 'expenses'] as const;
export type Counted = (typeof counted)[number];
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
  /** How many people may work in a business; null for any number. Source: finance-answers, Q91. */
  seats: number | null;
  flags: ReadonlySet<PlanFlag>;
}

const unlimited = Number.POSITIVE_INFINITY;

/** Caps count what exists and is not deleted, per business. */
export const planTables: Readonly<Record<Plan, PlanTable>> = {
  free: { caps: { invoices: 10, inventory: 5, clients: 10 }, seats: 1, flags: new Set() },
  starter: {
    caps: { invoices: 50, inventory: 50, clients: unlimited },
    seats: 2,
    flags: new Set(midFlags),
  },
  trial: {
    caps: { invoices: 15, inventory: 15, clients: unlimited },
    seats: 5,
    flags: new Set(growthFlags),
  },
  growth: {
    caps: { invoices: 500, inventory: 500, clients: unlimited },
    seats: 5,
    flags: new Set([...growthFlags, 'multiLocation']),
  },
  enterprise: {
    caps: { invoices: unlimited, inventory: unlimited, clients: unlimited },
    seats: null,
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
export const seatsOfPlan = (plan: Plan): number | null => planTables[plan].seats;
export const planHas = (plan: Plan, flag: PlanFlag): boolean => planTables[plan].flags.has(flag);

/** How much a plan keeps of something, null where nothing bounds it, and how much of that is used. */
export interface Room {
  limit: number | null;
  used: number;
}

/** The refusal of what a plan has no room for, with the limit and how much of it is used. */
export const capReached = (cap: Cap, { limit, used }: Room): Refusal =>
  refusal('plan-limit', words.limitReached, { details: { cap, limit, used } });

const trialDays = 14;

/** When a trial that begins now ends. */
export const trialEnd = (now: Date): Date => new Date(now.getTime() + trialDays * 86_400_000);

/** The plan a business is on at a moment: a trial that has ended is the free plan. */
export const planAt = (plan: Plan, trialEndsAt: Date | null, now: Date): Plan =>
  plan === 'trial' && trialEndsAt !== null && trialEndsAt <= now ? 'free' : plan;

/** The plans that can be chosen, the smallest first. */
export const chosenPlans: readonly ChosenPlan[] = ['free', 'starter', 'growth', 'enterprise'];

/**
 * The plan a name selects, whatever its letters; a name there is no plan of selects the smallest.
 * Source: sales-and-access, sections 1 and 6.
 */
export const planNamed = (name: string): Plan => {
  const small = name.toLowerCase();
  return Object.hasOwn(planTables, small) ? (small as Plan) : 'free';
};

/** Numbers of plans on the wire: 2, 3, 13 and 18 are the spec', 1 and 4 ours. */
const planIds: Readonly<Record<number, Plan>> = {
  1: 'free',
  2: 'starter',
  3: 'growth',
  4: 'trial',
  13: 'enterprise',
  18: 'enterprise',
};

/** The plan of a number; undefined for one there is none of. */
export const planById = (id: number): Plan | undefined => planIds[id];

export const idOfPlan = (plan: Plan): number =>
  Number(Object.keys(planIds).find((id) => planIds[Number(id)] === plan));

/** The smallest plan that can be chosen and has the flag. */
export const planWith = (flag: PlanFlag): ChosenPlan => chosenPlans.find((plan) => planHas(plan, flag))!;

/** The smallest plan that holds more of what is counted than another does. */
export const planBeyond = (plan: Plan, cap: Cap): ChosenPlan | undefined =>
  chosenPlans.find((one) => capOf(one, cap) > capOf(plan, cap));

/** The smallest plan that comes with more seats than these. */
export const planWithSeats = (seats: number): ChosenPlan | undefined =>
  chosenPlans.find((one) => (seatsOfPlan(one) ?? unlimited) > seats);
