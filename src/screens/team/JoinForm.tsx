import { personNameProblem, problemOf } from '../../domain/account.ts';
import type { ShownProblem } from '../../machines/problem.ts';
import type { Joining } from '../../machines/team-member/join-team.flow.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { FieldPair } from '../session/FieldPair.tsx';

const check = (typed: Joining) => [
  ...problemOf('firstName', personNameProblem(typed.firstName, 'Enter your first name.')),
  ...problemOf('lastName', personNameProblem(typed.lastName, 'Enter your last name.')),
  ...problemOf('password', typed.password ? null : 'Choose a password.'),
];

interface JoinFormProps {
  email: string;
  refused: ShownProblem | null;
  pending: boolean;
  onJoin: (typed: Joining) => void;
}

/** Name and password of somebody new, whose address the link has proved. */
export function JoinForm({ email, refused, pending, onJoin }: JoinFormProps) {
  const form = useForm<Joining>({
    id: 'join',
    initial: { firstName: '', lastName: '', password: '' },
    check,
    refused,
    onSend: onJoin,
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
