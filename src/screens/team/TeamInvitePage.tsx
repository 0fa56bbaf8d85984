import { useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Problem } from '../../api/client/problem.ts';
import { keepSession, keptSession } from '../../api/client/token.ts';
import { acceptInvite, joinTeam, openInvite } from '../../api/commands/team.ts';
import type { TeamInvite } from '../../domain/team.ts';
import { teamWords } from '../../domain/words/team.ts';
import { Button } from '../kit/Button.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { toast } from '../kit/toast.ts';
import { useSession } from '../session/use-session.ts';
import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { home } from '../shell/way.ts';
import { JoinForm } from './JoinForm.tsx';

/** How long what was done is read before the next page, in milliseconds: as long as after an address is proven. */
const readFor = 1_000;

/** Says what was done; then somebody else's session, or their own, goes on in the books they were let into, on a page begun anew. */
const enter = async (done: string): Promise<void> => {
  toast.success(done);
  await new Promise((read) => setTimeout(read, readFor));
  location.assign(home);
};

/** This page, to come back to signed in. */
const here = (): string => encodeURIComponent(location.pathname + location.search);

/** The link as it stands in the address. */
const useLink = () => {
  const search = new URLSearchParams(useSearch());
  return { businessId: search.get('business') ?? '', token: search.get('token') ?? '' };
};

/** An invitation by its mailed link: somebody new chooses a password, somebody known accepts signed in. */
export function TeamInvitePage() {
  const link = useLink();
  const { businessId, token } = link;
  const [invite, setInvite] = useState<TeamInvite | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const user = useSession((session) => session.user);

  useEffect(() => {
    setProblem(null);
    const whole = businessId.length === 22 && token.length === 43;
    if (!whole) return setProblem(new Problem(400, 'invalid', teamWords.badLink));
    openInvite({ businessId, token })
      .then((opened) => {
        toast.success(opened.message);
        setInvite(opened.invite);
      })
      .catch(setProblem);
  }, [businessId, token]);

  async function join(typed: { firstName: string; lastName: string; password: string }) {
    const { message, session } = await joinTeam(link, typed);
    keepSession(session);
    await enter(message);
  }

  if (problem)
    return (
      <SignedOutFrame title="This invitation does not open" foot={<Link href="/">Go to sign-in</Link>}>
        <ErrorSummary problems={[{ text: problem.message }]} attempt={1} title="The link did not work" />
      </SignedOutFrame>
    );
  if (!invite)
    return (
      <SignedOutFrame title="Opening your invitation">
        <p role="status">One moment: the link is being checked.</p>
      </SignedOutFrame>
    );
  const lead = `You are asked to work in its books, as ${invite.role}.`;
  if (!invite.hasAccount)
    return (
      <SignedOutFrame title={`Join ${invite.business}`} lead={lead}>
        <JoinForm email={invite.email} onJoin={join} />
      </SignedOutFrame>
    );
  return (
    <SignedOutFrame title={`Join ${invite.business}`} lead={lead}>
      {user && keptSession() ? (
        <Accept
          email={user.email}
          onAccept={async () => {
            const { message } = await acceptInvite(link);
            await enter(message);
          }}
        />
      ) : (
        <>
          <p>You have an account with {invite.email}. Sign in to accept.</p>
          <Button look="primary" wide onClick={() => location.assign(`/?returnTo=${here()}`)}>
            Sign in
          </Button>
        </>
      )}
    </SignedOutFrame>
  );
}

function Accept({ email, onAccept }: { email: string; onAccept: () => Promise<void> }) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [pending, setPending] = useState(false);
  function accept() {
    setPending(true);
    onAccept()
      .catch(setProblem)
      .finally(() => setPending(false));
  }
  return (
    <>
      {problem && <ErrorSummary problems={[{ text: problem.message }]} attempt={1} />}
      <p>You are signed in as {email}.</p>
      <Button look="primary" wide pending={pending} onClick={accept}>
        Accept the invitation
      </Button>
    </>
  );
}
