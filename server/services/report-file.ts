import { paperRefusal } from '../../src/domain/documents/paper-length.ts';
import { csvFoot, csvHead, csvRows, printedReport } from '../../src/domain/report/file.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { appliedTemplate, lookOf, type PaperLook } from '../../src/domain/template.ts';
import { byteOrderMark, csvLines } from '../adapters/csv.ts';
import type { StoredFile } from '../store/files.ts';
import { materialOf } from '../store/paper-material.ts';
import { templateOrDefault } from '../store/templates.ts';
import { type BusinessCtx, type BusinessTx, Refused } from '../store/tx.ts';
import { fileName, type Printing } from './document-paper.ts';

/** How a business's papers look; nobody signs a report. */
export const reportLook = async (tx: BusinessTx): Promise<PaperLook> => {
  const template = appliedTemplate(await templateOrDefault(tx, null));
  const look = lookOf(template, await materialOf(tx, [template.logo]));
  return { ...look, signature: null, holder: '' };
};

/** A report as CSV, sheet by sheet so that a long one keeps nobody waiting and no more of it in memory than its text; no cell of it is a formula. */
export const reportCsv = async (sheets: AsyncIterable<ReportSheet>): Promise<StoredFile> => {
  const text: string[] = [];
  let first: ReportSheet | null = null;
  for await (const sheet of sheets) {
    text.push(csvLines([...(first ? [] : [csvHead(sheet)]), ...csvRows(sheet)]));
    first ??= sheet;
  }
  const foot = first ? csvFoot(first) : [];
  if (foot.length > 0) text.push(csvLines(foot));
  return {
    name: `${fileName(first?.title ?? '').replace(/\.pdf$/, '')}.csv`,
    mime: 'text/csv; charset=utf-8',
    bytes: Buffer.from(byteOrderMark + text.join('')),
  };
};

/** A report as PDF, made in its business's turn. Throws `Refused` for one that is too long, and `Unavailable` while too many wait. */
export const reportPdf = async (
  { pdf }: Printing,
  { business }: Pick<BusinessCtx, 'business'>,
  sheet: ReportSheet,
  look: PaperLook,
): Promise<StoredFile> => {
  const paper = printedReport(sheet, business, look);
  const refused = paperRefusal(paper);
  if (refused) throw new Refused(refused);
  return {
    name: fileName(paper.title),
    mime: 'application/pdf',
    bytes: await pdf.render(paper, business.id),
  };
};
