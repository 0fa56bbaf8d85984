import { useMachine } from '@xstate/react';
import { Link, useSearch } from 'wouter';
import { fromPromise } from 'xstate';
import { teamAcceptCalls, teamInviteCalls } from '../../api/calls/team-invite.ts';
import { ask, outside } from '../../api/client/ask.ts';
import { keepSession, keptSession } from '../../api/client/token.ts';
import type { TeamInvite } from '../../domain/team/team.ts';
import { teamInviteWords } from '../../domain/words/team.ts';
import type { DisplayProblem } from '../../machines/problem.ts';
import { type Joining, joinTeamFlow } from '../../machines/team-member/join-team.flow.ts';
import { home } from '../frame/redirects.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { inspected } from '../kit/inspected.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { toast } from '../kit/notices/toast.ts';
import { JoinForm } from './JoinForm.tsx';

/** This page, to come back to signed in. */
const here = (): string => encodeURIComponent(location.pathname + location.search);

/** The link as it is in the address. */
const useLink = () => {
  const search = new URLSearchParams(useSearch());
  return { business: search.get('business') ?? '', token: search.get('token') ?? '' };
};

/** The invitation of the link in the address; another link is another conversation. */
export function TeamInvitePage() {
  const link = useLink();
  return <Invitation key={`${link.business} ${link.token}`} link={link} />;
}

/** An invitation by its mailed link, as its chart leads through it. */
function Invitation({ link }: { link: { business: string; token: string } }) {
  const user = useSession((session) => session.user);
  const [state, dispatch] = useMachine(
    joinTeamFlow.provide({
      actors: {
        open: fromPromise<TeamInvite, void>(async () => {
          const { message, ...invite } = await ask(teamInviteCalls.validateTeamInvite, {
            ...outside,
            ...link,
          });
          toast.success(message);
          return invite;
        }),
        join: fromPromise(async ({ input }: { input: Joining }) => {
          const { message, ...session } = await ask(teamInviteCalls.addTeamMemberPassword, {
            ...outside,
            ...link,
            ...input,
          });
          keepSession(session);
          toast.success(message);
        }),
        accept: fromPromise(async () => {
          const { message } = await ask(teamAcceptCalls.acceptTeamInvite, { ...outside, ...link });
          toast.success(message);
        }),
      },
    }),
    { ...inspected(), input: { isWhole: link.business.length === 22 && link.token.length === 43 } },
  );
  useFlowEnd(state.value, ends);
  const { invite, problem } = state.context;
  if (!invite)
    return problem ? (
      <SignedOutFrame
        title={teamInviteWords.invitationDoesNotOpen}
        foot={<Link href="/">{teamInviteWords.goToSignin}</Link>}
      >
        <ErrorSummary
          problems={[{ text: problem.message }]}
          attempt={1}
          title={teamInviteWords.linkDidNotWork}
        />
      </SignedOutFrame>
    ) : (
      <SignedOutFrame title={teamInviteWords.openingYourInvitation}>
        <p role="status">{teamInviteWords.checking}</p>
      </SignedOutFrame>
    );
  const { business, email, role, hasAccount } = invite;
  const request = { refused: problem, pending: state.hasTag('busy') };
  return (
    <SignedOutFrame title={teamInviteWords.join(business)} lead={teamInviteWords.lead(role)}>
      {!hasAccount && (
        <JoinForm {...request} email={email} onJoin={(typed) => dispatch({ type: 'member.join', typed })} />
      )}
      {hasAccount && user && keptSession() && (
        <Accept {...request} email={user.email} onAccept={() => dispatch({ type: 'invite.accept' })} />
      )}
      {hasAccount && !(user && keptSession()) && (
        <>
          <p>{teamInviteWords.accountSigninAccept(email)}</p>
          <Button look="primary" wide onClick={() => location.assign(`/?returnTo=${here()}`)}>
            {teamInviteWords.signin}
          </Button>
        </>
      )}
    </SignedOutFrame>
  );
}

const ends = { entering: () => location.assign(home) };

interface AcceptProps {
  email: string;
  refused: DisplayProblem | null;
  pending: boolean;
  onAccept: () => void;
}

function Accept({ email, refused, pending, onAccept }: AcceptProps) {
  return (
    <>
      {refused && <ErrorSummary problems={[{ text: refused.message }]} attempt={1} />}
      <p>{teamInviteWords.signed(email)}</p>
      <Button look="primary" wide pending={pending} onClick={onAccept}>
        {teamInviteWords.acceptTheInvitation}
      </Button>
    </>
  );
}
