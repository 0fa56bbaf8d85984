/** What is read in upgrade prompt. */
export const upgradePromptWords = {
  comesPlan: (name: string) => `It comes with the ${name} plan.`,
  askOwner: 'The owner of the business can change the plan.',
  comparePlansPrices: 'Compare plans and prices',
  seeThePlans: 'See the plans',
  notNow: 'Not now',
} as const;
