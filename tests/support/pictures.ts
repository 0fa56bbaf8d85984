import { crc32, deflateSync } from 'node:zlib';
import { redrawn } from '../../server/adapters/pictures.ts';

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
  const said = Buffer.from(camera);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(said.length + 2);
  const added = camera ? Buffer.concat([Buffer.from([0xff, 0xe1]), length, said]) : Buffer.alloc(0);
  return Buffer.concat([body.subarray(0, 2), added, body.subarray(2), Buffer.from(behind)]);
};

/** A file as the page sends it. */
export const asAddress = (file: Buffer, mime = 'image/png'): string =>
  `data:${mime};base64,${file.toString('base64')}`;

/** A picture as it is answered once the server has drawn it anew. */
export const drawnAnew = (file: Buffer): string => {
  const { mime, bytes } = redrawn(file, 1200)!;
  return asAddress(bytes, mime);
};
