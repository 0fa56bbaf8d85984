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

const longestSide = 256;
const mostPixels = 4096 * 4096;

const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));

/** The size a PNG says it has stands at a fixed place, so that a small file can't unfold into a huge one. */
const saysTooMuch = (bytes: Buffer): boolean =>
  bytes.length < 24 || bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > mostPixels;

/** Smaller by taking the mean of the pixels that fall together, so that thin lines stay. */
const fitted = ({ width, height, data }: Pixels): Pixels => {
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
 * Draws a picture anew, at most 256 pixels on its longer side: what is kept is pixels, and nothing else a file may carry.
 * What it is, its content says, whatever it is called. Null for all but a whole PNG or JPEG of at most 16 megapixels.
 */
export const redrawn = (bytes: Buffer): Picture | null => {
  try {
    if (isPng(bytes) && !saysTooMuch(bytes)) {
      const { width, height, data } = fitted(PNG.sync.read(bytes));
      const png = new PNG({ width, height });
      data.copy(png.data);
      return { mime: 'image/png', bytes: PNG.sync.write(png) };
    }
    if (isJpeg(bytes)) {
      const limits = { maxResolutionInMP: 16, maxMemoryUsageInMB: 256 };
      const { width, height, data } = jpeg.decode(bytes, limits);
      return {
        mime: 'image/jpeg',
        bytes: jpeg.encode(fitted({ width, height, data }), 85).data,
      };
    }
  } catch {
    // A file that breaks off, or says one thing and holds another.
  }
  return null;
};
