import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';

/** A picture as it is kept: known by what it holds, without anything but the picture. */
export interface Picture {
  mime: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/** The largest file of a picture, in bytes. */
export const largestPicture = 204_800;

/** The bytes of a `data:` address; null where it is none. What it says of its kind is not believed. */
const bytesOf = (address: string): Buffer | null => {
  const [, body] = /^data:[\w/+.-]*;base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? [];
  return body ? Buffer.from(body, 'base64') : null;
};

/**
 * Reads a picture that came as a `data:` address. What it is is found in its bytes: a PNG or a JPEG, of which nothing
 * but the picture is kept.
 *
 * @returns null for anything else, and for what is larger than 200 KB
 */
export const readPicture = (address: string): Picture | null => {
  const file = bytesOf(address);
  if (!file || file.length < 16 || file.length > largestPicture) return null;
  const png = cleanPng(file);
  if (png) return { mime: 'image/png', bytes: png };
  const jpeg = cleanJpeg(file);
  return jpeg && { mime: 'image/jpeg', bytes: jpeg };
};
