import { pageChrome as words } from '../../domain/words/frame.ts';
import { saying } from '../../machines/problem.ts';
/**
 * Copies a text. Browsers have no clipboard for a page on plain http, and may refuse it anywhere.
 *
 * @throws what a dialog shows as its problem, with the text in it to be copied by hand
 */
export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw saying(words.copyRefused({ text }));
  }
};
