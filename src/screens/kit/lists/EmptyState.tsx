import { EmptyState as Empty } from '@chakra-ui/react/empty-state';
import type { ReactNode } from 'react';
import { emptyRecipe } from './FilteredEmpty.tsx';

interface EmptyStateProps {
  /** The name of the screen in the spec, where it has one: `no-added-invoice`. */
  name?: string;
  /** What a page that has nothing else is called. */
  title?: string;
  /** One sentence that teaches what comes here. */
  sentence: string;
  /** One act: the button or link that makes the first one. */
  act?: ReactNode;
}

/** Nothing here yet: a picture, a sentence, an act. */
export function EmptyState({ name, title, sentence, act }: EmptyStateProps) {
  return (
    <Empty.Root recipe={emptyRecipe} data-screen={name}>
      <Empty.Content>
        <Empty.Indicator>
          <svg
            width="120"
            height="84"
            viewBox="0 0 120 84"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden
          >
            <path d="M4 4h76v76H4z" />
            <path className="stub" d="M80 4h36v76H80z" />
            <path d="M80 4v76" strokeWidth="3" strokeDasharray="2.5 4" className="stub" />
            <path d="M16 18h24M16 34h52M16 46h52M16 58h34" strokeLinecap="round" />
          </svg>
        </Empty.Indicator>
        {title && (
          <Empty.Title asChild>
            <h1>{title}</h1>
          </Empty.Title>
        )}
        <Empty.Description>{sentence}</Empty.Description>
        {act}
      </Empty.Content>
    </Empty.Root>
  );
}
