/** Refusals said in several places. */

export const isDeleted = ({ what }: { what: string }) => `This ${what} is deleted. Restore it first.`;
export const isDraft = ({ what }: { what: string }) => `This ${what} is still a draft. Issue it first.`;
/** The same of what the other party wrote. */
export const isDraftOfTheirs = ({ what }: { what: string }) =>
  `This ${what} is still a draft. Approve it first.`;
export const draftNotCancelled = 'A draft has nothing to cancel. Delete it instead.';
export const noLinesToIssue = 'Add at least one line before issuing it.';
export const isNotDeleted = ({ what }: { what: string }) => `This ${what} is not deleted.`;
export const tooLong = (label: string, limit: number) => `${label} has at most ${limit} characters.`;
export const notAnAddress = (address: string) => `${address} is not an email address.`;
