import type { Picture } from './picture.ts';

/** As many scans as a JPEG may have: cameras and painters write ten at most, and each walks over the whole picture. */
const mostScans = 20;

const startOfScan = 0xda;
/** Within a scan: a byte of 255 that belongs to the picture, restart marks, and fill. */
const isWithinScan = (marker: number): boolean =>
  marker === 0 || (marker >= 0xd0 && marker <= 0xd7) || marker === 0xff;

/** The scans of a JPEG, counted without decoding any; thumbnails in it are stepped over. */
const scansOf = (file: Buffer): number => {
  let scans = 0;
  for (let at = 2; at + 4 <= file.length; ) {
    const mark = file.indexOf(0xff, at);
    if (mark < 0 || mark + 4 > file.length) break;
    const marker = file[mark + 1]!;
    if (marker === startOfScan) scans += 1;
    if (scans > mostScans) break;
    // A fill byte may be followed by the marker it fills up to.
    at = isWithinScan(marker) ? mark + (marker === 0xff ? 1 : 2) : mark + 2 + file.readUInt16BE(mark + 2);
  }
  return scans;
};

const isWebp = (file: Buffer): boolean =>
  file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';

/** What kind of picture a file is by its first bytes; null for any other, and for a JPEG of more scans than are decoded. */
export const kindOfFile = (file: Buffer): Picture['mime'] | 'image/webp' | null => {
  if (file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png';
  if (isWebp(file)) return 'image/webp';
  const isJpeg = file.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));
  return isJpeg && scansOf(file) <= mostScans ? 'image/jpeg' : null;
};
