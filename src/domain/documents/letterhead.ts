/** Longer parts than this may go on in a second line. */
const longestTogether = 40;

/** What is said of a business under its name in a letterhead: all in one line, which is broken between its parts only. */
export const letterheadLine = ([, ...others]: readonly string[]): string =>
  others.map((part) => (part.length > longestTogether ? part : part.replaceAll(' ', '\u00a0'))).join(' · ');
