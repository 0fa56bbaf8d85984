/** What a list of what was found says when it has nothing to show. */

export const searching = 'Searching…';
export const failed = 'The search did not answer. Type on to try again.';
export const nothingFound = ({ text }: { text: string }) => `Nothing found for “${text}”.`;
export const nothingYet = 'Nothing here yet.';
