/** The two texts of a letter. */
interface Texts {
  text: string;
  html: string;
}

/** The same as a row has them. */
interface StoredTexts {
  id: string;
  bodyText: string;
  bodyHtml: string;
  sealed: boolean;
}

/** What seals letters; null where the installation has no key, and they stay as they are. */
export type LetterSealing = {
  seal: (text: string, context: string) => string;
  open: (sealed: string, context: string) => string | null;
  isCurrent: (sealed: string) => boolean;
} | null;

/** Where a letter's texts are sealed for. */
const contextsOf = (id: string) => ({ text: `letter:${id}:text`, html: `letter:${id}:html` });

/** The texts as they are stored. */
export const storedTexts = (
  sealing: LetterSealing,
  id: string,
  { text, html }: Texts,
): [text: string, html: string, sealed: boolean] => {
  const contexts = contextsOf(id);
  return sealing
    ? [sealing.seal(text, contexts.text), sealing.seal(html, contexts.html), true]
    : [text, html, false];
};

/** The texts again; null for what none of the keys sealed. */
export const openedTexts = (
  sealing: LetterSealing,
  { id, bodyText: text, bodyHtml: html, sealed }: StoredTexts,
): Texts | null => {
  if (!sealed) return { text, html };
  const contexts = contextsOf(id);
  const opened = [sealing?.open(text, contexts.text), sealing?.open(html, contexts.html)] as const;
  return opened[0] == null || opened[1] == null ? null : { text: opened[0], html: opened[1] };
};
