import { endFactor } from '../../api/commands/account.ts';
import { problemOf } from '../../domain/account.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { FactorSetUp } from './FactorSetUp.tsx';

/** The second factor: off, under way, or on with its recovery codes. */
export function SecondFactorCard({ on, left }: { on: boolean; left: number }) {
  return <FactorSetUp on={on} otherwise={<TurnOffCard left={left} />} back="Leave it off" />;
}

function TurnOffCard({ left }: { left: number }) {
  const form = useSettingsForm({
    id: 'factor-off',
    initial: { password: '' },
    check: ({ password }) => problemOf('password', password ? null : 'Enter your password.'),
    save: ({ password }) => endFactor(password),
  });
  return (
    <SettingsCard
      title="Second factor"
      lead={`It is on: signing in asks for a code of your app. ${left} of 10 recovery codes are left. Turning it off ends every other session of yours. A business that needs one of everybody asks you for another.`}
      onSubmit={form.onSubmit}
      foot={
        <Button type="submit" pending={form.pending}>
          Turn it off
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <PasswordField {...form.field('password')} label="Your password" autoComplete="current-password" />
    </SettingsCard>
  );
}
