import { Alert } from '@chakra-ui/react/alert';
import { seatWords as words } from '../domain/team/seats.words.ts';
import { isOwner } from '../domain/team/team.ts';
import { plansAt, teamAt } from '../screens/frame/addresses.ts';
import { bandRecipe } from '../screens/frame/band-recipe.ts';
import { useBusiness, useMay } from '../screens/frame/business.ts';
import { ButtonLink } from '../screens/kit/buttons/Button.tsx';

const style = {
  border: '1px solid {colors.line}',
  background: 'waitingSoft',
  paddingBlock: '12px',
  '& > span': { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
  '@media print': { display: 'none' },
};

/** Says that somebody is above the seats of the business, and leads to the way out where it is theirs. */
export function AboveSeats({ seats }: { seats: number }) {
  const { role } = useBusiness();
  const may = useMay();
  return (
    <Alert.Root recipe={bandRecipe} css={style} role="status">
      <Alert.Description>{words.banner(seats)}</Alert.Description>
      {may('settings.plan') && (
        <span>
          {isOwner(role) && <ButtonLink href={teamAt}>{words.chooseWhoKeepsWorking}</ButtonLink>}
          <ButtonLink href={plansAt}>{words.getMoreSeats}</ButtonLink>
        </span>
      )}
    </Alert.Root>
  );
}
