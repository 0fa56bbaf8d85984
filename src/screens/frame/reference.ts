import { queryOptions } from '@tanstack/react-query';
import { referenceCalls } from '../../api/calls/reference.ts';
import { ask } from '../../api/client/ask.ts';
import { displayed } from '../../domain/words/display-sentences.ts';
import { referenceWords } from '../../domain/words/frame.ts';
import { Problem } from '../../machines/problem.ts';

const ofNoBusiness = { businessId: '' };

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
      const asked = { ...ofNoBusiness, industry: industry ? String(industry) : undefined };
      const categories = await ask(referenceCalls.categories, asked, { signal }).catch(
        toldAs(referenceWords.categoriesNotLoaded),
      );
      return categories.map(({ value }) => value);
    },
  });

/** The columns a kind of file has, and which of them must be there. The dialog that asks tells what fails. */
export const fileColumns = (fileName: string) =>
  queryOptions({
    meta: { toldInPlace: true },
    queryKey: ['csv-headers', fileName] as const,
    queryFn: ({ signal }) =>
      ask(referenceCalls.csvHeaders, { ...ofNoBusiness, fileName }, { signal }).catch(
        toldAs(referenceWords.columnsNotLoaded),
      ),
  });
