import type { Printed } from '../../../src/domain/documents/printed.ts';
import { runsOf } from './fonts.ts';

export const ink = '#1B2430';
export const quiet = '#5A6472';
export const hairline = '#E4E0D8';
export const margin = 56;

/** Signs that stand for nothing on paper: control characters but for line ends, and blanks without a width. */
const unprintable = /[^\P{Cc}\n]|[\u200b\ufeff]/gu;

/** Text and nothing else: whatever was typed is a `text` of the page, never a part of its description. */
export type Pen = (typed: string, look?: object) => { text: string | object[] };

/** Writes in the typeface of a paper. */
export const penOf =
  ({ look: { font } }: Printed): Pen =>
  (typed, look = {}) => {
    const text = typed.normalize().replaceAll('\t', ' ').replace(unprintable, '');
    const runs = runsOf(text, font);
    return { text: runs.every((run) => run.font === font) ? text : runs, ...look };
  };
