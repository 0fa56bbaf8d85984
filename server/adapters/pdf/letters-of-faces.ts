import { charactersOf } from './characters-of.ts';
import { fontFiles } from './fonts.ts';
import { openedSlice, slicesFor } from './slices.ts';

/** Code points as ranges in ascending order: how far each begins behind the one before, and by how much it goes on, to the base of 36. */
const writtenRanges = (codes: ReadonlySet<number>): string => {
  const ranges: [first: number, last: number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  let at = 0;
  return ranges
    .map(([first, last]) => {
      const gap = (first - at).toString(36);
      at = last;
      return last > first ? `${gap}-${(last - first).toString(36)}` : gap;
    })
    .join(' ');
};

/** Every code point that paper can show in any of its typefaces, as the table has it that the page reads. */
export const lettersOfFaces = async (): Promise<string> => {
  const found = charactersOf(fontFiles.get('Inter.ttf')!);
  for (const slice of slicesFor('sc'))
    for (const code of (await openedSlice(slice, 'normal')).letters)
      if (slice.ranges.some(([first, last]) => code >= first && code <= last)) found.add(code);
  return writtenRanges(found);
};
