import { Alert } from '@chakra-ui/react/alert';
import { failures, dialog as words } from '../domain/words/frame.ts';
import { bandRecipe } from '../screens/frame/band-recipe.ts';
import { useSession } from '../screens/frame/use-session.ts';
import { Button } from '../screens/kit/buttons/Button.tsx';

/** The server stopped answering while somebody works: nobody is signed out, and the page stays as it is. */
export function CutOff() {
  const send = useSession((session) => session.send);
  return (
    <Alert.Root
      recipe={bandRecipe}
      css={{ background: 'waitingSoft', color: 'waiting' }}
      status="warning"
      role="status"
    >
      <Alert.Description>{failures.unreachable}</Alert.Description>
      <Button onClick={() => send({ type: 'session.retry' })}>{words.tryAgain}</Button>
    </Alert.Root>
  );
}
