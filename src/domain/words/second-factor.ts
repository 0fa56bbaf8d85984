/** What people read about the rule that everybody in a business needs a second factor. */
export const factorWords = {
  /** To an owner who would turn the rule on and be the first it shuts out. */
  ownFirst: 'Set up two-step verification for yourself first, under Security.',
} as const;

const oneLine = (name: string): string => name.replace(/[\r\n]+/g, ' ');

/** To somebody whose calls a business takes only once they have a second factor. */
export const factorNeeded = (business: string): string =>
  `${oneLine(business)} requires two-step verification for everyone who works in it. Set yours up to continue.`;
