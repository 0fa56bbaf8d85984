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

/** One matter of a page of settings, saved by itself. */
export function SettingsCard({ title, lead, onSubmit, children, foot }: SettingsCardProps) {
  const id = useId();
  return (
    <Card.Root asChild recipe={cardRecipe}>
      <form
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(event);
        }}
      >
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
      </form>
    </Card.Root>
  );
}
