import type { DaysOpened } from '../../domain/documents/sharing.ts';
import { formatDay } from '../../domain/values/format.ts';
import { sentDialog as words } from '../../domain/words/sending.ts';

/** When somebody opened the links of a document, in words. */
export const openedWords = ({ first, last }: DaysOpened, locale: string): string =>
  first === last
    ? words.openedOn({ day: formatDay(first, locale) })
    : words.openedFrom({ first: formatDay(first, locale), last: formatDay(last, locale) });
