import { paperDayLocale } from '../../src/domain/documents/paper-locale.ts';
import { numberLines } from '../../src/domain/documents/party-lines.ts';
import {
  aboutReport,
  csvCells,
  fileFoot,
  fileHead,
  fileRows,
  type Preparation,
} from '../../src/domain/report/file-rows.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { appliedTemplate, lookOf, type PaperLook } from '../../src/domain/template/template.ts';
import { formatDay } from '../../src/domain/values/format.ts';
import { reportFileWords } from '../../src/domain/words/reports.ts';
import { byteOrderMark, csvLines } from '../adapters/csv.ts';
import { type Workbook, workbookMime, type Xlsx } from '../adapters/xlsx/xlsx.ts';
import type { BusinessTx, Tx } from '../store/database/tx.ts';
import { materialOf } from '../store/documents/paper-material.ts';
import { templateOrDefault } from '../store/documents/templates.ts';
import type { StoredFile } from '../store/files/files.ts';
import { hasBracketsOnPaper } from '../store/settings/business-settings.ts';
import { findOwnParty } from '../store/settings/particulars.ts';
import { fileName } from './document-paper.ts';

/** How a business's papers look; nobody signs a report. */
export const reportLook = async (tx: BusinessTx): Promise<PaperLook> => {
  const template = appliedTemplate(await templateOrDefault(tx, null));
  const look = lookOf(template, await materialOf(tx, [template.logo]));
  return { ...look, signature: null, holder: '' };
};

/** Whose a report is, under its tax numbers, and who makes its file today. */
export const preparationOf = async (tx: Tx): Promise<Preparation> => {
  const { locale, name } = tx.business;
  const day = formatDay(tx.today, paperDayLocale(locale), 'long');
  return {
    from: [name, ...numberLines(await findOwnParty(tx))],
    prepared: reportFileWords.prepared({ day, by: tx.user.name }),
    locale,
    brackets: await hasBracketsOnPaper(tx),
  };
};

/** A report as CSV, sheet by sheet so that a long one keeps nobody waiting and no more of it in memory than its text; no cell of it is a formula. */
export const reportCsv = async (sheets: AsyncIterable<ReportSheet>): Promise<StoredFile> => {
  const text: string[] = [];
  let first: ReportSheet | null = null;
  for await (const sheet of sheets) {
    text.push(csvLines(csvCells([...(first ? [] : [fileHead(sheet)]), ...fileRows(sheet)])));
    first ??= sheet;
  }
  const foot = first ? csvCells(fileFoot(first)) : [];
  if (foot.length > 0) text.push(csvLines(foot));
  return {
    name: fileName(first?.title ?? '', 'csv'),
    mime: 'text/csv; charset=utf-8',
    bytes: Buffer.from(byteOrderMark + text.join('')),
  };
};

/** What makes workbooks, as the server hands it to every call. */
export interface WorkbookMaking {
  xlsx: Xlsx;
}

/** What a workbook says of a report, whose rows were handed on sheet by sheet. */
type TakeSheets = (sheets: AsyncIterable<ReportSheet>, preparation: Preparation) => Promise<Workbook>;

/**
 * A report as XLSX, made in its business's turn.
 *
 * @param read reads the report's sheets and hands them to `take`; no more than that is waited for where rows are read
 * @throws Unavailable while too many wait
 */
export const reportXlsx = async (
  { xlsx }: WorkbookMaking,
  whose: string,
  read: (take: TakeSheets) => Promise<Workbook>,
): Promise<StoredFile> => {
  let title = '';
  const bytes = await xlsx.render(whose, async (send) => {
    const book = await read(async (sheets, preparation) => {
      let first: ReportSheet | null = null;
      for await (const sheet of sheets) {
        send([...(first ? [] : [fileHead(sheet)]), ...fileRows(sheet)]);
        first ??= sheet;
      }
      send(fileFoot(first!));
      return {
        title: first!.title,
        currency: first!.currency,
        about: aboutReport(first!, preparation),
        aboutTitle: reportFileWords.about,
      };
    });
    title = book.title;
    return book;
  });
  return { name: fileName(title, 'xlsx'), mime: workbookMime, bytes: Buffer.from(bytes) };
};
