import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { plainFont } from '../server/adapters/pdf/plain-font.ts';
import { renderPdf } from '../server/adapters/pdf/render.ts';
import { type Printed, printed } from '../src/domain/documents/printed.ts';
import { printableInvoice } from '../tests/support/printable.ts';
import { type Figure, median } from './figure.ts';

const require = createRequire(import.meta.url);
const font = plainFont(
  readFileSync(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
);

/** The same texts by the PDF library alone: a place and a string for each, nothing measured, no table. */
const bare = (paper: Printed): Promise<unknown> =>
  new Promise((done) => {
    const pdf = new PDFDocument({ size: [852, 1277], margin: 56 });
    pdf.on('data', () => {});
    pdf.on('end', done);
    pdf.registerFont('regular', font as unknown as string).registerFont('bold', font as unknown as string);
    pdf.font('bold').fontSize(11);
    for (const text of [...paper.from, paper.heading]) pdf.text(text);
    pdf.font('regular');
    for (const text of [...paper.facts, ...paper.parties.flatMap(({ label, lines }) => [label, ...lines])])
      pdf.text(text);
    for (const { cells, note } of paper.rows) {
      if (pdf.y > 1150) pdf.addPage();
      const { y } = pdf;
      for (const [n, cell] of cells.entries()) pdf.text(cell, 56 + n * 140, y, { lineBreak: false });
      pdf.text(note, 56, y + 14);
      pdf.moveTo(56, pdf.y).lineTo(796, pdf.y).stroke();
    }
    for (const { label, text } of paper.totals) pdf.text(label, 500).text(text, 700);
    pdf.text(paper.notes, 56);
    pdf.end();
  });

/** The middle of the processor times of an act in milliseconds, after some that nobody counts. */
const cpuTime = async (act: () => Promise<unknown>, runs: number): Promise<number> => {
  for (let i = 0; i < 5; i += 1) await act();
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const start = process.cpuUsage();
    await act();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return median(times);
};

/** Our PDF against the same texts written by pdfkit alone, by the processor's time. */
export const pdf = async (): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const lines of [5, 100]) {
    const paper = printed(printableInvoice({ lines }));
    const least = await cpuTime(() => bare(paper), 40);
    const ours = await cpuTime(() => renderPdf(paper), 40);
    figures.push({
      name: `PDF of ${lines} lines`,
      measured: `${ours.toFixed(1)} ms of processor, pdfkit alone ${least.toFixed(1)} ms`,
      ratio: ours / least,
    });
  }
  return figures;
};
