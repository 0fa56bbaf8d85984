import type { Encoding } from '../import/encodings.ts';
import { counted } from './counted.ts';

/** What people read about the encoding of a file. */
export const importEncodingWords = {
  title: 'Check the letters',
  lead: ({ file }: { file: string }) =>
    `${file} doesn’t say how its letters are saved. Choose the encoding that shows these rows correctly.`,
  encoding: 'Encoding',
  rows: 'Rows with special letters',
  text: 'Text',
  /** @param shown the count as the locale writes it */
  unreadable: (rows: number, shown: string) =>
    `${counted(rows, 'row has', 'rows have', shown)} letters that can’t be read in this encoding (�). Choose another encoding, or correct them later.`,
  confirm: 'Continue',
} as const;

/** Encodings as spreadsheet programs call them. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows)',
  'iso-8859-15': 'Western European (ISO)',
  macintosh: 'Western European (Mac)',
  ibm850: 'Western European (DOS)',
  'windows-1250': 'Central European (Windows)',
  'iso-8859-2': 'Central European (ISO)',
  ibm852: 'Central European (DOS)',
  maccenteuro: 'Central European (Mac)',
  'windows-1257': 'Baltic (Windows)',
  'windows-1251': 'Cyrillic (Windows)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'koi8-u': 'Cyrillic (KOI8-U)',
  ibm866: 'Cyrillic (DOS)',
  maccyrillic: 'Cyrillic (Mac)',
  'windows-1253': 'Greek (Windows)',
  'iso-8859-7': 'Greek (ISO)',
  'windows-1254': 'Turkish (Windows)',
  'windows-1255': 'Hebrew (Windows)',
  'windows-1256': 'Arabic (Windows)',
  'windows-874': 'Thai (Windows)',
  'windows-1258': 'Vietnamese (Windows)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC)',
};
