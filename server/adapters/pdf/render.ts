import pdfmake from 'pdfmake';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import { templateFonts } from '../../../src/domain/values/template-look.ts';
import { type Faces, facesFor } from './faces.ts';
import { fontFiles } from './fonts.ts';
import { teachLayouter } from './line-order.ts';
import { pageOf } from './page-of.ts';

/** Its types leave out the place where it looks for files before the disk. */
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync: (name: string, bytes: Buffer) => void };
};
for (const [name, file] of fontFiles) virtualfs.writeFileSync(name, file);
// A page takes nothing from a network or a disk, whatever was typed into the document.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);
teachLayouter();

const filesOf = (name: string) => ({ normal: `${name}.ttf`, bold: `${name}-bold.ttf` });

/** Hands the layouter the typefaces of a paper. */
const setFonts = ({ files }: Faces): void => {
  for (const [name, { normal, bold }] of files) {
    virtualfs.writeFileSync(filesOf(name).normal, normal);
    virtualfs.writeFileSync(filesOf(name).bold, bold);
  }
  pdfmake.setFonts(
    Object.fromEntries([...templateFonts, ...files.keys()].map((name) => [name, filesOf(name)])),
  );
};

/** Paper as PDF, in this thread. */
export const renderPdf = async (paper: Printed): Promise<Uint8Array> => {
  const faces = await facesFor(paper, paper.han);
  setFonts(faces);
  return pdfmake.createPdf(pageOf(paper, faces)).getBuffer();
};
