import { Card } from '@chakra-ui/react/card';
import { type FormEvent, type ReactNode, useId } from 'react';
import { cardRecipe } from '../kit/card-recipe.ts';

interface SettingsCardProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  onSubmit?: (event: FormEvent) => void;
  children?: ReactNode;
  /** The acts, the primary one last. */
  foot?: ReactNode;
}

/** One matter of a page of settings; with `onSubmit` it is a form of its own. */
export function SettingsCard({ title, lead, onSubmit, children, foot }: SettingsCardProps) {
  const id = useId();
  const shown = (
    <>
      <Card.Title asChild>
        <h2 id={id}>{title}</h2>
      </Card.Title>
      {lead && <Card.Description>{lead}</Card.Description>}
      {children}
      {foot && (
        <Card.Footer asChild>
          <footer>{foot}</footer>
        </Card.Footer>
      )}
    </>
  );
  return (
    <Card.Root asChild recipe={cardRecipe}>
      {onSubmit ? (
        <form
          noValidate
          aria-labelledby={id}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit(event);
          }}
        >
          {shown}
        </form>
      ) : (
        <section aria-labelledby={id}>{shown}</section>
      )}
    </Card.Root>
  );
}
