/** Scripts the paper's own typeface can write. */
const written = new Set(['Latn', 'Cyrl', 'Grek']);

/**
 * The locale in which numbers and days stand on paper: the business's own, with the digits everybody reads; English in
 * its country's manner where the typeface lacks the script, for a month nobody can read helps nobody.
 */
export const paperLocale = (locale: string): string => {
  const own = new Intl.Locale(locale, { numberingSystem: 'latn' });
  const { script, region } = own.maximize();
  return written.has(script ?? '') ? own.toString() : `en-${region ?? 'US'}`;
};

/** The locale in which days stand on paper: its words are English, and a month in another language among them reads as a slip. */
export const paperDayLocale = (locale: string): string => {
  const { region } = new Intl.Locale(locale).maximize();
  return `en-${region ?? 'US'}`;
};
