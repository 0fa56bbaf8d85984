import iconv from 'iconv-lite';
import { type Encoding, unreadableLetter } from '../../src/domain/import/encodings.ts';

interface TextReader {
  write(piece: Uint8Array): string;
  end(): string;
}

const unicodeReader = (encoding: Encoding): TextReader => {
  const decoder = new TextDecoder(encoding);
  return { write: (piece) => decoder.decode(piece, { stream: true }), end: () => decoder.decode() };
};

/** Control signs that some tables have where they have no letter: nobody writes them, and nobody would see them. */
const noLetters = /[\u0080-\u009f]/g;

/** In no encoding is a byte below this one a part of a longer letter, and every line has some. */
const firstWithin = 0x30;

/**
 * Pieces are cut where no letter is, and so decoded each for itself: the library's own decoder drops a sign where a letter that is broken
 * lies over the end of a piece.
 */
const legacyReader = (encoding: Encoding): TextReader => {
  let carried: Uint8Array = new Uint8Array();
  const decoded = (bytes: Buffer): string => {
    const text = iconv.decode(bytes, encoding).replace(noLetters, unreadableLetter);
    // Vietnamese Windows writes a letter and its tone apart: they are one letter everywhere else.
    return encoding === 'windows-1258' ? text.normalize('NFC') : text;
  };
  return {
    write: (piece) => {
      const bytes = Buffer.concat([carried, piece]);
      const end = bytes.findLastIndex((byte) => byte < firstWithin) + 1;
      carried = bytes.subarray(end);
      return decoded(bytes.subarray(0, end));
    },
    end: () => decoded(Buffer.from(carried)),
  };
};

/**
 * Reads text from bytes that come in pieces, however a letter is cut. The mark a file may begin with is left out, and what is no letter
 * in the encoding is `unreadableLetter`.
 */
export const textReader = (encoding: Encoding): TextReader =>
  encoding.startsWith('utf-') ? unicodeReader(encoding) : legacyReader(encoding);

/** Signs of our sentences that an encoding may lack, as every one has them. */
const plainSigns: Readonly<Record<string, string>> = { '’': "'", '“': '"', '”': '"', '–': '-', '…': '...' };

const encoded = (text: string, encoding: Encoding): Buffer | null => {
  const bytes = iconv.encode(text, encoding);
  return iconv.decode(bytes, encoding) === text ? bytes : null;
};

/**
 * Text as the bytes of a file in an encoding, with its mark where the encoding has one; in UTF-8 where a letter of the text is in no table
 * of the encoding.
 */
export const fileBytes = (text: string, encoding: Encoding): { bytes: Buffer; encoding: Encoding } => {
  const marked = (unicode: Encoding) => ({
    bytes: iconv.encode(`\uFEFF${text}`, unicode),
    encoding: unicode,
  });
  if (encoding.startsWith('utf-')) return marked(encoding);
  const plain = () => text.replace(/[’“”–…]/g, (sign) => plainSigns[sign]!);
  const bytes = encoded(text, encoding) ?? encoded(plain(), encoding);
  return bytes ? { bytes, encoding } : marked('utf-8');
};
