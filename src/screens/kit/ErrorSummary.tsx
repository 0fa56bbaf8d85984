import { Alert } from '@chakra-ui/react/alert';
import { type MouseEvent, useEffect, useRef } from 'react';
import { alertRecipe } from './alert-recipe.ts';
import { Icon } from './Icon.tsx';

export interface FieldProblem {
  /** The id of the field's control. Left out for what concerns the whole form. */
  fieldId?: string | undefined;
  /** The very words the field itself shows. */
  text: string;
}

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
    <Alert.Root ref={summary} recipe={alertRecipe} status="error" role="alert" tabIndex={-1}>
      <Alert.Title asChild>
        <strong>
          <Icon name="warning" />
          {title ??
            (problems.length === 1
              ? 'One thing needs another look'
              : `${problems.length} things need another look`)}
        </strong>
      </Alert.Title>
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
    </Alert.Root>
  );
}
