/** What is wrong with what somebody types of themselves. */

export const severalLines = 'Keep the name on one line.';
export const nameTooLong = 'Use at most 100 characters.';
export const nameIsLink = 'A name can’t contain a web address. Put a space after each dot.';
export { emailLetters, emailWrong, firstNameMissing, lastNameMissing } from './everywhere.ts';
