import { Alert } from '@chakra-ui/react/alert';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { alertRecipe } from './alert-recipe.ts';

/** Something to know before going on; it keeps nobody from it. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <Alert.Root recipe={alertRecipe} status="info" role="status">
    {/* Not Chakra's indicator, which brings drawings of its own along. */}
    <Icon name="warning" />
    <Alert.Description>{children}</Alert.Description>
  </Alert.Root>
);
