import { type Han, hanIn } from '../../../src/domain/values/han.ts';
import { isWritten } from './fonts.ts';
import { shaperOf } from './shaper.ts';
import { openedSlice, type Slice, slicesFor } from './slices.ts';

/** A typeface of one paper beside the page's own, with a file for each of two weights. */
export interface Face {
  normal: Buffer;
  bold: Buffer;
}

/** The typefaces that a paper's texts need beside the page's own. */
export interface Faces {
  /** By the name they are known under while its pages are made. */
  files: ReadonlyMap<string, Face>;
  /** The name of the typeface for a letter of a text; null where none has it. */
  nameFor: (letter: string, text: string) => string | null;
}

const noFaces: Faces = { files: new Map(), nameFor: () => null };

/** Every text in a value, such as a paper; pictures are left out. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('data:') ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The first slice that has a shape for a code point; null for none. */
const sliceWith = async (code: number, slices: readonly Slice[]): Promise<Slice | null> => {
  for (const slice of slices)
    if (slice.ranges.some(([first, last]) => code >= first && code <= last)) {
      const { letters } = await openedSlice(slice, 'normal');
      if (letters.has(code)) return slice;
    }
  return null;
};

/** A slice in both weights, and what forms its words. */
const faceOf = async (slice: Slice): Promise<Face> => {
  const [normal, bold] = await Promise.all([openedSlice(slice, 'normal'), openedSlice(slice, 'bold')]);
  await Promise.all([normal, bold].map(({ bytes }) => shaperOf(bytes)));
  return { normal: normal.bytes, bold: bold.bytes };
};

/**
 * The typefaces for what a paper says and the page's own can't write: those files are read and no other, and none for a paper that
 * the page's own can write.
 *
 * @param usual the shape of characters that Chinese, Japanese and Korean share, where a text doesn't tell
 */
export const facesFor = async (paper: object, usual: Han | undefined): Promise<Faces> => {
  const found = new Map<string, Slice | null>();
  for (const text of textsIn(paper)) {
    if (/^[\n -~]*$/.test(text)) continue;
    const han = hanIn(text, usual);
    for (const letter of text.normalize()) {
      const key = `${han} ${letter}`;
      if (isWritten(letter) || found.has(key)) continue;
      found.set(key, await sliceWith(letter.codePointAt(0)!, slicesFor(han)));
    }
  }
  const slices = new Set([...found.values()].filter((slice) => slice !== null));
  if (slices.size === 0) return noFaces;
  const files = await Promise.all(
    [...slices].map(async (slice) => [slice.name, await faceOf(slice)] as const),
  );
  return {
    files: new Map(files),
    nameFor: (letter, text) => found.get(`${hanIn(text, usual)} ${letter}`)?.name ?? null,
  };
};
