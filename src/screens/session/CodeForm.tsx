import type { ReactNode } from 'react';
import { problemOf } from '../../domain/user/account.ts';
import { codeFormWords } from '../../domain/words/account.ts';
import { sessionPage } from '../../domain/words/session.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CodeField } from '../kit/fields/CodeField.tsx';
import { useForm } from '../kit/fields/use-form.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { LocalMailbox } from '../kit/notices/LocalMailbox.tsx';
import { SentAway } from './SentAway.tsx';

const check = ({ code }: { code: string }) =>
  problemOf('code', /^\d{6}$/.test(code) ? null : codeFormWords.codeMissing);

interface Props {
  id: string;
  title: string;
  /** Where the digits went. */
  sent: ReactNode;
  /** What entering them does, as the button says it. */
  act: string;
  foot: ReactNode;
}

/** The six digits of a mail, and a new mail when it did not come. */
export function CodeForm({ id, title, sent, act, foot }: Props) {
  const send = useSession((session) => session.send);
  const refused = useSession((session) => session.problemOf('verify', 'resend'));
  const pending = useSession((session) => session.isCheckingCode);
  const resending = useSession((session) => session.isResending);
  const isSentAway = useSession((session) => session.isRefused);
  const form = useForm({
    id,
    initial: { code: '' },
    check,
    refused,
    onSend: ({ code }) => send({ type: 'code.send', code }),
  });
  const code = form.field('code');
  return (
    <SignedOutFrame
      title={title}
      lead={
        <>
          {sent} {codeFormWords.digitsHold15Minutes}
        </>
      }
      foot={foot}
    >
      <form noValidate onSubmit={form.onSubmit}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <CodeField
          {...code}
          onChange={(typed) => {
            send({ type: 'redirect.stop' });
            code.onChange(typed);
          }}
        />
        <LocalMailbox />
        <Button type="submit" look="primary" wide pending={pending}>
          {act}
        </Button>
        <Button wide pending={resending} onClick={() => send({ type: 'code.resend' })}>
          {codeFormWords.sendNewCode}
        </Button>
      </form>
      {isSentAway && <SentAway sentence={sessionPage.sentAwayUnlessCode} />}
    </SignedOutFrame>
  );
}
