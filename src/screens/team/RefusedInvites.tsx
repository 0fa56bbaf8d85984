import { chakra } from '@chakra-ui/react';
import { seatCalls } from '../../api/calls/seats.ts';
import { teamCalls } from '../../api/calls/team.ts';
import { ask } from '../../api/client/ask.ts';
import { dayIn } from '../../domain/day.ts';
import { inviteSeatRefusal } from '../../domain/team/seats.ts';
import { seatWords as words } from '../../domain/team/seats.words.ts';
import type { RefusedInviteView, TeamView } from '../../domain/team/team.ts';
import { formatDay } from '../../domain/values/format.ts';
import { teamPageWords } from '../../domain/words/team.ts';
import { useBusiness } from '../frame/business.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { usePlainAct } from '../page/use-plain-act.ts';

const Section = chakra('section', {
  base: {
    marginTop: '8',
    '& > h2': { fontSize: '16px' },
    '& > p': { marginBottom: '3', maxWidth: '68ch', color: 'quiet', fontSize: '14px' },
  },
});

/** Invitations that no seat was free for: they wait for one, and are offered again once there is one. */
export function RefusedInvites({ refused, seats }: Pick<TeamView, 'refused' | 'seats'>) {
  const { id: businessId, timeZone } = useBusiness();
  const locale = useLocale();
  const run = usePlainAct();
  const full = inviteSeatRefusal(seats, false)?.message;
  const columns: Column<RefusedInviteView>[] = [
    { key: 'email', title: teamPageWords.email, cell: ({ email }) => email, phone: 'lead' },
    { key: 'role', title: teamPageWords.role, cell: ({ role }) => role, phone: 'figure' },
    {
      key: 'refused',
      title: words.refusedOn,
      cell: ({ refused }) => formatDay(dayIn(timeZone, new Date(refused)), locale),
      phone: 'under',
    },
  ];
  const title = full ? words.waiting : words.canBeInvited;
  return (
    <Section aria-label={title}>
      <h2>{title}</h2>
      <p>{full ? words.waitingLead : words.canBeInvitedLead}</p>
      <DataTable
        few
        caption={title}
        columns={columns}
        rows={refused}
        keyOf={({ email }) => email}
        nameOf={({ email }) => email}
        menuOf={(invite) => [
          {
            key: 'send',
            label: words.send,
            refused: full,
            onPress: () =>
              void run(`team.invite ${invite.email} ${invite.refused}`, (intentKey) =>
                ask(teamCalls.inviteTeamMember, { businessId, ...invite }, { intentKey }),
              ),
          },
          {
            key: 'drop',
            label: words.drop,
            danger: true,
            onPress: () =>
              void run(`team.drop-invite ${invite.email} ${invite.refused}`, (intentKey) =>
                ask(seatCalls.dropRefusedInvite, { businessId, email: invite.email }, { intentKey }),
              ),
          },
        ]}
      />
    </Section>
  );
}
