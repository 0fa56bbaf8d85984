/** Whose shape of the characters that Chinese, Japanese and Korean share: Japan's, Korea's, simplified or traditional ones. */
export type Han = 'jp' | 'kr' | 'sc' | 'tc';

const countries: Readonly<Record<string, Han>> = {
  JP: 'jp',
  KR: 'kr',
  KP: 'kr',
  CN: 'sc',
  SG: 'sc',
  MY: 'sc',
  TW: 'tc',
  HK: 'tc',
  MO: 'tc',
};

/**
 * The shape that is usual in the first of some places that has one; null where none has.
 *
 * @param places countries as alpha-2 codes, or languages with their country: "JP", "ja-JP"
 */
export const hanOf = (...places: (string | undefined)[]): Han | null =>
  places.map((place = '') => countries[place.slice(-2)]).find((han) => han !== undefined) ?? null;

/** The shape of a text's characters: one with kana is Japanese and one with Hangul Korean, whatever paper it is on. */
export const hanIn = (text: string, usual: Han | undefined): Han => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp';
  return /\p{Script=Hangul}/u.test(text) ? 'kr' : (usual ?? 'sc');
};
