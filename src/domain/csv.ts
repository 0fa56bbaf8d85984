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

/**
 * A cell as it may stand in a file that a spreadsheet opens: one that would be a formula is preceded by an apostrophe,
 * which makes it text there. A cell that began with an apostrophe before such a sign gets one more, so that whoever
 * takes one away has what was typed. Source: ASVS 5.0, 1.2.10.
 */
export const harmless = (cell: string): string =>
  beginsFormula.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell;

/** A cell of a file as it was typed: the apostrophe that `harmless` puts before a formula is taken away again. */
export const asTyped = (cell: string): string =>
  cell.startsWith("'") && harmless(cell.slice(1)) === cell ? cell.slice(1) : cell;
