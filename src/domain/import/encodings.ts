/** How the bytes of a file can be text. What is called Latin-1 is read as the set of Windows, which contains it. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-15',
  'macintosh',
  'ibm850',
  'windows-1250',
  'iso-8859-2',
  'ibm852',
  'maccenteuro',
  'windows-1257',
  'windows-1251',
  'koi8-r',
  'koi8-u',
  'ibm866',
  'maccyrillic',
  'windows-1253',
  'iso-8859-7',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-874',
  'windows-1258',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type Encoding = (typeof encodings)[number];

/** Who says what a file's encoding is: its own bytes, nobody yet, or a person. */
export const encodingSources = ['file', 'proposal', 'person'] as const;
export type EncodingSource = (typeof encodingSources)[number];

const western = ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850'] as const;

/** The encodings of languages, what a spreadsheet on Windows saves first; any other language is written as in Western Europe. */
const regions: readonly { languages: readonly string[]; encodings: readonly Encoding[] }[] = [
  {
    languages: ['cs', 'sk', 'pl', 'hu', 'sl', 'hr', 'bs', 'ro', 'sq', 'sr-Latn'],
    encodings: ['windows-1250', 'iso-8859-2', 'ibm852', 'maccenteuro'],
  },
  {
    languages: ['ru', 'uk', 'be', 'bg', 'mk', 'sr', 'kk', 'ky', 'mn', 'tg', 'tt'],
    encodings: ['windows-1251', 'koi8-r', 'koi8-u', 'ibm866', 'maccyrillic'],
  },
  { languages: ['el'], encodings: ['windows-1253', 'iso-8859-7'] },
  { languages: ['tr', 'az', 'uz'], encodings: ['windows-1254'] },
  { languages: ['he', 'yi'], encodings: ['windows-1255'] },
  { languages: ['ar', 'fa', 'ur', 'ps'], encodings: ['windows-1256'] },
  { languages: ['et', 'lv', 'lt'], encodings: ['windows-1257'] },
  { languages: ['vi'], encodings: ['windows-1258'] },
  { languages: ['th'], encodings: ['windows-874'] },
  { languages: ['ja'], encodings: ['shift_jis', 'euc-jp'] },
  { languages: ['zh'], encodings: ['gb18030'] },
  { languages: ['zh-Hant'], encodings: ['big5'] },
  { languages: ['ko'], encodings: ['euc-kr'] },
];

const encodingsOf = ({ language, script }: Intl.Locale): readonly Encoding[] => {
  const has = (name: string) => regions.find(({ languages }) => languages.includes(name));
  return (has(`${language}-${script}`) ?? has(language))?.encodings ?? western;
};

/**
 * In which encodings files of a business are usual, the likeliest first: those of its country's language, and those of its own.
 *
 * @param locale of the business, such as en-CZ
 */
export const usualEncodings = (locale: string): Record<'ofCountry' | 'ofLanguage', readonly Encoding[]> => {
  const own = new Intl.Locale(locale);
  const country = own.region ? new Intl.Locale(`und-${own.region}`) : own;
  return { ofCountry: encodingsOf(country.maximize()), ofLanguage: encodingsOf(own.maximize()) };
};

/** What stands for bytes that are no letter in an encoding. */
export const unreadableLetter = '\uFFFD';

/** Whether a text has letters that a file in another encoding may mean otherwise. */
export const hasOtherLetters = (text: string): boolean => /[\u0080-\uffff]/.test(text);
