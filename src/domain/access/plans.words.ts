import { access } from '../words/everywhere.ts';
import type { Cap, Plan, PlanFlag } from './plans.ts';

/** What a plan is called, and for whom it is. */
export const plans = {
  planWords: {
    free: { name: 'Free', summary: 'To get started: quotes, invoices and a few customers.' },
    starter: { name: 'Starter', summary: 'For a shop that counts its stock.' },
    trial: { name: 'Trial', summary: 'A 14-day trial of Growth with lower limits.' },
    growth: { name: 'Growth', summary: 'For a business that does its own bookkeeping.' },
    enterprise: { name: 'Enterprise', summary: 'No limits, and invoices in any currency.' },
  } satisfies Readonly<Record<Plan, { name: string; summary: string }>>,
  capWords: {
    invoices: 'Invoices and receipts',
    inventory: 'Items',
    clients: 'Customers',
  } satisfies Readonly<Record<Cap, string>>,
  flagWords: {
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
    vendorAgingReport: 'Payable ageing',
    purchasesByVendorReport: 'Purchases by vendor',
    statementOfAccount: 'Statements of account',
    auditTrail: 'Audit trail',
    budgetPlanning: 'Budget planning',
    advancedAccounting: 'Advanced accounting',
  } satisfies Readonly<Record<PlanFlag, string>>,

  /** Where the prices of the plans will be. */
  noPriceYet: 'No charge yet',

  /** A cap in words: "10", or "Unlimited". */
  limitWord: (limit: number): string => (Number.isFinite(limit) ? String(limit) : 'Unlimited'),

  /** How much of a cap is used: "8 of 10". */
  usedWord: (used: number, limit: number | null): string =>
    limit === null ? String(used) : `${used} of ${limit}`,

  /** Why the chart refuses an event in a standing. */
  whyNotSubscription: (_: { status: string }, event: { type: string }): string =>
    event.type === 'trial.end'
      ? 'Only a trial ends.'
      : 'A trial is only for new businesses. Choose another plan.',
};

/** The plans side by side. */
export const planCards = {
  quotesInvoicesReceipts: 'Quotes, invoices and receipts',
  everythingIn: ({ plan }: { plan: string }) => `Everything in ${plan}, and`,
  yourPlan: '· your plan',
};

export const plansPage = {
  plans: 'Plans',
  onePlan: 'Plan',
  yourPlan: 'Your plan',
  youAreOnThe: 'You are on the',
  plan: 'plan',
  trialEnds: (ends: string) => `, which ends on ${ends}; then the free plan begins. `,
  changeTo: (name: string) => `Switch to ${name}`,
  stay: 'Stay',
  changeToNamed: (name: string) => `Switch to ${name}?`,
  lead: 'The change is immediate and applies to everyone. Nothing is charged: payment is simulated here. Nothing you have is deleted.',
};

export const pricingPage = {
  title: 'Plans and prices',
  lead: 'Every new business starts with a 14-day trial of Growth with lower limits, then moves to Free. Nothing is charged yet, and you can switch plans in the settings at any time.',
  limits:
    'Limits count what exists and is not deleted. Reaching one hides nothing you have. The details are in the',
  subscriptionTerms: 'subscription terms',
  createAnAccount: 'Create an account',
};

export type Picture = 'paper' | 'people' | 'stock' | 'report' | 'money';

/** What an upgrade prompt says. Source: sales-and-access, section 6, "Upgrade prompts". */
export interface UpgradePrompt {
  header: string;
  title: string;
  subtitle: string;
  bullets: readonly string[];
  picture: Picture;
}

export type UpgradeType =
  | Exclude<PlanFlag, 'vendorAgingReport' | 'purchasesByVendorReport' | 'accounting' | 'statementOfAccount'>
  | 'clientStatement'
  | 'vendorAging'
  | 'purchasesByVendor'
  | 'accountReports'
  | 'createClient'
  | 'addInventory'
  | 'createInvoice'
  | 'createQuote';

const prompt = (
  picture: Picture,
  header: string,
  title: string,
  subtitle: string,
  ...bullets: string[]
): UpgradePrompt => ({ picture, header, title, subtitle, bullets });

const ofFlag: Readonly<Partial<Record<PlanFlag, UpgradeType>>> = {
  statementOfAccount: 'clientStatement',
  vendorAgingReport: 'vendorAging',
  purchasesByVendorReport: 'purchasesByVendor',
  accounting: 'accountReports',
};

const ofCap: Readonly<Record<Cap, UpgradeType>> = {
  invoices: 'createInvoice',
  inventory: 'addInventory',
  clients: 'createClient',
};

/** What is drawn beside a prompt. */
export const upgrade = {
  /** Every prompt there is. */
  upgradePrompts: {
    clientStatement: prompt(
      'people',
      'Customers',
      'Send statements of account',
      'One document with everything a customer owes.',
      'Every invoice, payment and credit in order',
      'As PDF or by email',
      'For any dates',
    ),
    auditTrail: prompt(
      'report',
      'Accounting',
      'See who did what',
      'Every action with its name and time.',
      'What was changed, and what it was before',
      'By person, document or day',
      'Nothing can be removed',
    ),
    vendorAging: prompt(
      'report',
      'Reports',
      'Know what you owe, and for how long',
      'Open bills by their age.',
      'Current, 30, 60, 90 days and older',
      'By vendor, down to the bill',
      'As of any day',
    ),
    purchasesByVendor: prompt(
      'report',
      'Reports',
      'Purchases by vendor',
      'What you bought, and from whom.',
      'Totals by vendor for any period',
      'Down to the bill',
      'To compare one year with another',
    ),
    employeeSalesReport: prompt(
      'report',
      'Reports',
      'Sales by employee',
      'Who sold what.',
      'Totals by person for any period',
      'Down to the invoice',
      'For commissions and plans',
    ),
    accountReports: prompt(
      'report',
      'Reports',
      'Read your books',
      'Trial balance, journal and ledgers.',
      'Open any figure to see what it’s made of',
      'As of any day',
      'Balanced, always',
    ),
    bills: prompt(
      'paper',
      'Purchasing',
      'Keep your bills',
      'What vendors send you, posted as it comes.',
      'Due dates tracked for you',
      'Payments by bill or in one batch',
      'Stock received with the bill',
    ),
    advancedAccounting: prompt(
      'report',
      'Accounting',
      'Advanced accounting',
      'Accounts of your own.',
      'A chart of accounts of your own',
      'The codes your accountant uses',
      'Defaults for every posting',
    ),
    budgetPlanning: prompt(
      'money',
      'Accounting',
      'Plan with a budget',
      'What you plan to earn and spend, next to what you did.',
      'By account and month',
      'Compared with the books',
      'For one year or several',
    ),
    inventoryValuation: prompt(
      'stock',
      'Inventory',
      'Know what your stock is worth',
      'Every item at what it cost.',
      'Cost, price and margin of each item',
      'As of any day',
      'Always matches your books',
    ),
    purchaseOrders: prompt(
      'paper',
      'Purchasing',
      'Order from your vendors',
      'Orders that become bills.',
      'Sent as PDF',
      'Received in parts',
      'Billed without typing again',
    ),
    vendors: prompt(
      'people',
      'Purchasing',
      'Keep your vendors',
      'Everyone you buy from, with their details.',
      'Addresses, terms and bank details',
      'What you owe each',
      'Their bills and orders in one place',
    ),
    barcode: prompt(
      'stock',
      'Inventory',
      'Sell by barcode',
      'Scan an item instead of searching for it.',
      'A barcode on every item, yours or one made for you',
      'Labels to print, with name and price',
      'Scan into invoices, transfers and lists, by scanner or camera',
    ),
    createClient: prompt(
      'people',
      access.limitReached,
      'Add more customers',
      'You’ve used all the customers in your plan.',
      'The customers you have stay',
      'Delete one to free a slot',
      'A larger plan has no such limit',
    ),
    importInventory: prompt(
      'stock',
      'Inventory',
      'Import your items',
      'From a list you already have.',
      'Columns matched for you',
      'Checked before anything is saved',
      'Opening stock with it',
    ),
    addInventory: prompt(
      'stock',
      access.limitReached,
      'Add more items',
      'You’ve used all the items in your plan.',
      'The items you have stay',
      'Delete one to free a slot',
      'A larger plan has room for more',
    ),
    createInvoice: prompt(
      'paper',
      access.limitReached,
      'Write more invoices',
      'You’ve used all the invoices and receipts in your plan.',
      'Everything you’ve written stays, and can be paid',
      'Delete a draft to free a slot',
      'A larger plan has room for more',
    ),
    createQuote: prompt(
      'paper',
      'Selling',
      'Write quotes',
      'Offers that become invoices.',
      'Sent as PDF or by link',
      'Converted without typing again',
      'Answered or not, in one list',
    ),
    multiCurrency: prompt(
      'money',
      'Enterprise',
      'Sell in other currencies',
      'Documents in your customer’s money, books in yours.',
      'Rates by day',
      'Gains and losses booked for you',
      'Statements in your customer’s currency',
    ),
    stockAnalysis: prompt(
      'stock',
      'Inventory',
      'Understand your stock',
      'What sells and what doesn’t.',
      'How fast each item sells',
      'What runs out next',
      'Draft orders for what’s running low',
    ),
    multiLocation: prompt(
      'stock',
      'Inventory',
      'Several locations',
      'See stock where it is, and move it where it’s needed.',
      'Quantities per location',
      'Transfers between them',
      'Documents by location',
    ),
  } satisfies Readonly<Record<UpgradeType, UpgradePrompt>>,

  /** The prompt for a flag the plan lacks. */
  promptOfFlag: (flag: PlanFlag): UpgradeType => ofFlag[flag] ?? (flag as UpgradeType),

  /** The prompt for a cap that is reached. */
  promptOfCap: (cap: Cap): UpgradeType => ofCap[cap],
};

export const upgradePrompt = {
  comesPlan: (name: string) => `It comes with the ${name} plan.`,
  askOwner: 'The owner of the business can change the plan.',
  comparePlansPrices: 'Compare plans and prices',
  seeThePlans: 'See the plans',
  notNow: 'Not now',
};
