import { secondFactorCalls } from '../../api/calls/second-factor.ts';
import { ask, outside } from '../../api/client/ask.ts';
import { problemOf } from '../../domain/user/account.ts';
import { factorCardWords } from '../../domain/words/account.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { FactorSetUp } from './FactorSetUp.tsx';

/** The second factor: off, under way, or on with its recovery codes. */
export function SecondFactorCard({ on, left }: { on: boolean; left: number }) {
  return <FactorSetUp on={on} otherwise={<TurnOffCard left={left} />} back={factorCardWords.leaveItOff} />;
}

function TurnOffCard({ left }: { left: number }) {
  const card = useSettingsForm({
    noun: 'factor-off',
    initial: { password: '' },
    check: ({ password }) => problemOf('password', password ? null : factorCardWords.passwordMissing),
    save: (typed) => ask(secondFactorCalls.endFactor, { ...outside, ...typed }),
  });
  return (
    <SettingsCard
      title={factorCardWords.title}
      lead={factorCardWords.isOn(left)}
      onSubmit={card.onSubmit}
      foot={
        <Button type="submit" pending={card.pending}>
          {factorCardWords.turnItOff}
        </Button>
      }
    >
      <ErrorSummary problems={card.problems} attempt={card.attempt} />
      <PasswordField
        {...card.field('password')}
        label={factorCardWords.yourPassword}
        autoComplete="current-password"
      />
    </SettingsCard>
  );
}
