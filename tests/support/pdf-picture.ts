import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page of a PDF as it comes out of a printer: its pixels, four bytes each, and as a PNG file. */
export interface PagePicture {
  width: number;
  height: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
  png: Buffer;
}

/** The pages of a PDF, drawn with so many dots to the inch. */
export const picturesOfPdf = async (bytes: Uint8Array, dotsPerInch = 300): Promise<PagePicture[]> => {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const file = await task.promise;
  const pictures: PagePicture[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: dotsPerInch / 72 });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    const { data } = context.getImageData(0, 0, width, height);
    pictures.push({
      width,
      height,
      pixels: new Uint8ClampedArray(data) as Uint8ClampedArray<ArrayBuffer>,
      png: canvas.toBuffer('image/png'),
    });
  }
  await task.destroy();
  return pictures;
};
