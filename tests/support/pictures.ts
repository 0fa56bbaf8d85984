import { crc32, deflateSync } from 'node:zlib';
import { redrawn } from '../../server/adapters/pictures/redrawn.ts';

const chunk = (kind: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
};

export interface GivenPng {
  width?: number;
  height?: number;
  /** Red, green and blue of every pixel. */
  rgb?: [number, number, number];
  /** What the head says in the place of the truth. */
  claimed?: { width?: number; bits?: number; interlaced?: boolean };
  /** Chunks between head and picture, and bytes behind the end. */
  more?: [kind: string, data: string][];
  behind?: string;
}

/** A PNG file of one colour. */
export const png = ({
  width = 24,
  height = 8,
  rgb = [11, 107, 83],
  claimed = {},
  more = [],
  behind = '',
}: GivenPng = {}): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claimed.width ?? width, 0);
  head.writeUInt32BE(height, 4);
  head.set([claimed.bits ?? 8, 2, 0, 0, claimed.interlaced ? 1 : 0], 8);
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, () => Buffer.from(rgb))]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...more.map(([kind, data]) => chunk(kind, Buffer.from(data))),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(behind),
  ]);
};

const smallJpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==';

/** A small grey JPEG file, with what a camera adds. */
export const jpeg = ({ camera = '', behind = '' } = {}): Buffer => {
  const body = Buffer.from(smallJpeg, 'base64');
  const bytes = Buffer.from(camera);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length + 2);
  const added = camera ? Buffer.concat([Buffer.from([0xff, 0xe1]), length, bytes]) : Buffer.alloc(0);
  return Buffer.concat([body.subarray(0, 2), added, body.subarray(2), Buffer.from(behind)]);
};

const segment = (marker: number, ...content: number[]): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content)]);
};

/**
 * A progressive JPEG file, grey and of one colour, after whose picture come scans that add nothing: to each a decoder
 * walks over every block of the picture.
 *
 * @param side in pixels, 8 to 2048
 * @param fill bytes of a comment, to make it as large as a file may be
 */
export const emptyScans = (side: number, scans: number, fill = 0): Buffer => {
  const blocks = (side / 8) ** 2;
  // Two codes of two bits: a run of 2^14 blocks and those the next 14 bits count, and one block.
  const run = 2 ** 15 - 1;
  const bits = `${`00${'1'.repeat(14)}`.repeat(Math.floor(blocks / run))}${'01'.repeat(blocks % run)}`;
  const packed = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g)!;
  const walked = Buffer.from(
    packed.map((byte) => Number.parseInt(byte, 2)).flatMap((b) => (b === 255 ? [255, 0] : [b])),
  );
  const scan = Buffer.concat([segment(0xda, 1, 1, 0x00, 1, 63, 0x00), walked]);
  const comments = Array.from({ length: Math.floor(fill / 60_000) }, () =>
    segment(0xfe, ...Buffer.alloc(60_000)),
  );
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...comments,
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0),
    segment(0xc4, 0x00, 1, ...Array<number>(15).fill(0), 0),
    segment(0xc4, 0x10, 0, 2, ...Array<number>(14).fill(0), 0xe0, 0x00),
    segment(0xda, 1, 1, 0x00, 0, 0, 0x00),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
};

/** A file as the page sends it. */
export const asAddress = (file: Buffer, mime = 'image/png'): string =>
  `data:${mime};base64,${file.toString('base64')}`;

/** A picture as it is answered once the server has drawn it anew. */
export const drawnAnew = async (file: Buffer): Promise<string> => {
  const { mime, bytes } = (await redrawn('a test', file, 1200))!;
  return asAddress(bytes, mime);
};
