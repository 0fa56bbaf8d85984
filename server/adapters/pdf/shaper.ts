import type { Font } from 'harfbuzzjs';

/** A glyph of a typeface, and where it begins behind the one before it, in units of the typeface. */
interface PlacedGlyph {
  glyph: number;
  x: number;
  y: number;
}

/** What is written as one: the letters that it stands for, in the order in which they are read, and the glyphs that draw it. */
export interface Cluster {
  text: string;
  glyphs: PlacedGlyph[];
  /** How far the next one begins behind it, in units of the typeface. */
  advance: number;
}

/** Forms a text of one script: its clusters as they are drawn, from left to right. */
export type Shaper = (text: string) => Cluster[];

/** What only says where a line may end, and has no shape. */
const breaks = /\u200b/g;

const shaperBy =
  (hb: typeof import('harfbuzzjs'), font: Font): Shaper =>
  (typed) => {
    const text = typed.replace(breaks, '');
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const [infos, positions] = [buffer.getGlyphInfos(), buffer.getGlyphPositions()];
    const begins = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    const clusters: Cluster[] = [];
    let last = -1;
    for (const [at, { codepoint: glyph, cluster }] of infos.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      if (cluster !== last)
        clusters.push({
          text: text.slice(cluster, begins[begins.indexOf(cluster) + 1] ?? text.length),
          glyphs: [],
          advance: 0,
        });
      last = cluster;
      const whole = clusters.at(-1)!;
      whole.glyphs.push({ glyph, x: whole.advance + xOffset, y: yOffset });
      whole.advance += xAdvance;
    }
    return clusters;
  };

const shapers = new WeakMap<Uint8Array, Shaper>();

/** What forms the words of a typeface's file, loaded with the first: most papers need none. */
export const shaperOf = async (file: Uint8Array): Promise<Shaper> => {
  const known = shapers.get(file);
  if (known) return known;
  const hb = await import('harfbuzzjs');
  const shaper = shaperBy(hb, new hb.Font(new hb.Face(new hb.Blob(file))));
  shapers.set(file, shaper);
  return shaper;
};

/** The same of a file that was loaded before; undefined for one that needs no shaping. */
export const loadedShaper = (file: Uint8Array): Shaper | undefined => shapers.get(file);
