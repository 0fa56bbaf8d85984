import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Alert } from '@chakra-ui/react/alert';
import * as words from '../../domain/words/dialog.ts';
import * as failures from '../../domain/words/failures.ts';
import { Button } from '../kit/Button.tsx';
import { useSession } from '../session/use-session.ts';

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
      background: 'waitingSoft',
      color: 'waiting',
    },
  },
};

/** The server stopped answering while somebody works: nobody is signed out, and the page stays as it is. */
export function CutOff() {
  const send = useSession((session) => session.send);
  return (
    <Alert.Root recipe={bandRecipe} status="warning" role="status">
      <Alert.Description>{failures.unreachable}</Alert.Description>
      <Button onClick={() => send({ type: 'session.retry' })}>{words.tryAgain}</Button>
    </Alert.Root>
  );
}
