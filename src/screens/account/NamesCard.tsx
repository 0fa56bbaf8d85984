import { send } from '../../api/client/client.ts';
import { accountSettingsCalls } from '../../api/contract/account-settings.ts';
import type { OwnAccount } from '../../api/queries/account.ts';
import { nameProblems } from '../../domain/account.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { Columns } from '../kit/Stack.tsx';
import { TextField } from '../kit/TextField.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** What the user is called. */
export function NamesCard({ account }: { account: OwnAccount }) {
  const form = useSettingsForm({
    id: 'profile',
    initial: { firstName: account.firstname, lastName: account.lastname },
    check: ({ firstName, lastName }) => nameProblems(firstName, lastName),
    save: ({ firstName, lastName }, intentKey) =>
      send(accountSettingsCalls.updateProfile, {
        body: { firstname: firstName, lastname: lastName },
        intentKey,
      }),
  });
  return (
    <SettingsCard
      title="Your name"
      lead="It stands beside what you did, in the history of every document."
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          Save name
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <Columns>
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      </Columns>
    </SettingsCard>
  );
}
