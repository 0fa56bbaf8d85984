import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import { layouts, pageOf } from './page-of.ts';
import { plainFont } from './plain-font.ts';

const require = createRequire(import.meta.url);
const font = (file: string) => plainFont(readFileSync(require.resolve(`@expo-google-fonts/inter/${file}`)));

/** Its types leave out the place where it looks for files before the disk. */
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync: (name: string, bytes: Buffer) => void };
};
virtualfs.writeFileSync('regular.ttf', font('400Regular/Inter_400Regular.ttf'));
virtualfs.writeFileSync('bold.ttf', font('600SemiBold/Inter_600SemiBold.ttf'));
pdfmake.setFonts({ Inter: { normal: 'regular.ttf', bold: 'bold.ttf' } });
pdfmake.setTableLayouts(layouts);
// A page takes nothing from a network or a disk, whatever was typed into the document.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** Paper as PDF, in this thread. The typeface holds Latin, Greek and Cyrillic, and the signs of money. */
export const renderPdf = (paper: Printed): Promise<Uint8Array> =>
  pdfmake.createPdf(pageOf(paper)).getBuffer();
