import { personNameProblem, problemOf } from '../../domain/user/account.ts';
import { joinWords } from '../../domain/words/team.ts';
import type { DisplayProblem } from '../../machines/problem.ts';
import type { Joining } from '../../machines/team-member/join-team.flow.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useForm } from '../kit/fields/use-form.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { FieldPair } from '../session/FieldPair.tsx';

const check = (typed: Joining) => [
  ...problemOf('firstName', personNameProblem(typed.firstName, joinWords.firstNameMissing)),
  ...problemOf('lastName', personNameProblem(typed.lastName, joinWords.lastNameMissing)),
  ...problemOf('password', typed.password ? null : joinWords.passwordMissing),
];

interface JoinFormProps {
  email: string;
  refused: DisplayProblem | null;
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
        <TextField {...form.field('firstName')} label={joinWords.firstName} autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={joinWords.lastName} autoComplete="family-name" />
      </FieldPair>
      <TextField
        id="join-email"
        label={joinWords.email}
        value={email}
        readOnly
        autoComplete="username"
        onChange={() => {}}
      />
      <PasswordField
        {...form.field('password')}
        label={joinWords.password}
        autoComplete="new-password"
        hint={joinWords.passwordHint}
      />
      <Button type="submit" look="primary" wide pending={pending}>
        {joinWords.join}
      </Button>
    </form>
  );
}
