import { isEmail, normalEmail } from '../text.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { personFaults as words } from '../words/account.ts';
import { passwordProblem } from './password.ts';

/** What a new user types. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** What is wrong with a one-line name, in a sentence, or null. Line breaks would end a line of a mail's head. */
export const nameProblem = (name: string, missing: string): string | null => {
  if (!name.trim()) return missing;
  if (/\p{Cc}/u.test(name)) return words.severalLines;
  return [...name].length > 100 ? words.nameTooLong : null;
};

/** True where mail programs would make a link of it. One letter after a dot is an initial; signs nobody sees hide nothing. */
const looksLikeLink = (text: string): boolean =>
  /:\/\/|\bwww\.|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2}/iu.test(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[。｡]/gu, '.'),
  );

/** The same for the name of a person, which strangers may be written to under: no part of it is a web address. */
export const personNameProblem = (name: string, missing: string): string | null =>
  nameProblem(name, missing) ?? (looksLikeLink(name) ? words.nameIsLink : null);

/** The problem as a field's, or none. */
export const problemOf = (field: string, message: string | null): FieldProblem[] =>
  message === null ? [] : [{ field, message }];

export const emailProblem = (email: string): string | null =>
  isEmail(normalEmail(email)) ? null : words.emailWrong;

/**
 * The same for an address that comes to be somebody's: of letters that look like others, two addresses could be taken for one. Those that people
 * have already stay theirs.
 */
export const newEmailProblem = (email: string): string | null =>
  /[^ -~]/.test(normalEmail(email)) ? words.emailLetters : emailProblem(email);

export const nameProblems = (firstName: string, lastName: string): FieldProblem[] => [
  ...problemOf('firstName', personNameProblem(firstName, words.firstNameMissing)),
  ...problemOf('lastName', personNameProblem(lastName, words.lastNameMissing)),
];

/**
 * Every fault of a registration, each with its field.
 *
 * @param isLeaked true for a password known from leaks, where the list of them is at hand
 */
export const registrationProblems = (
  typed: Registration,
  isLeaked?: (password: string) => boolean,
): FieldProblem[] => [
  ...nameProblems(typed.firstName, typed.lastName),
  ...problemOf('email', newEmailProblem(typed.email)),
  ...problemOf('password', passwordProblem(typed.password, { email: typed.email.trim(), isLeaked })),
];
