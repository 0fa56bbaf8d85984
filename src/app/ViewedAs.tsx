import { Alert } from '@chakra-ui/react/alert';
import { viewAs } from '../api/client/view-as.ts';
import { shell as words } from '../domain/words/frame.ts';
import { bandRecipe } from '../screens/frame/band-recipe.ts';
import { Button } from '../screens/kit/buttons/Button.tsx';

const previewStyle = {
  border: '1px dashed {colors.accent}',
  background: 'accentSoft',
  '@media print': { display: 'none' },
};

/** Says that the product is looked at as a role would, and leads back to oneself. */
export function ViewedAs({ role }: { role: string }) {
  function back() {
    viewAs(null);
    location.assign('/settings/team-members');
  }
  return (
    <Alert.Root recipe={bandRecipe} css={previewStyle} role="status">
      <Alert.Description>{words.seenAs({ role })}</Alert.Description>
      <Button onClick={back}>{words.stopPreview}</Button>
    </Alert.Root>
  );
}
