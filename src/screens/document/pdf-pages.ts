import { getDocument } from 'pdfjs-dist';
import * as worker from 'pdfjs-dist/build/pdf.worker.min.mjs';

// Read where the page is: its policy lets no text become a worker. What is drawn is a picture, nothing in the file runs.
Object.assign(globalThis, { pdfjsWorker: worker });

/** A PDF to be drawn page by page. */
export interface PdfPages {
  count: number;
  /**
   * Draws a page, from 1, as wide as asked.
   *
   * @param width in CSS pixels
   */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  close: () => void;
}

/** Reads a PDF. Rejects for what is none, or is locked by a password. */
export const pdfPages = async (bytes: ArrayBuffer): Promise<PdfPages> => {
  // What it is given it takes for itself.
  const task = getDocument({ data: bytes.slice(0), useWasm: false, enableXfa: false });
  const document = await task.promise;
  return {
    count: document.numPages,
    draw: async (number, canvas, width) => {
      const page = await document.getPage(number);
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale: scale * Math.min(2, window.devicePixelRatio || 1) });
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      await page.render({ canvas, viewport }).promise;
    },
    close: () => void task.destroy(),
  };
};
