import { detectAll } from 'jschardet';
import {
  type Encoding,
  encodings,
  unreadableLetter,
  usualEncodings,
} from '../../src/domain/import/encodings.ts';
import { textReader } from './file-text.ts';

/** Bytes of lines that have letters beyond ASCII, of which an encoding is proposed: what takes some 50 ms. */
const sampleBytes = 8_192;

/** As much of one line as is looked at. */
const lineBytes = 1_024;

/** How the library calls what we call otherwise; what is in neither list isn't proposed. */
const otherNames: Readonly<Record<string, Encoding>> = {
  'iso-8859-1': 'windows-1252',
  'iso8859-15': 'iso-8859-15',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
  'iso-8859-13': 'windows-1257',
  macroman: 'macintosh',
  maclatin2: 'maccenteuro',
  cp850: 'ibm850',
  cp852: 'ibm852',
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  cp874: 'windows-874',
  'tis-620': 'windows-874',
  cp1258: 'windows-1258',
};

const ours = (name: string): Encoding | undefined => {
  const plain = name.toLowerCase();
  return encodings.find((one) => one === plain) ?? otherNames[plain];
};

/** The lines of a file that have bytes beyond ASCII, as many as are looked at. */
export const sampleOf = async (pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> => {
  const sample: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length && length < sampleBytes; ) {
      const end = piece.indexOf(0x0a, at);
      const next = end < 0 ? piece.length : end + 1;
      const line = piece.subarray(at, Math.min(next, at + lineBytes));
      if (line.some((byte) => byte > 0x7f)) {
        sample.push(line);
        length += line.length;
      }
      at = next;
    }
    if (length >= sampleBytes) break;
  }
  return Buffer.concat(sample);
};

/** How much more likely an encoding is where it is usual, and how much less where it has no letter for some of the bytes, or is of old machines. */
const weights = { ofCountry: 1.5, ofLanguage: 1.25, unreadable: 0.5, old: 0.7 };

const isOld = (encoding: Encoding): boolean => /^(ibm|mac)/.test(encoding);

/** Whether an encoding has a letter for every byte of a sample. */
export const readsWhole = (sample: Buffer, encoding: Encoding): boolean => {
  const reader = textReader(encoding);
  return !(reader.write(sample) + reader.end()).includes(unreadableLetter);
};

/** More letters of UTF-8 than bytes that are none: of other encodings hardly any two bytes look like one. */
const isNearlyUtf8 = (sample: Buffer): boolean => {
  const reader = textReader('utf-8');
  const letters = (reader.write(sample) + reader.end()).match(/[\u0080-\uffff]/g) ?? [];
  return letters.filter((letter) => letter !== unreadableLetter).length > letters.length / 2;
};

/**
 * The likeliest encoding of a file: of those the library thinks possible, with more weight for what is usual in the country and the
 * language of the business.
 *
 * @param sample lines of it that have letters beyond ASCII
 */
export const proposedEncoding = (sample: Buffer, locale: string): Encoding => {
  if (isNearlyUtf8(sample)) return 'utf-8';
  const usual = usualEncodings(locale);
  const weightOf = (encoding: Encoding): number => {
    const isRead = readsWhole(sample, encoding);
    const where = (['ofCountry', 'ofLanguage'] as const).find((one) => usual[one].includes(encoding));
    return (
      (isRead ? 1 : weights.unreadable) * (isOld(encoding) ? weights.old : 1) * (where ? weights[where] : 1)
    );
  };
  const likelihood = new Map<Encoding, number>();
  for (const { encoding, confidence } of detectAll(sample)) {
    const one = encoding && ours(encoding);
    if (one && !likelihood.has(one)) likelihood.set(one, confidence * weightOf(one));
  }
  const [first] = [...likelihood].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? usual.ofCountry[0]!;
};
