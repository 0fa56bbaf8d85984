/**
 * What a spreadsheet takes a cell for that begins so: a formula, whose sign may be full-width or stand behind blanks. An
 * apostrophe before the sign is one of ours, or of somebody who wrote like us.
 */
const beginsFormula = /^'*[\s\0]*[=+\-@＝＋－＠]|^'*[\t\r\n\0]/;

/**
 * A number, or a phone number of a plus, digits and blanks. No sign in it that reckons: whatever opens the file reads
 * a number there at most. One with hyphens would be subtracted.
 */
const isNumber = /^[+-]?\d[\d ]*(\.\d+)?$/;

/** Where a program that takes another sign for the one between cells begins a cell or a line; it may take a quote mark there for its own. */
const between = /([;\t\r\n])/;
const beginsFormulaBehind = /^['"\s\0]*[=+\-@＝＋－＠]/;
const behind = (part: string): string =>
  beginsFormulaBehind.test(part) && !isNumber.test(part.trim()) ? `'${part}` : part;

/** A cell with each of its parts behind such a sign changed. */
const partsBehind = (cell: string, change: (part: string) => string): string =>
  cell
    .split(between)
    .map((part, at) => (at > 0 && at % 2 === 0 ? change(part) : part))
    .join('');

/**
 * A cell as it may stand in a file that a spreadsheet opens: one that would be a formula is preceded by an apostrophe,
 * which makes it text there; so is what would be one behind a semicolon, a tab or a line's end. A cell that began with an
 * apostrophe before such a sign gets one more, so that whoever takes one away has what was typed. Source: ASVS 5.0, 1.2.10.
 */
export const harmless = (cell: string): string => {
  const parts = partsBehind(cell, behind);
  return beginsFormula.test(cell) && !isNumber.test(cell) ? `'${parts}` : parts;
};

/** A cell of a file as it was typed: the apostrophes that `harmless` puts before formulas are taken away again. */
export const asTyped = (cell: string): string => {
  const parts = partsBehind(cell, (part) =>
    part.startsWith("'") && behind(part.slice(1)) === part ? part.slice(1) : part,
  );
  const typed = [parts.startsWith("'") ? parts.slice(1) : parts, parts].find((one) => harmless(one) === cell);
  return typed ?? cell;
};
