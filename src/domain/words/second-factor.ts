/** What people read about the rule that everybody in a business needs a second factor. */
export const factorWords = {
  /** To an owner who would turn the rule on and be the first it shuts out. */
  ownFirst: 'Set up your own second factor first, on the page Security.',
} as const;

const oneLine = (name: string): string => name.replace(/[\r\n]+/g, ' ');

/** To somebody whose calls a business takes only once they have a second factor. */
export const factorNeeded = (business: string): string =>
  `${oneLine(business)} needs a second factor of everybody who works in it. Set yours up to go on.`;

const listed = new Intl.ListFormat('en-GB');

/** To somebody who would turn theirs off while businesses they work in need it. */
export const factorKept = (businesses: readonly string[]): string =>
  `Your second factor stays on: ${listed.format(businesses.map(oneLine))} ${
    businesses.length === 1 ? 'needs' : 'need'
  } one of everybody. An owner there can change that.`;
