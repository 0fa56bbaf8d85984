import { isZero } from '../money.ts';
import { parseDecimal } from './number.ts';

/** What a spreadsheet puts on the clipboard, by line and column; null for text that is one cell. */
export const cellsIn = (text: string): string[][] | null => {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\t')) return null;
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
};

/** An amount as another program shows it: nothing for zero, what can't be read as it is. */
export const pastedAmount = (cell: string, locale: string): string => {
  if (/^[-–—]?$/.test(cell)) return '';
  const bare = cell.replace(/[^\d.,\s'’+−-]/gu, '').trim();
  const read = parseDecimal(cell, locale) ?? parseDecimal(bare, locale);
  return read === null ? cell : read === '0' ? '' : read;
};

const isAmount = (text: string): boolean => /^\d+(\.\d+)?$/.test(text);

/** An amount as a file has it, a plain decimal whatever the locale: nothing for zero, what can't be read as it is. */
export const fileAmount = (cell: string, locale: string): string => {
  const typed = cell.trim();
  const read = isAmount(typed) ? typed : (parseDecimal(typed, locale) ?? typed);
  return isAmount(read) && isZero(read) ? '' : read;
};
