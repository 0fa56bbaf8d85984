import pdfmake from 'pdfmake';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import { templateFonts } from '../../../src/domain/values/template-look.ts';
import { fontFiles } from './fonts.ts';
import { pageOf } from './page-of.ts';

/** Its types leave out the place where it looks for files before the disk. */
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync: (name: string, bytes: Buffer) => void };
};
for (const [name, file] of fontFiles) virtualfs.writeFileSync(name, file);
pdfmake.setFonts(
  Object.fromEntries(
    templateFonts.map((font) => [font, { normal: `${font}.ttf`, bold: `${font}-bold.ttf` }]),
  ),
);
// A page takes nothing from a network or a disk, whatever was typed into the document.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** Paper as PDF, in this thread. */
export const renderPdf = (paper: Printed): Promise<Uint8Array> =>
  pdfmake.createPdf(pageOf(paper)).getBuffer();
