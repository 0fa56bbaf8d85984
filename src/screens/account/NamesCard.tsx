import { send } from '../../api/client/client.ts';
import { accountSettingsCalls } from '../../api/contract/account-settings.ts';
import type { OwnAccount } from '../../api/queries/account.ts';
import { nameProblems } from '../../domain/account.ts';
import { Columns } from '../kit/Stack.tsx';
import { TextField } from '../kit/TextField.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { useKeptCard } from '../page/use-kept-card.ts';
import { useBusiness } from '../shell/business.ts';

/** What the user is called. */
export function NamesCard({ account }: { account: OwnAccount }) {
  const { userId } = useBusiness();
  const card = useKeptCard({
    noun: 'profile',
    of: { id: userId, version: null },
    initial: { firstName: account.firstname, lastName: account.lastname },
    check: ({ firstName, lastName }) => nameProblems(firstName, lastName),
    shown: ({ firstName, lastName }) => ({ 'First name': firstName, 'Last name': lastName }),
    save: ({ firstName, lastName }, intentKey) =>
      send(accountSettingsCalls.updateProfile, {
        body: { firstname: firstName, lastname: lastName },
        intentKey,
      }),
  });
  return (
    <KeptCard
      title="Your name"
      lead="It stands beside what you did, in the history of every document."
      card={card}
      save="Save name"
    >
      <Columns>
        <TextField {...card.field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...card.field('lastName')} label="Last name" autoComplete="family-name" />
      </Columns>
    </KeptCard>
  );
}
