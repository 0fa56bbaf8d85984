/** What is read in onboarding. */
export const onboardingWords = {
  title: 'Your business',
  welcome: (value: string) =>
    `Welcome, ${value}. These stand on your documents, and your books are kept in this currency.`,
  signoutGoLater: 'Sign out and go on later',
  companyName: 'Company name',
  companyAddress: 'Company address',
  peopleWhoWorkThere: 'People who work there',
  peopleWhoWorkTherePlaceholder: 'Not said',
  openTheBooks: 'Open the books',
} as const;
