import { lettersOnPaper } from './letters-on-paper.ts';

/** What has no shape of its own: controls, blanks without a width, marks of direction, joiners, choices between two shapes. */
const shapeless = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** The first and the last of each range of code points, one range after the other in ascending order. */
const rangesOf = (written: string): number[] => {
  let at = 0;
  return written.split(' ').flatMap((pair) => {
    const [gap = 0, more = 0] = pair.split('-').map((part) => Number.parseInt(part, 36));
    const first = at + gap;
    at = first + more;
    return [first, at];
  });
};

let ranges: number[] | null = null;

/** True for a code point that a typeface of paper has a shape for. */
const isPrinted = (code: number): boolean => {
  ranges ??= rangesOf(lettersOnPaper);
  let [low, high] = [0, ranges.length / 2 - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < ranges[2 * middle]!) high = middle - 1;
    else if (code > ranges[2 * middle + 1]!) low = middle + 1;
    else return true;
  }
  return false;
};

/** True for what has nothing to show. */
export const isShapeless = (sign: string): boolean => shapeless.test(sign);

/** True for a letter or sign that PDFs can show, or that has nothing to show. */
export const isPrintable = (sign: string): boolean => isPrinted(sign.codePointAt(0)!) || isShapeless(sign);

/** The letters and signs of texts that no typeface of paper has, each once, in the order in which they are read. */
export const unprintableIn = (texts: readonly string[]): string[] => {
  const found = new Set<string>();
  for (const text of texts)
    if (!/^[\n -~]*$/.test(text))
      for (const sign of text.normalize()) if (!isPrintable(sign)) found.add(sign);
  return [...found];
};
