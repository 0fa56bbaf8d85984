import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Han } from '../../../src/domain/values/han.ts';
import { charactersOf } from './characters-of.ts';

/** The packages of typefaces for what the page's own have no shape for; the first that has one is taken. */
const scripts = [
  '@fontsource-variable/noto-emoji',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-thai',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/noto-sans-tamil',
  '@fontsource-variable/noto-sans-georgian',
  '@fontsource-variable/noto-sans-armenian',
  '@fontsource-variable/noto-sans-bengali',
  '@fontsource-variable/noto-sans-gujarati',
  '@fontsource-variable/noto-sans-gurmukhi',
  '@fontsource-variable/noto-sans-telugu',
  '@fontsource-variable/noto-sans-kannada',
  '@fontsource-variable/noto-sans-malayalam',
  '@fontsource-variable/noto-sans-sinhala',
  '@fontsource-variable/noto-sans-khmer',
  '@fontsource-variable/noto-sans-lao',
  '@fontsource-variable/noto-sans-myanmar',
  '@fontsource-variable/noto-sans-ethiopic',
] as const;

const hans: Readonly<Record<Han, string>> = {
  jp: '@fontsource-variable/noto-sans-jp',
  kr: '@fontsource-variable/noto-sans-kr',
  sc: '@fontsource-variable/noto-sans-sc',
  tc: '@fontsource-variable/noto-sans-tc',
};

/** A file of a typeface: its packages have many, each with some of the letters. */
export interface Slice {
  /** Names it: "noto-sans-jp-110". */
  name: string;
  file: string;
  /** The first and the last of each range of code points it is for; of some it has no shape all the same. */
  ranges: readonly (readonly [first: number, last: number])[];
}

/** One of the two weights of a slice. */
export interface OpenedSlice {
  /** A whole .ttf file. */
  bytes: Buffer;
  letters: ReadonlySet<number>;
}

const require = createRequire(import.meta.url);

const rangesOf = (written: string): Slice['ranges'] =>
  written.split(',').map((one) => {
    const [first = 0, last = first] = one
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [first, last];
  });

const slicesOf = (from: string): Slice[] => {
  const ranges = JSON.parse(readFileSync(require.resolve(`${from}/unicode.json`), 'utf8'));
  const family = from.split('/')[1]!;
  return Object.entries<string>(ranges).map(([key, written]) => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}`;
    return {
      name,
      file: require.resolve(`${from}/files/${name}-wght-normal.woff2`),
      ranges: rangesOf(written),
    };
  });
};

const read = new Map<string, readonly Slice[]>();

const slicesIn = (from: string): readonly Slice[] => {
  const slices = read.get(from) ?? slicesOf(from);
  read.set(from, slices);
  return slices;
};

/** Every slice there is, those with the wanted shape of shared characters before the others of their kind. */
export const slicesFor = (han: Han): Slice[] =>
  [...scripts, hans[han], ...Object.values(hans).filter((one) => one !== hans[han])].flatMap(slicesIn);

const opened = new Map<string, Promise<OpenedSlice>>();

const weights = { normal: 400, bold: 700 } as const;

/** What opens files is loaded with the first: most papers need none. */
const open = async ({ file }: Slice, weight: keyof typeof weights): Promise<OpenedSlice> => {
  const { default: subsetFont } = await import('subset-font');
  const bytes = await subsetFont(readFileSync(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { wght: weights[weight] },
  });
  return { bytes, letters: charactersOf(bytes) };
};

/** A slice in one weight, opened once per thread. */
export const openedSlice = (slice: Slice, weight: keyof typeof weights): Promise<OpenedSlice> => {
  const key = `${slice.name} ${weight}`;
  const opening = opened.get(key) ?? open(slice, weight);
  opened.set(key, opening);
  return opening;
};
