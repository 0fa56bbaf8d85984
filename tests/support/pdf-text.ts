import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  title: string;
  /** Pages as width × height in millimetres. */
  sizes: [number, number][];
  /** Every piece of text in the order it stands in the file, blanks as one blank. */
  text: string;
  /** Where its links lead, each once: a link is one per word. */
  links: string[];
}

/** Reads a PDF back as somebody who copies its text would. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const parts: string[] = [];
  const sizes: [number, number][] = [];
  const links: string[] = [];
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const page = await pdf.getPage(n);
    const [, , width, height] = page.view as [number, number, number, number];
    const millimetres = (points: number) => Math.round((points / 72) * 254) / 10;
    sizes.push([millimetres(width), millimetres(height)]);
    for (const { url } of await page.getAnnotations()) if (url) links.push(url);
    const { items } = await page.getTextContent();
    parts.push(...items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')), ' ');
  }
  await task.destroy();
  const text = parts.join('').replace(/\s+/g, ' ');
  return { title: String((info as { Title?: string }).Title), sizes, text, links: [...new Set(links)] };
};
