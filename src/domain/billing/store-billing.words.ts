import type { ChosenPlan } from '../access/plans.ts';
import { plans } from '../access/plans.words.ts';
import type { News } from '../online-payment/online-payments.words.ts';

/** What is read in answers about plans that a store bills. */
export const storeBillingAnswers = {
  storeBilling: 'Billing by your store',
  agreeThere: 'Your store asks you to approve the plan next.',
  followed: 'We’ve asked your store about your plan.',
};

/** Why a store can't bill a plan, with the way out. */
export const storeBillingRefusals = {
  notFromStore:
    'Your store can bill your plan only if you opened Counterfoil from the store’s admin. Choose a plan and pay here instead.',
  notConnected: 'Connect your store first. Then it can bill your plan.',
  otherStore: ({ shop }: { shop: string }) => `Your store is ${shop}. Reload the page and try again.`,
  notForSale: 'Plans aren’t sold here.',
  notSold: 'This plan isn’t sold here. Choose another one.',
  freeThere: 'Cancel the plan in your store to go back to Free.',
  billedAlready: 'Your store bills this plan already.',
  storeSaidNo: 'Your store didn’t accept the plan. Try again in a moment, or pay here instead.',
};

/** What a store's owner sees on the store's bill. */
export const billedName = (plan: ChosenPlan): string => `Counterfoil ${plans.planWords[plan].name}`;

/** What owners are mailed when a store was to bill a plan that is paid for otherwise. */
export const storeBillingEnded = (shop: string, plan: ChosenPlan, why: string): News => ({
  subject: `We’ve cancelled ${plans.planWords[plan].name} in ${shop}`,
  paragraphs: [
    `You approved ${plans.planWords[plan].name} in your store ${shop}, but your plan is paid for in another way. We’ve cancelled it in your store, so you won’t pay twice.`,
    why,
  ],
  leadsTo: { label: 'See your plan', page: '/settings/plans' },
});
