/** Why a category of expenses is not saved, moved or deleted. */
export { nameMissing } from './everywhere.ts';
export const nameTooLong = 'A name has 60 characters at most.';
export const nameTaken = 'Another category has this name.';
export const accountMissing = 'Choose an account.';
export const accountUnknown = 'Choose an account from the list.';
export const isUsed = 'This category has expenses. Deactivate it instead.';
export const isLast = 'This is the last category in use. Add another one first.';
export const accountInactive = 'Its account is inactive. Choose another account first.';
