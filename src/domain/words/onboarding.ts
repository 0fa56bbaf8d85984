/** What is read in onboarding. */
export const onboardingWords = {
  title: 'Your business',
  welcome: (value: string) =>
    `Welcome, ${value}. The name appears on your invoices, and your books are kept in the currency you choose.`,
  signoutGoLater: 'Sign out and finish later',
  companyName: 'Company name',
  companyAddress: 'Company address',
  peopleWhoWorkThere: 'Number of employees',
  peopleWhoWorkTherePlaceholder: 'Prefer not to say',
  discountBeforeTax: 'Take discounts off before tax is calculated',
  taxPerRate: 'Round tax once per rate instead of line by line',
  openTheBooks: 'Create business',
} as const;
