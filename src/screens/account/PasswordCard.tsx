import { changePassword } from '../../api/commands/account.ts';
import { problemOf } from '../../domain/account.ts';
import { passwordProblem } from '../../domain/password.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

const blank = { current: '', password: '' };

/** The change of the password by the present one. */
export function PasswordCard() {
  const form = useSettingsForm({
    id: 'password',
    initial: blank,
    check: ({ current, password }) => [
      ...problemOf('current', current ? null : 'Enter your present password.'),
      ...problemOf('password', passwordProblem(password)),
    ],
    save: changePassword,
    onSaved: () => form.set(blank),
  });
  return (
    <SettingsCard
      title="Password"
      lead="Changing it ends every other session of yours."
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          Change password
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <PasswordField {...form.field('current')} label="Present password" autoComplete="current-password" />
      <PasswordField
        {...form.field('password')}
        label="New password"
        autoComplete="new-password"
        hint="At least 10 characters; several words make a good one."
      />
    </SettingsCard>
  );
}
