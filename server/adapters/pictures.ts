import { inflateSync } from 'node:zlib';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';

/** A picture as it is kept and handed out. */
export interface Picture {
  mime: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

const mostPixels = 4096 * 4096;

const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));

/** Samples per pixel by colour type: grey, red-green-blue, palette, grey with alpha, all with alpha. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * True of a PNG, not interlaced, whose pixels are as many as its head says, and no more than are unpacked. The decoder
 * fills what is missing with whatever lay in memory.
 */
const isFilled = (file: Buffer): boolean => {
  const [width, height, bits] = [file.readUInt32BE(16), file.readUInt32BE(20), file[24]!];
  const perPixel = samples[file[25]!];
  if (!perPixel || file[28] !== 0 || width * height > mostPixels) return false;
  const packed: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const size = height * (1 + Math.ceil((width * perPixel * bits) / 8));
  return inflateSync(Buffer.concat(packed), { maxOutputLength: size + 1 }).length === size;
};

/** Smaller by taking the mean of the pixels that fall together, so that thin lines stay. */
const fitted = ({ width, height, data }: Pixels, longestSide: number): Pixels => {
  const scale = Math.max(1, width / longestSide, height / longestSide);
  const to = {
    width: Math.max(1, Math.round(width / scale)),
    height: Math.max(1, Math.round(height / scale)),
  };
  const out = Buffer.alloc(to.width * to.height * 4);
  for (let y = 0; y < to.height; y += 1)
    for (let x = 0; x < to.width; x += 1) {
      const sum = [0, 0, 0, 0];
      const top = Math.floor((y * height) / to.height);
      const left = Math.floor((x * width) / to.width);
      const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / to.height));
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / to.width));
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1)
          for (let part = 0; part < 4; part += 1) sum[part]! += data[(row * width + column) * 4 + part]!;
      const count = (bottom - top) * (right - left);
      for (let part = 0; part < 4; part += 1) out[(y * to.width + x) * 4 + part] = sum[part]! / count;
    }
  return { ...to, data: out };
};

/**
 * Draws a picture anew, no longer on a side than is asked: what is kept is pixels, and nothing else a file may carry.
 * What it is, its content says, whatever it is called. Null for all but a whole PNG or JPEG of at most 16 megapixels.
 */
export const redrawn = (bytes: Buffer, longestSide: number): Picture | null => {
  try {
    if (isPng(bytes) && isFilled(bytes)) {
      const { width, height, data } = fitted(PNG.sync.read(bytes), longestSide);
      const png = new PNG({ width, height });
      data.copy(png.data);
      return { mime: 'image/png', bytes: PNG.sync.write(png) };
    }
    if (isJpeg(bytes)) {
      const limits = { maxResolutionInMP: 16, maxMemoryUsageInMB: 256 };
      const { width, height, data } = jpeg.decode(bytes, limits);
      return {
        mime: 'image/jpeg',
        bytes: jpeg.encode(fitted({ width, height, data }, longestSide), 85).data,
      };
    }
  } catch {
    // A file that breaks off, or says one thing and holds another.
  }
  return null;
};

/** The bytes of a `data:` address; null where it is none. What it says of its kind is not believed. */
export const bytesOf = (address: string): Buffer | null => {
  const [, body] = /^data:[\w/+.-]*;base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? [];
  return body ? Buffer.from(body, 'base64') : null;
};
