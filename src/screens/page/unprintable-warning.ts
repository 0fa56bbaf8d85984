import { unprintableIn } from '../../domain/values/unprintable.ts';
import { unprintableWords } from '../../domain/words/paper.ts';

/** Names the letters of texts that a PDF can't show; undefined where there are none. */
export const unprintableWarning = (texts: readonly string[]): string | undefined => {
  const letters = unprintableIn(texts);
  return letters.length > 0 ? unprintableWords.notice(letters) : undefined;
};
