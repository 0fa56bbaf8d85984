import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { Picture } from './picture.ts';
import type { PictureOrder } from './picture-child.ts';

/**
 * The program of the process that draws pictures. It decodes PNG, JPEG and WebP and nothing else a library may know, one at a
 * time, within bounds; what it answers is pixels, in sRGB, without anything a file carries beside them.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

const mostPixels = 4096 * 4096;
const mostSeconds = 2;

const draw = async ({ file, mime, longestSide }: PictureOrder): Promise<Buffer> => {
  const bounds = { limitInputPixels: mostPixels, failOn: 'warning', sequentialRead: true } as const;
  const picture = sharp(file, bounds)
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  return (mime === 'image/png' ? picture.png() : picture.jpeg({ quality: 85 })).toBuffer();
};

// Whoever waits for an answer of the server goes first.
setPriority(constants.priority.PRIORITY_LOW);
process.on('message', async (order: PictureOrder) => {
  const picture = await draw(order).then(
    (bytes): Picture => ({ mime: order.mime, bytes }),
    // A file that breaks off, or says one thing and holds another.
    () => null,
  );
  process.send!(picture);
});
process.on('disconnect', () => process.exit());
process.send!('ready');
