import { importWords as words } from '../../domain/words/import-pages.ts';
import { StepList } from '../page/StepList.tsx';

const order = ['choose', 'match', 'review', 'run'] as const;
export type ImportStep = (typeof order)[number];

const steps = order.map((key) => ({ key, label: words.step[key] }));

/** Where an import has come to, of its four steps. */
export const ImportSteps = ({ at }: { at: ImportStep }) => (
  <StepList label={words.steps} steps={steps} at={at} />
);
