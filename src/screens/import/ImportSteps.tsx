import { importWords as words } from '../../domain/import/imports.words.ts';
import { FlowSteps } from '../page/FlowSteps.tsx';

export type ImportStep = keyof typeof words.step;

/** Where an import has come to, of its four steps. */
export const ImportSteps = ({ at }: { at: ImportStep }) => (
  <FlowSteps label={words.steps} steps={words.step} at={at} />
);
