import { type Refusal, refusal } from '../values/refusal.ts';
import { documentRefusals as words } from '../words/documents.ts';
import { type Printed, textsOf } from './printed.ts';

/** As much as is laid out in a second or two, a hundred full pages. */
const mostCharacters = 300_000;
const mostRows = 10_000;

const counted = (count: number): string => count.toLocaleString('en-US');

/** Refused when a document has more on it than a PDF is made of. */
export const paperRefusal = (paper: Printed): Refusal | undefined => {
  const characters = textsOf(paper).reduce((sum, text) => sum + text.length, 0);
  return characters > mostCharacters
    ? refusal(
        'invalid',
        words.tooManyCharacters({ characters: counted(characters), most: counted(mostCharacters) }),
      )
    : undefined;
};

/** The same of a statement, by its rows. */
export const statementRefusal = (rows: number): Refusal | undefined =>
  rows > mostRows
    ? refusal('invalid', words.tooManyRows({ rows: counted(rows), most: counted(mostRows) }))
    : undefined;
