import { crc32, inflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Chunks a picture is drawn from; whatever else a file carries is left behind. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Samples per pixel by colour type: grey, red-green-blue, palette, grey with alpha, all with alpha. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const largestSide = 2000;

const chunksOf = (file: Buffer): { kind: string; data: Buffer; whole: Buffer }[] => {
  const chunks = [];
  for (let at = signature.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const whole = file.subarray(at, at + 12 + length);
    if (whole.length < 12 + length) throw new RangeError('A chunk is cut short.');
    if (crc32(whole.subarray(4, 8 + length)) !== whole.readUInt32BE(8 + length))
      throw new RangeError('A chunk is damaged.');
    const kind = whole.toString('latin1', 4, 8);
    chunks.push({ kind, data: whole.subarray(8, 8 + length), whole });
    if (kind === 'IEND') return chunks;
    at += whole.length;
  }
  throw new RangeError('The end is missing.');
};

/** True when its pixels are as many as its head says, and no more are unpacked than that. */
const isFilled = (head: Buffer, packed: Buffer): boolean => {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const perPixel = samples[head[9]!];
  if (head[8] !== 8 || perPixel === undefined || head[12] !== 0) return false;
  if (width < 1 || height < 1 || width > largestSide || height > largestSide) return false;
  const size = height * (1 + width * perPixel);
  return inflateSync(packed, { maxOutputLength: size + 1 }).length === size;
};

/**
 * A PNG file with nothing but its picture: eight bits a sample, not interlaced, at most 2,000 pixels a side.
 *
 * @returns null for anything else, whatever it is called
 */
export const cleanPng = (file: Buffer): Buffer | null => {
  if (!file.subarray(0, signature.length).equals(signature)) return null;
  try {
    const chunks = chunksOf(file).filter(({ kind }) => drawn.has(kind));
    const [head] = chunks;
    const packed = Buffer.concat(chunks.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data));
    if (head?.kind !== 'IHDR' || head.data.length !== 13 || !isFilled(head.data, packed)) return null;
    if (head.data[9] === 3 && !chunks.some(({ kind }) => kind === 'PLTE')) return null;
    return Buffer.concat([signature, ...chunks.map(({ whole }) => whole)]);
  } catch {
    return null;
  }
};
