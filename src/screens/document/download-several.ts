import { PDFDocument } from '@cantoo/pdf-lib';
import { documentPdf } from '../../api/documents/sharing.ts';
import type { BulkAnswer, DocumentRow } from '../../domain/documents/view.ts';
import { downloadSeveral as words } from '../../domain/words/lists.ts';
import { saying } from '../../machines/problem.ts';
import { fetchFile } from '../kit/fetch-file.ts';
import { eachInTurn, someDone } from './in-turn.ts';

/** The PDF of a document, as its own page downloads it. */
const pdfOf = async (businessId: string, { kind, id }: DocumentRow): Promise<ArrayBuffer> => {
  const answer = await fetch(await documentPdf({ businessId, kind, id }));
  if (!answer.ok) throw saying(words.notMade);
  return answer.arrayBuffer();
};

/**
 * Saves the PDFs of several documents as one file, in the order of the list. One that can't be made says why, and keeps none of the
 * others.
 *
 * @throws the reason where none of them was made
 */
export const downloadSeveral = async (
  businessId: string,
  documents: readonly DocumentRow[],
): Promise<BulkAnswer> => {
  const all = await PDFDocument.create();
  const answer = await eachInTurn(documents, words.downloaded, async (document) => {
    const one = await PDFDocument.load(await pdfOf(businessId, document));
    for (const page of await all.copyPages(one, one.getPageIndices())) all.addPage(page);
  });
  someDone(answer);
  const bytes = await all.save();
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
  fetchFile(url, words.fileName({ count: answer.rows.filter(({ done }) => done).length }));
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return answer;
};
