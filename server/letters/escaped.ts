/** Typed text as a page shows it: no sign of it is markup. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A sign that a number of a document may have, or that would make another number of it. */
const ofNumber = '[\\w-]';

/** The same, with numbers of documents kept on one line: a narrow page breaks INV-0042 at its hyphen. */
export const escapedWhole = (text: string, numbers: readonly string[]): string =>
  numbers.reduce((html, number) => {
    const literal = escaped(number).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    const whole = new RegExp(`(?<!${ofNumber})${literal}(?!${ofNumber})`, 'g');
    return html.replace(whole, (found) => `<span style="white-space:nowrap">${found}</span>`);
  }, escaped(text));
