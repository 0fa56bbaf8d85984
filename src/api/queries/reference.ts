import { queryOptions } from '@tanstack/react-query';
import { displayed } from '../../domain/words/display-sentences.ts';
import { referenceWords } from '../../domain/words/frame.ts';
import { Problem } from '../../machines/problem.ts';
import { send } from '../client/client.ts';
import { referenceCalls } from '../contract/reference.ts';

/** A failed load in the words the spec has for it; a lost server and a dead session keep their own. */
const toldAs = (words: string) => (problem: Problem) => {
  const { status, kind } = problem;
  throw kind === 'unreachable' || kind === 'signed-out'
    ? problem
    : new Problem(status, kind, displayed(words));
};

/** Categories an item may have, as they are usual in an industry; in any for 0. */
export const categoryList = (industry: number) =>
  queryOptions({
    queryKey: ['categories', industry] as const,
    queryFn: async ({ signal }) => {
      const { data } = await send(referenceCalls.categories, {
        signal,
        query: industry ? { industry: String(industry) } : {},
      }).catch(toldAs(referenceWords.categoriesNotLoaded));
      return data.map(({ value }) => value);
    },
  });

/** The columns a kind of file has, and which of them must be there. The dialog that asks tells what fails. */
export const fileColumns = (filename: string) =>
  queryOptions({
    meta: { toldInPlace: true },
    queryKey: ['csv-headers', filename] as const,
    queryFn: async ({ signal }) =>
      (
        await send(referenceCalls.csvHeaders, { signal, query: { filename } }).catch(
          toldAs(referenceWords.columnsNotLoaded),
        )
      ).data,
  });
