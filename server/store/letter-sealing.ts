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
  seal: (text: string, place: string) => string;
  open: (sealed: string, place: string) => string | null;
  isCurrent: (sealed: string) => boolean;
} | null;

/** Where a letter's texts are sealed for. */
const placesOf = (id: string) => ({ text: `letter:${id}:text`, html: `letter:${id}:html` });

/** The texts as they are stored. */
export const storedTexts = (
  sealing: LetterSealing,
  id: string,
  { text, html }: Texts,
): [text: string, html: string, sealed: boolean] => {
  const places = placesOf(id);
  return sealing
    ? [sealing.seal(text, places.text), sealing.seal(html, places.html), true]
    : [text, html, false];
};

/** The texts again; null for what none of the keys sealed. */
export const openedTexts = (
  sealing: LetterSealing,
  { id, bodyText: text, bodyHtml: html, sealed }: StoredTexts,
): Texts | null => {
  if (!sealed) return { text, html };
  const places = placesOf(id);
  const opened = [sealing?.open(text, places.text), sealing?.open(html, places.html)] as const;
  return opened[0] == null || opened[1] == null ? null : { text: opened[0], html: opened[1] };
};
