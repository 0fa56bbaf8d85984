import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { teamCalls } from '../../api/calls/team.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { dayIn } from '../../domain/day.ts';
import type { SeatUse } from '../../domain/team/seats.ts';
import { seatWords } from '../../domain/team/seats.words.ts';
import { isInvited, isOwner, type MemberView, type TeamView, worksHere } from '../../domain/team/team.ts';
import { formatDay } from '../../domain/values/format.ts';
import type { StatusWord } from '../../domain/words/everywhere.ts';
import { teamPageWords, team as teamWords } from '../../domain/words/team.ts';
import { plansAt, teamAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { Loaded } from '../page/Loaded.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { ChooseSeatsDialog } from './ChooseSeatsDialog.tsx';
import { ConfirmEmailDialog } from './ConfirmEmailDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { nameOf, RemoveDialog, RoleDialog } from './MemberDialogs.tsx';
import { actsOf } from './member-acts.ts';
import { RefusedInvites } from './RefusedInvites.tsx';
import { ViewAs } from './ViewAs.tsx';

/** What is to be known of the seats, and the ways out. */
const Above = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5', marginBottom: '4' },
});

type Open =
  | { dialog: 'invite'; member?: MemberView }
  | { dialog: 'seats' }
  | { dialog: 'role' | 'confirm' | 'remove'; member: MemberView }
  | null;

const seatsLine = ({ active, invited, used, seats }: SeatUse): string => {
  const who = teamPageWords.members({ active, invited });
  return seats === null ? who : `${who} · ${seatWords.used({ used, seats })}`;
};

const statusOf = ({ standing: { status }, aboveSeats }: MemberView): StatusWord => {
  if (aboveSeats) return { word: seatWords.readsOnly, tone: 'waiting' };
  return teamWords.teamStatus[status] ?? { word: status, tone: 'draft' };
};

const emailOf = ({ firstName, email, emailUnproved }: MemberView): string =>
  emailUnproved ? teamPageWords.notConfirmed(email) : firstName && email;

const factorOf = ({ secondFactor }: MemberView): string =>
  secondFactor === null ? '' : secondFactor ? teamPageWords.on : teamPageWords.off;

/** Who works in the business, who is asked to, and who did. */
export function TeamPage() {
  const { id: businessId } = useBusiness();
  return (
    <Loaded
      query={useCall(teamCalls.listTeam, { businessId })}
      back={{ label: teamPageWords.team, href: teamAt }}
    >
      {(team) => <Team team={team} />}
    </Loaded>
  );
}

function Team({ team }: { team: TeamView }) {
  const { id: businessId, userId, timeZone, role } = useBusiness();
  const locale = useLocale();
  const [open, setOpen] = useState<Open>(null);
  const run = usePlainAct();
  const { members, seats, refused } = team;
  const above = members.filter(({ aboveSeats }) => aboveSeats);
  const close = () => setOpen(null);
  const invite = () => setOpen({ dialog: 'invite' });
  usePageKeys({ n: invite });

  const day = (instant: string) => formatDay(dayIn(timeZone, new Date(instant)), locale);
  const since = ({ standing, joined, until }: MemberView): string => {
    if (isInvited(standing.status) && until) return teamPageWords.linkUntil({ day: day(until) });
    return joined ? day(joined) : '';
  };
  const columns: Column<MemberView>[] = [
    {
      key: 'name',
      title: teamPageWords.name,
      cell: (row) => (row.userId === userId ? teamPageWords.you({ name: nameOf(row) }) : nameOf(row)),
      phone: 'lead',
    },
    { key: 'email', title: teamPageWords.email, cell: emailOf, phone: 'under' },
    { key: 'role', title: teamPageWords.role, cell: (row) => row.role, phone: 'figure' },
    {
      key: 'status',
      title: teamPageWords.status,
      cell: (row) => <StatusBadge {...statusOf(row)} />,
      phone: 'state',
    },
    { key: 'factor', title: teamPageWords.secondFactor, cell: factorOf, minor: true },
    { key: 'since', title: teamPageWords.since, cell: since, minor: true },
  ];

  const resend = ({ id }: MemberView) =>
    run(`team.resend ${id}`, (intentKey) =>
      ask(teamCalls.resendTeamInvite, { businessId, id }, { intentKey }),
    );

  return (
    <>
      <PageHead title={teamPageWords.team} count={seatsLine(seats)}>
        <Button look="primary" shortcut="n" onClick={invite}>
          {teamPageWords.inviteSomebody}
        </Button>
      </PageHead>
      {above.length > 0 && seats.seats !== null && (
        <Above>
          <Notice>{seatWords.tooMany({ active: seats.active, seats: seats.seats })}</Notice>
          {isOwner(role) && (
            <Button onClick={() => setOpen({ dialog: 'seats' })}>{seatWords.chooseWhoKeepsWorking}</Button>
          )}
          <ButtonLink href={plansAt}>{seatWords.getMoreSeats}</ButtonLink>
        </Above>
      )}
      <DataTable
        caption={teamPageWords.team}
        columns={columns}
        rows={members}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        menuOf={(member) =>
          actsOf(member, members, {
            change: () => setOpen({ dialog: 'role', member }),
            confirm: () => setOpen({ dialog: 'confirm', member }),
            resend: () => void resend(member),
            invite: () => setOpen({ dialog: 'invite', member }),
            remove: () => setOpen({ dialog: 'remove', member }),
          })
        }
      />
      {refused.length > 0 && <RefusedInvites refused={refused} seats={seats} />}
      <ViewAs />
      {open?.dialog === 'invite' && (
        <InviteDialog
          known={open.member && { email: open.member.email, role: open.member.role }}
          onClose={close}
        />
      )}
      {open?.dialog === 'seats' && seats.seats !== null && (
        <ChooseSeatsDialog
          members={members.filter(({ standing }) => worksHere(standing.status))}
          seats={seats.seats}
          onClose={close}
        />
      )}
      {open?.dialog === 'role' && <RoleDialog member={open.member} onClose={close} />}
      {open?.dialog === 'confirm' && <ConfirmEmailDialog member={open.member} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveDialog member={open.member} onClose={close} />}
    </>
  );
}
