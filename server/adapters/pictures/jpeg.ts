const largestSide = 2000;
/** Frames of baseline, extended and progressive pictures. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** Segments a picture is drawn from: its frame, its tables, the mark of JFIF and of how colours are meant. */
const drawn = new Set([...frames, 0xc4, 0xdb, 0xdd, 0xe0, 0xee]);
const [startOfScan, end] = [0xda, 0xd9];

/** Where the scan that begins at a place ends: at the next mark that is no restart and no stuffing. */
const endOfScan = (file: Buffer, from: number): number => {
  for (let at = from; at + 1 < file.length; at += 1) {
    const next = file[at + 1]!;
    if (file[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new RangeError('The end is missing.');
};

const isSound = (frame: Buffer): boolean => {
  const [bits, height, width, parts] = [frame[4]!, frame.readUInt16BE(5), frame.readUInt16BE(7), frame[9]!];
  const sides = [width, height].every((side) => side >= 1 && side <= largestSide);
  return bits === 8 && sides && (parts === 1 || parts === 3);
};

/**
 * A JPEG file with nothing but its picture, in grey or colour, at most 2,000 pixels a side: no place, no device, no
 * preview, and nothing behind its end.
 *
 * @returns null for anything else, whatever it is called
 */
export const cleanJpeg = (file: Buffer): Buffer | null => {
  if (file.readUInt16BE(0) !== 0xffd8) return null;
  const kept = [file.subarray(0, 2)];
  let framed = false;
  let scanned = false;
  try {
    for (let at = 2; ; ) {
      if (file[at] !== 0xff) return null;
      const kind = file[at + 1]!;
      if (kind === end) {
        kept.push(file.subarray(at, at + 2));
        return framed && scanned ? Buffer.concat(kept) : null;
      }
      let next = at + 2 + file.readUInt16BE(at + 2);
      if (kind === startOfScan) {
        next = endOfScan(file, next);
        scanned = true;
      }
      const segment = file.subarray(at, next);
      if (frames.has(kind)) {
        if (framed || !isSound(segment)) return null;
        framed = true;
      }
      if (kind === startOfScan || drawn.has(kind)) kept.push(segment);
      at = next;
    }
  } catch {
    return null;
  }
};
