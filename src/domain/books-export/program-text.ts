/** Text on one line: each run of blanks, line ends and control characters is a blank. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Z}]+/gu, ' ').trim();

/** Text of a description in hledger and ledger, which end at a semicolon; hledger parts payee and note at a bar. */
export const description = (text: string): string => oneLine(text).replaceAll(';', ',').replaceAll('|', '/');

/** A code in hledger and ledger, which is in parentheses itself. */
export const codeText = (text: string): string => oneLine(text).replaceAll('(', '[').replaceAll(')', ']');

/** Text of a comment in hledger and ledger, which both read dates in brackets in one. */
export const commentText = (text: string): string => oneLine(text).replaceAll('[', '(').replaceAll(']', ')');

/** The value of a tag in hledger, which ends at a comma and may be followed by another tag. */
export const tagText = (text: string): string => commentText(text).replaceAll(',', ';');

/** A string of beancount: line ends are kept as escapes, and other control characters are blanks. */
export const quoted = (text: string): string => {
  const escaped = text
    .trim()
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
  return `"${escaped}"`;
};

/** A document's number as a link of beancount, which takes few characters; empty where none of them is left. */
export const linkText = (text: string): string =>
  text.replace(/[^A-Za-z0-9\-_/.]+/g, '-').replace(/^-+|-+$/g, '');
