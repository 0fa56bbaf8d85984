import { settingsAnswers as words } from '../../domain/words/business.ts';
import { listed } from './call.ts';
import { count, flag, number, optional, text, typedText } from './field.ts';
import { outsideBusiness } from './outside-business.ts';

const { read } = outsideBusiness('open', '/api/Reference/');

const choice = { id: number('id'), label: text('label'), value: text('value') };

/** Lists as data; the same for everybody. */
export const referenceCalls = {
  currencies: read('currencies', {
    says: listed(words.currencies, { ...choice, code: text('IsoCurrenyCode') }),
  }),
  countries: read('countries', {
    says: listed(words.countries, { ...choice, countryId: number('Id') }),
  }),
  languages: read('languages', { says: listed(words.languages, choice) }),
  industries: read('industries', { says: listed(words.industries, choice) }),
  /** As they are usual in an industry, by its number; in any, where it is left out. */
  categories: read('categories', {
    takes: { industry: optional(count('industry')) },
    says: listed(words.categories, choice),
  }),
  csvHeaders: read('csv-headers', {
    takes: { fileName: typedText('filename', 40) },
    says: listed(words.csvHeaders, { header: text('header'), required: flag('required') }),
  }),
};
