import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Alert } from '@chakra-ui/react/alert';
import { viewAs } from '../../api/client/view-as.ts';
import * as words from '../../domain/words/shell.ts';
import { Button } from '../kit/Button.tsx';

const bandRecipe: SlotRecipeDefinition = {
  slots: ['title', 'description', 'root', 'indicator', 'content'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      marginBottom: '4',
      padding: '8px 8px 8px 16px',
      borderRadius: 'base',
      fontSize: '14px',
      border: '1px dashed {colors.accent}',
      background: 'accentSoft',
      '@media print': { display: 'none' },
    },
  },
};

/** Says that the product is looked at as a role would, and leads back to oneself. */
export function ViewedAs({ role }: { role: string }) {
  function back() {
    viewAs(null);
    location.assign('/settings/team-members');
  }
  return (
    <Alert.Root recipe={bandRecipe} role="status">
      <Alert.Description>{words.seenAs({ role })}</Alert.Description>
      <Button onClick={back}>{words.stopPreview}</Button>
    </Alert.Root>
  );
}
