import { useState } from 'react';
import type { Problem } from '../../api/client/problem.ts';
import { personNameProblem, problemOf } from '../../domain/account.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { FieldPair } from '../session/FieldPair.tsx';

/** What somebody new types to join. */
interface Joining {
  firstName: string;
  lastName: string;
  password: string;
}

const check = (typed: Joining) => [
  ...problemOf('firstName', personNameProblem(typed.firstName, 'Enter your first name.')),
  ...problemOf('lastName', personNameProblem(typed.lastName, 'Enter your last name.')),
  ...problemOf('password', typed.password ? null : 'Choose a password.'),
];

/** Name and password of somebody new, whose address the link has proved. */
export function JoinForm({ email, onJoin }: { email: string; onJoin: (typed: Joining) => Promise<void> }) {
  const [refused, setRefused] = useState<Problem | null>(null);
  const [pending, setPending] = useState(false);
  const form = useForm<Joining>({
    id: 'join',
    initial: { firstName: '', lastName: '', password: '' },
    check,
    refused: refused && { message: refused.message, fields: refused.fields },
    onSend: (typed) => {
      setPending(true);
      onJoin(typed)
        .catch(setRefused)
        .finally(() => setPending(false));
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <FieldPair>
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      </FieldPair>
      <TextField
        id="join-email"
        label="E-mail"
        value={email}
        readOnly
        autoComplete="username"
        onChange={() => {}}
      />
      <PasswordField
        {...form.field('password')}
        label="Password"
        autoComplete="new-password"
        hint="At least 10 characters; several words make a good one."
      />
      <Button type="submit" look="primary" wide pending={pending}>
        Join
      </Button>
    </form>
  );
}
