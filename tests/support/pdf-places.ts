import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text of a page: where it begins and ends across, and its height on the page from below, in points. */
export interface PlacedText {
  text: string;
  left: number;
  right: number;
  y: number;
}

/** The texts of a PDF's first page, and the width of its paper. */
export const placesIn = async (bytes: Uint8Array): Promise<{ width: number; texts: PlacedText[] }> => {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [left, y] = [item.transform[4] as number, item.transform[5] as number];
    return [{ text: item.str, left, right: left + item.width, y }];
  });
  const [, , width] = page.view as [number, number, number, number];
  await task.destroy();
  return { width, texts };
};
