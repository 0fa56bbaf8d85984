/** What people read about the rule that everybody in a business needs a second factor. */
export const factorWords = {
  /** To an owner who would turn the rule on and be the first it shuts out. */
  ownFirst: 'Set up your own second factor first, on the page Security.',
} as const;

const oneLine = (name: string): string => name.replace(/[\r\n]+/g, ' ');

/** To somebody whose calls a business takes only once they have a second factor. */
export const factorNeeded = (business: string): string =>
  `${oneLine(business)} needs a second factor of everybody who works in it. Set yours up to go on.`;
