import { Card } from '@chakra-ui/react/card';
import type { ComponentProps } from 'react';
import { cardRecipe } from '../kit/card-recipe.ts';
import { panelStyle } from './dashboard-style.ts';

/** One subject of the dashboard: its name, one number large, its chart under it. */
export const Panel = (props: ComponentProps<'section'>) => (
  <Card.Root asChild recipe={cardRecipe} size="sm" css={panelStyle}>
    <section {...props} />
  </Card.Root>
);
