import { accountSettingsCalls } from '../../api/calls/account-settings.ts';
import { ask, outside } from '../../api/client/ask.ts';
import { problemOf } from '../../domain/user/account.ts';
import { passwordProblem } from '../../domain/user/password.ts';
import { accountWords } from '../../domain/words/account.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

const blank = { current: '', password: '' };

/** The change of the password by the present one. */
export function PasswordCard() {
  const card = useSettingsForm({
    noun: 'password',
    initial: blank,
    check: ({ current, password }) => [
      ...problemOf('current', current ? null : accountWords.presentPasswordMissing),
      ...problemOf('password', passwordProblem(password)),
    ],
    save: (typed, intentKey) =>
      ask(accountSettingsCalls.changePassword, { ...outside, ...typed }, { intentKey }),
    onSaved: () => card.change(blank),
  });
  return (
    <SettingsCard
      title={accountWords.password}
      lead={accountWords.passwordLead}
      onSubmit={card.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={card.pending}>
          {accountWords.changePassword}
        </Button>
      }
    >
      <ErrorSummary problems={card.problems} attempt={card.attempt} />
      <PasswordField
        {...card.field('current')}
        label={accountWords.presentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...card.field('password')}
        label={accountWords.newPassword}
        autoComplete="new-password"
        hint={accountWords.newPasswordHint}
      />
    </SettingsCard>
  );
}
