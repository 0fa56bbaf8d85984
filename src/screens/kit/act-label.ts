import * as words from '../../domain/words/dialog.ts';
import type { ShownProblem } from '../../machines/problem.ts';

/**
 * The words of a dialog's button once the act was refused: "Try again", or its own words where a field has to be mended first,
 * as pressing it then does what it says.
 */
export const labelAfter = (
  problem: Pick<ShownProblem, 'fields'> | null | undefined,
  label: string,
): string => (problem && problem.fields.length === 0 ? words.tryAgain : label);
