/** How an import goes, and why it ended. */

export const planFull = ({ one, many, line }: { one: string; many: string; line: number }) =>
  `Your plan has no room for the ${one} on line ${line}. Upgrade your plan or delete ${many}, then resume.`;
export const failed =
  'Something went wrong on our side. What was imported so far is kept, and nothing is imported twice when you resume.';
/** Said of any long work. */
export const lost =
  'The server stopped several times while doing this. What was done so far is kept. Try again to continue.';
