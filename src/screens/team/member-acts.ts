import { isInvited, lastOwnerRefusal, type MemberView, ownersAmong } from '../../domain/team/team.ts';
import { memberActWords } from '../../domain/words/team.ts';
import { allows, repeats } from '../../machines/standing.ts';
import {
  type TeamMemberEvent,
  teamMemberLifecycle,
} from '../../machines/team-member/team-member.lifecycle.ts';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';

const standingIn = ({ standing: { status, facts } }: MemberView) => ({ status, role: facts.role });

/** Why an event is refused for a member of this team, by the chart or because the business needs an owner. */
const whyNot = (
  member: MemberView,
  team: readonly MemberView[],
  event: TeamMemberEvent,
): string | undefined => {
  if (!allows(teamMemberLifecycle, member.standing, event))
    return teamMemberLifecycle.whyNot(member.standing, event);
  const others = team.filter(({ id }) => id !== member.id).map(standingIn);
  // Whatever leads on from an owner's place takes it from them.
  const after = { ...standingIn(member), role: 'Viewer' as const };
  return lastOwnerRefusal(standingIn(member), after, ownersAmong(others))?.message;
};

/** Whoever is out already can't be put out: the chart would stay where it is. */
const isOut = ({ standing }: MemberView): boolean =>
  repeats(teamMemberLifecycle, standing, { type: 'member.remove' });

/** What can be done with a place in the team; what can't says why. */
export const actsOf = (
  member: MemberView,
  team: readonly MemberView[],
  does: Record<'change' | 'confirm' | 'resend' | 'invite' | 'remove', () => void>,
): MenuAct[] => {
  const { status, facts } = member.standing;
  const refusedBy = (event: TeamMemberEvent) => ({ refused: whyNot(member, team, event) });
  const resend = refusedBy({ type: 'invite.resend' });
  const again = refusedBy({ type: 'invite.send', role: facts.role });
  return [
    {
      key: 'edit',
      label: memberActWords.changeRole,
      onPress: does.change,
      ...refusedBy({ type: 'role.change', role: 'Viewer' }),
    },
    ...(member.emailUnproved
      ? [{ key: 'confirm', label: memberActWords.confirmEmailAddress, onPress: does.confirm }]
      : []),
    again.refused || !resend.refused
      ? { key: 'resend', label: memberActWords.sendInvitationAgain, onPress: does.resend, ...resend }
      : { key: 'invite', label: memberActWords.inviteAgain, onPress: does.invite, ...again },
    ...(isOut(member)
      ? []
      : [
          {
            key: 'remove',
            label: isInvited(status) ? memberActWords.takeInvitationBack : memberActWords.deactivate,
            danger: true,
            onPress: does.remove,
            ...refusedBy({ type: 'member.remove' }),
          },
        ]),
  ];
};
