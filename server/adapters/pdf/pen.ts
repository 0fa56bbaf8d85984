import type { Printed } from '../../../src/domain/documents/printed.ts';
import { isPrintable } from '../../../src/domain/values/unprintable.ts';
import type { Faces } from './faces.ts';
import { measuresOf } from './measures.ts';
import { type Run, runsOf } from './runs.ts';

export const ink = '#1B2430';
export const quiet = '#5A6472';
export const hairline = '#E4E0D8';

/** Signs that stand for nothing on paper: control characters but for line ends, and blanks without a width. */
const unprintable = /[^\P{Cc}\n]|[\u200b\ufeff]/gu;

/** What is drawn for a letter that no typeface has; who sends the paper was told of it. */
const box = '□';

/** A text as it is drawn: composed, without what has no place on paper. */
export const shownText = (typed: string): string => {
  const text = typed.normalize().replaceAll('\t', ' ').replace(unprintable, '');
  return /^[\n -~]*$/.test(text)
    ? text
    : Array.from(text, (sign) => (isPrintable(sign) ? sign : box)).join('');
};

/** Text and nothing else: whatever was typed is a `text` of the page, never a part of its description. */
export type Pen = (typed: string, look?: Look) => { text: string | object[] };
interface Look {
  /** As on paper whose text is of 11 points; smaller paper has all of it smaller. */
  fontSize?: number;
  /** The width there is for a line, in points; that of the narrowest column of text where it is left out. */
  room?: number;
  [more: string]: unknown;
}

/** The width of a word at most, in points: capitals and signs beyond Latin are as wide as they are high. */
export const widestOf = (word: string, fontSize: number): number =>
  [...word].reduce((sum, sign) => sum + (/[a-z0-9.,-]/.test(sign) ? 0.65 : 1), 0) * fontSize;

/** Half of a sign can't be written alone, and where signs join into one a word is not taken apart. */
const isDivisible = (word: string): boolean =>
  /^[\p{Script=Latin}\p{N}\p{P}\p{S}]*$/u.test(word) && !/[\u{10000}-\u{10ffff}]/u.test(word);

/** Runs in which each word wider than the room stands by itself, and may be divided. */
const divided = (runs: readonly Run[], room: number, fontSize: number): Run[] => {
  const parts: Run[] = [];
  for (const run of runs)
    for (const text of run.text.split(/(\S+)/)) {
      const last = parts.at(-1);
      if (widestOf(text, fontSize) > room && isDivisible(text))
        parts.push({ ...run, text, wordBreak: 'break-all' });
      else if (last && last.font === run.font && last.level === run.level && !last.wordBreak)
        last.text += text;
      else if (text) parts.push({ ...run, text });
    }
  return parts;
};

/** Writes in the typeface of a paper, and what it lacks in those that were found for it. */
export const penOf = (paper: Printed, faces: Faces): Pen => {
  const { font } = paper.look;
  const { inner, of, text: usual } = measuresOf(paper);
  // The narrowest column that holds more than a figure is a quarter of the paper.
  return (typed, { room = inner / 4, fontSize, ...look } = {}) => {
    const size = fontSize === undefined ? usual : of(fontSize);
    const text = shownText(typed);
    const runs = divided(runsOf(text, font, faces), room, size);
    const plain = runs.every((run) => run.font === font && run.level === undefined && !run.wordBreak);
    return { text: plain ? text : runs, ...(fontSize === undefined ? {} : { fontSize: size }), ...look };
  };
};
