import { isRightToLeft } from './runs.ts';
import type { Cluster, Shaper } from './shaper.ts';

/** What pdfkit asks of a run of text: glyphs, which may be any thing with an id, and where each of them is. */
interface Run {
  glyphs: { id: string; advanceWidth: number; codePoints: number[] }[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number; advanceWidth: number }[];
  advanceWidth: number;
}

/** The part of a typeface that goes into a PDF, as fontkit makes it. */
interface Subset {
  includeGlyph: (glyph: number) => number;
  /** Writes the outline of one, whose place is the count of those before it. */
  _addGlyph: (glyph: number | string) => number;
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
}

interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** A typeface as pdfkit has it open in a PDF. Its types leave out all of this. */
export interface EmbeddedFont {
  font: {
    getGlyph: (glyph: number) => { bbox: Bounds };
    maxp: Record<'maxComponentElements' | 'maxComponentDepth', number>;
  };
  scale: number;
  /** Above and below the line, in thousandths of the size of type. */
  ascender: number;
  descender: number;
  lineGap: number;
  subset: Subset;
  layout: (text: string) => Run;
}

/** The flags of a part of a compound glyph: its place in words, as a distance; and whether another one follows. */
const placedByWords = 0x0003;
const anotherFollows = 0x0020;

/** How high and how deep Inter is: lines are as far apart in every script. */
const heights = { ascender: 968.75, descender: -241.21, lineGap: 0 };

/**
 * What a cluster with marks, or with several letters from right to left, is copied as. Readers take such marks for zeros in width, and turn
 * letters from right to left round: each letter is a sign of its own, of which one draws all of the cluster.
 */
const spelled = (cluster: Cluster): Cluster[] => {
  const [first = '', ...others] = cluster.text;
  const turns = isRightToLeft(cluster.text);
  if (others.length === 0 || !(turns || /\p{Mn}/u.test(cluster.text))) return [cluster];
  const signs = [{ ...cluster, text: first }, ...others.map((text) => ({ text, glyphs: [], advance: 0 }))];
  return turns ? signs.reverse() : signs;
};

/** A compound glyph of the TrueType format: the glyphs of a cluster, each at its place. */
const compound = ({ font, subset }: EmbeddedFont, { glyphs }: Cluster): Buffer => {
  const boxes = glyphs.map(({ glyph, x, y }) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(glyph).bbox;
    return Number.isFinite(minX) ? [minX + x, minY + y, maxX + x, maxY + y] : [0, 0, 0, 0];
  });
  const file = Buffer.alloc(10 + 8 * glyphs.length);
  file.writeInt16BE(-1, 0);
  for (const edge of [0, 1, 2, 3]) {
    const places = boxes.map((box) => box[edge]!);
    file.writeInt16BE(Math.round(edge < 2 ? Math.min(...places) : Math.max(...places)), 2 + 2 * edge);
  }
  for (const [at, { glyph, x, y }] of glyphs.entries()) {
    const place = 10 + 8 * at;
    file.writeUInt16BE(placedByWords + (at < glyphs.length - 1 ? anotherFollows : 0), place);
    file.writeUInt16BE(subset.includeGlyph(glyph), place + 2);
    file.writeInt16BE(Math.round(x), place + 4);
    file.writeInt16BE(Math.round(y), place + 6);
  }
  return file;
};

const addCompound = (embedded: EmbeddedFont, cluster: Cluster): number => {
  const { subset } = embedded;
  const file = cluster.glyphs.length > 0 ? compound(embedded, cluster) : Buffer.alloc(0);
  subset.glyf.push(file);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({
    advance: Math.max(0, Math.round(cluster.advance)),
    bearing: file.length > 0 ? file.readInt16BE(2) : 0,
  });
  subset.offset += file.length;
  return subset.glyf.length - 1;
};

const shaped = new WeakSet<EmbeddedFont>();

/** True for a typeface that forms its words, and has those from right to left begin at the right. */
export const isShaped = (embedded: EmbeddedFont): boolean => shaped.has(embedded);

/**
 * Has a typeface that is open in a PDF write its words as a shaper forms them. Each cluster is one glyph of the file, made of the
 * typeface's own, and stands for its letters in the order in which they are read: what is drawn before, behind or over another letter
 * is copied and searched as it was typed.
 */
export const shapeWith = (embedded: EmbeddedFont, shaper: Shaper): void => {
  if (shaped.has(embedded)) return;
  shaped.add(embedded);
  const { subset, scale, font } = embedded;
  const clusters = new Map<string, Cluster>();
  const runs = new Map<string, Run>();
  const runOf = (text: string): Run => {
    const run: Run = { glyphs: [], positions: [], advanceWidth: 0 };
    for (const cluster of shaper(text).flatMap(spelled)) {
      const id = `${cluster.text} ${cluster.glyphs.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(' ')}`;
      const known = clusters.get(id) ?? cluster;
      clusters.set(id, known);
      run.glyphs.push({
        id,
        advanceWidth: known.advance,
        codePoints: Array.from(cluster.text, (letter) => letter.codePointAt(0)!),
      });
      const [xAdvance, advanceWidth] = [cluster.advance * scale, known.advance * scale];
      run.positions.push({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth });
      run.advanceWidth += xAdvance;
    }
    return run;
  };
  embedded.layout = (text) => {
    const run = runs.get(text) ?? runOf(text);
    runs.set(text, run);
    return run;
  };
  const add = subset._addGlyph.bind(subset);
  subset._addGlyph = (id) => {
    if (typeof id === 'number') return add(id);
    const cluster = clusters.get(id)!;
    const [one, ...others] = cluster.glyphs;
    return one && others.length === 0 && one.x === 0 && one.y === 0
      ? add(one.glyph)
      : addCompound(embedded, cluster);
  };
  Object.assign(embedded, heights);
  font.maxp.maxComponentElements = 255;
  font.maxp.maxComponentDepth += 1;
};
