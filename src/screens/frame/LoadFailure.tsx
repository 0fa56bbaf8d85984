import { dialog as dialogWords, pageFaults as words } from '../../domain/words/frame.ts';
import type { Problem } from '../../machines/problem.ts';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import { PageHead } from './PageHead.tsx';

interface LoadFailureProps {
  error: Error & { status?: number; kind?: Problem['kind'] };
  /** What to say where the server answered and gave nothing; its own words where left out. */
  sentence?: string | undefined;
  back: { label: string; href: string };
  onRetry: () => void;
}

/** A page whose content could not be had: why, and the way on. What does not exist, or can't by its address, is not tried again. */
export function LoadFailure({ error, sentence, back, onRetry }: LoadFailureProps) {
  const missing = error.kind === 'missing' || error.kind === 'invalid';
  const reason = (error.status && sentence) || error.message;
  return (
    <>
      <PageHead title={missing ? words.notFound : words.notLoaded} back={back} />
      <FilteredEmpty
        sentence={missing ? words.nothingHere : reason}
        act={
          missing ? (
            <ButtonLink href={back.href}>{words.goTo({ page: back.label })}</ButtonLink>
          ) : (
            <Button onClick={onRetry}>{dialogWords.tryAgain}</Button>
          )
        }
      />
    </>
  );
}
