/** What is read in upgrade prompt. */

export const comesPlan = (name: string) => `It comes with the ${name} plan.`;
export const askOwner = 'The owner of the business can change the plan.';
export const comparePlansPrices = 'Compare plans and prices';
export const seeThePlans = 'See the plans';
export const notNow = 'Not now';
