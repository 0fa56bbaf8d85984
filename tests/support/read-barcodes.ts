import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { PagePicture } from './pdf-picture.ts';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
// By itself it would fetch it from a foreign host.
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

/** A barcode as a scanner reads it off a picture, with where it lies from the upper left corner, in pixels. */
export interface ReadBarcode {
  symbology: string;
  text: string;
  left: number;
  right: number;
  top: number;
}

/** Every barcode on a picture, row by row; or what codes of other kinds there are. */
export const barcodesOn = async (
  { width, height, pixels }: PagePicture,
  formats: NonNullable<ReaderOptions['formats']> = ['EAN13', 'EAN8', 'UPCA', 'Code128'],
): Promise<ReadBarcode[]> => {
  const found = await readBarcodes({ data: pixels, width, height, colorSpace: 'srgb' } as ImageData, {
    formats,
    maxNumberOfSymbols: 255,
    tryRotate: false,
  });
  return found
    .map(({ format, text, position: { topLeft, topRight } }) => ({
      symbology: format,
      text,
      left: topLeft.x,
      right: topRight.x,
      top: topLeft.y,
    }))
    .sort((one, other) => Math.round((one.top - other.top) / 40) || one.left - other.left);
};
