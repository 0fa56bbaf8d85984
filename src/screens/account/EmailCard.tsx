import { useState } from 'react';
import { accountSettingsCalls } from '../../api/calls/account-settings.ts';
import { ask, outside } from '../../api/client/ask.ts';
import { newEmailProblem, problemOf } from '../../domain/user/account.ts';
import { emailCardWords } from '../../domain/words/account.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CodeField } from '../kit/fields/CodeField.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { LocalMailbox } from '../kit/notices/LocalMailbox.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** Moving to another address: asked with the password, done by the code mailed there. */
export function EmailCard({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo ? (
    <ConfirmCard address={sentTo} onEnd={() => setSentTo(null)} />
  ) : (
    <AskCard key={email} email={email} onSent={setSentTo} />
  );
}

function AskCard({ email, onSent }: { email: string; onSent: (address: string) => void }) {
  const card = useSettingsForm({
    noun: 'email',
    initial: { current: email, new: '', confirmPassword: '' },
    check: (typed) => [
      ...problemOf('new', newEmailProblem(typed.new)),
      ...problemOf('confirmPassword', typed.confirmPassword ? null : emailCardWords.passwordMissing),
    ],
    save: (typed, intentKey) =>
      ask(accountSettingsCalls.changeEmail, { ...outside, ...typed }, { intentKey }),
    onSaved: (typed) => onSent(typed.new.trim()),
  });
  return (
    <SettingsCard
      title={emailCardWords.eMailAddress}
      lead={emailCardWords.lead}
      onSubmit={card.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={card.pending}>
          {emailCardWords.changeAddress}
        </Button>
      }
    >
      <ErrorSummary problems={card.problems} attempt={card.attempt} />
      <TextField
        {...card.field('current')}
        label={emailCardWords.presentAddress}
        type="email"
        autoComplete="username"
      />
      <TextField {...card.field('new')} label={emailCardWords.newAddress} type="email" autoComplete="email" />
      <PasswordField
        {...card.field('confirmPassword')}
        label={emailCardWords.yourPassword}
        autoComplete="current-password"
      />
    </SettingsCard>
  );
}

function ConfirmCard({ address, onEnd }: { address: string; onEnd: () => void }) {
  const card = useSettingsForm({
    noun: 'new-address',
    initial: { code: '' },
    check: ({ code }) => problemOf('code', /^\d{6}$/.test(code) ? null : emailCardWords.codeMissing),
    save: (typed, intentKey) =>
      ask(accountSettingsCalls.confirmEmail, { ...outside, ...typed }, { intentKey }),
    onSaved: onEnd,
  });
  return (
    <SettingsCard
      title={emailCardWords.confirmNewAddress}
      lead={emailCardWords.weSentSixDigits(address)}
      onSubmit={card.onSubmit}
      foot={
        <>
          <Button look="ghost" onClick={onEnd}>
            {emailCardWords.keepMyAddress}
          </Button>
          <Button look="primary" type="submit" pending={card.pending}>
            {emailCardWords.confirm}
          </Button>
        </>
      }
    >
      <ErrorSummary problems={card.problems} attempt={card.attempt} />
      <CodeField {...card.field('code')} />
      <LocalMailbox />
    </SettingsCard>
  );
}
