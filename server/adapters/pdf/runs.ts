import bidiFactory from 'bidi-js';
import type { TemplateFont } from '../../../src/domain/values/template-look.ts';
import type { Faces } from './faces.ts';
import { isWrittenIn } from './fonts.ts';

/** A piece of text in one typeface and of one direction. */
export interface Run {
  text: string;
  /** A typeface of the page itself, or the name of another of the paper's. */
  font: string;
  /** How deep it is in text of the other direction: odd from right to left; left out where all is from left to right. */
  level?: number;
  /** For a word that is wider than its column: it goes on in the next line wherever it has to. */
  wordBreak?: 'break-all';
}

/** Letters that are written from right to left. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u061c\u200f\u202b\u202e\u2067]/u;

/** True for a text with such letters. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Marks that say which way a text goes; they are obeyed and not drawn. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** What belongs to the letter before it: accents and vowel signs, joiners, choices between two shapes, tones of skin. */
const following = /\p{M}|\u200c|\u200d|[\ufe00-\ufe0f]|[\u{1f3fb}-\u{1f3ff}]|[\u{e0020}-\u{e007f}]/u;

/** Words of scripts that write no blank between them. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}/gu;

/** The Unicode Bidirectional Algorithm, UAX #9. */
export const bidi = bidiFactory();
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** The text with a place to end a line between the words of scripts that write no blank there. */
const breakable = (text: string): string =>
  text.replace(unspaced, (part) => Array.from(words.segment(part), ({ segment }) => segment).join('\u200b'));

/** How deep each UTF-16 unit of a text is in text of the other direction; null where all of it is from left to right. */
const levelsOf = (text: string): Uint8Array | null =>
  rightToLeft.test(text) ? bidi.getEmbeddingLevels(text).levels : null;

/**
 * A text in pieces, each in one typeface: what a paper's own lacks is written in the one that has most, Inter, and what that lacks
 * in one that was found for the paper.
 *
 * @param text as it is drawn, composed; without marks that a line may end at
 */
export const runsOf = (text: string, font: TemplateFont, faces: Faces): Run[] => {
  const written = breakable(text);
  const levels = levelsOf(written);
  const runs: Run[] = [];
  let at = 0;
  const fontOf = (sign: string, last: Run | undefined): string => {
    const follows =
      following.test(sign) || sign === '\u200b' || (sign === ' ' && (last?.level ?? 0) % 2 === 1);
    if (last && faces.files.has(last.font) && follows) return last.font;
    if (isWrittenIn(sign, font) || sign === '\n') return font;
    return isWrittenIn(sign, 'Inter') ? 'Inter' : (faces.nameFor(sign, text) ?? 'Inter');
  };
  for (const sign of written) {
    const level = levels?.[at];
    at += sign.length;
    if (levels && directions.test(sign)) continue;
    const last = runs.at(-1);
    const own = fontOf(sign, last);
    if (last?.font === own && last.level === level) last.text += sign;
    else runs.push({ text: sign, font: own, ...(level !== undefined && { level }) });
  }
  return runs;
};
