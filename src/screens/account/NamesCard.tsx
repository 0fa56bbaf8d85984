import { accountSettingsCalls } from '../../api/calls/account-settings.ts';
import { ask, outside } from '../../api/client/ask.ts';
import { nameProblems } from '../../domain/user/account.ts';
import type { OwnAccount } from '../../domain/user/user.ts';
import { accountWords } from '../../domain/words/account.ts';
import { useBusiness } from '../frame/business.ts';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** What the user is called. */
export function NamesCard({ account }: { account: OwnAccount }) {
  const { userId } = useBusiness();
  const card = useSettingsForm({
    noun: 'profile',
    of: { id: userId, version: null },
    initial: { firstName: account.firstName, lastName: account.lastName },
    check: ({ firstName, lastName }) => nameProblems(firstName, lastName),
    valuesOf: ({ firstName, lastName }) => ({
      [accountWords.firstName]: firstName,
      [accountWords.lastName]: lastName,
    }),
    save: (typed, intentKey) =>
      ask(accountSettingsCalls.updateProfile, { ...outside, ...typed }, { intentKey }),
  });
  return (
    <KeptCard title={accountWords.yourName} lead={accountWords.yourNameLead} card={card}>
      <Columns>
        <TextField {...card.field('firstName')} label={accountWords.firstName} autoComplete="given-name" />
        <TextField {...card.field('lastName')} label={accountWords.lastName} autoComplete="family-name" />
      </Columns>
    </KeptCard>
  );
}
