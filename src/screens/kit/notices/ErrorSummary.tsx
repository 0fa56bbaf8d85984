import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Alert } from '@chakra-ui/react/alert';
import { type MouseEvent, useEffect, useRef } from 'react';
import { problems as words } from '../../../domain/words/everywhere.ts';
import { Icon } from '../Icon.tsx';

export interface FieldProblem {
  /** The id of the field's control. Left out for what concerns the whole form. */
  fieldId?: string | undefined;
  /** The very words the field itself shows. */
  text: string;
}

const summaryRecipe: SlotRecipeDefinition = {
  slots: ['title', 'description', 'root', 'indicator', 'content'],
  base: {
    root: {
      padding: '12px 16px',
      borderRadius: 'base',
      borderInlineStart: '3px solid {colors.stopped}',
      background: 'stoppedSoft',
      fontSize: '14px',
    },
    title: { display: 'flex', alignItems: 'center', gap: '2', color: 'stopped' },
    description: {
      display: 'grid',
      gap: '1',
      marginTop: '1.5',
      paddingInlineStart: '24px',
      '& a': { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '2px' },
    },
  },
};

interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** How often the form was sent: each time it changes with problems left, the summary takes the focus. */
  attempt: number;
  title?: string | undefined;
}

/** All that keeps a form from being sent, in the fields' own words, each a link to its field. */
export function ErrorSummary({ problems, attempt, title }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;

  function goTo(event: MouseEvent, fieldId: string) {
    event.preventDefault();
    const field = document.getElementById(fieldId);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }

  return (
    <Alert.Root recipe={summaryRecipe} ref={summary} role="alert" tabIndex={-1}>
      <Alert.Title asChild>
        <strong>
          <Icon name="warning" />
          {title ?? words.problems({ count: problems.length })}
        </strong>
      </Alert.Title>
      <Alert.Description asChild>
        <ul>
          {problems.map(({ fieldId, text }) => (
            <li key={`${fieldId} ${text}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </Alert.Description>
    </Alert.Root>
  );
}
