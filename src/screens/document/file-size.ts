import { formatDecimal } from '../../domain/values/format.ts';
import { fileSize as words } from '../../domain/words/everywhere.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** How large something is, for people: whole kilobytes, or megabytes to a tenth. */
export const sizeText = (bytes: number, locale: string): string =>
  bytes < megabyte
    ? words.kilobytes({ size: formatDecimal(String(Math.max(1, Math.round(bytes / kilobyte))), locale) })
    : words.megabytes({ size: formatDecimal(String(Math.round((bytes / megabyte) * 10) / 10), locale) });
