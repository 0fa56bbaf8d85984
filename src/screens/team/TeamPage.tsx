import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resendInvite } from '../../api/commands/team.ts';
import { teamList } from '../../api/queries/team.ts';
import { dayIn } from '../../domain/day.ts';
import { formatDay } from '../../domain/format.ts';
import { isInvited, type MemberView, type TeamView } from '../../domain/team.ts';
import { counted } from '../../domain/words/everywhere.ts';
import { teamPageWords, team as teamWords } from '../../domain/words/team.ts';
import { Button } from '../kit/Button.tsx';
import { type Column, DataTable } from '../kit/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { Loaded } from '../page/Loaded.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { teamAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { ConfirmEmailDialog } from './ConfirmEmailDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { nameOf, RemoveDialog, RoleDialog } from './MemberDialogs.tsx';
import { actsOf } from './member-acts.ts';
import { ViewAs } from './ViewAs.tsx';

type Open =
  | { dialog: 'invite'; member?: MemberView }
  | { dialog: 'role' | 'confirm' | 'remove'; member: MemberView }
  | null;

const seatsLine = ({ active, invited }: TeamView['seats']): string =>
  `${counted(active, 'member', 'members')}, ${invited} invited`;

const emailOf = ({ firstName, email, emailUnproved }: MemberView): string =>
  emailUnproved ? teamPageWords.notConfirmed(email) : firstName && email;

const factorOf = ({ secondFactor }: MemberView): string =>
  secondFactor === null ? '' : secondFactor ? 'On' : 'Off';

/** Who works in the business, who is asked to, and who did. */
export function TeamPage() {
  const { id } = useBusiness();
  return (
    <Loaded query={useQuery(teamList(id))} back={{ label: teamPageWords.team, href: teamAt }}>
      {(team) => <Team team={team} />}
    </Loaded>
  );
}

function Team({ team }: { team: TeamView }) {
  const { id: businessId, userId, timeZone } = useBusiness();
  const locale = useLocale();
  const [open, setOpen] = useState<Open>(null);
  const run = usePlainAct();
  const { members, seats } = team;
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
      cell: (row) => `${nameOf(row)}${row.userId === userId ? ' (you)' : ''}`,
      phone: 'lead',
    },
    { key: 'email', title: teamPageWords.email, cell: emailOf, phone: 'under' },
    { key: 'role', title: teamPageWords.role, cell: (row) => row.role, phone: 'figure' },
    {
      key: 'status',
      title: teamPageWords.status,
      cell: (row) => {
        const { word, tone } = teamWords.teamStatus[row.standing.status] ?? {
          word: row.standing.status,
          tone: 'draft',
        };
        return <StatusBadge tone={tone} word={word} />;
      },
      phone: 'state',
    },
    { key: 'factor', title: teamPageWords.secondFactor, cell: factorOf, minor: true },
    { key: 'since', title: teamPageWords.since, cell: since, minor: true },
  ];

  const resend = ({ id }: MemberView) =>
    run(`team.resend ${id}`, (intentKey) => resendInvite({ businessId, intentKey }, id));

  return (
    <>
      <PageHead title={teamPageWords.team} count={seatsLine(seats)}>
        <Button look="primary" shortcut="n" onClick={invite}>
          {teamPageWords.inviteSomebody}
        </Button>
      </PageHead>
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
      <ViewAs />
      {open?.dialog === 'invite' && (
        <InviteDialog
          known={open.member && { email: open.member.email, role: open.member.role }}
          onClose={close}
        />
      )}
      {open?.dialog === 'role' && <RoleDialog member={open.member} onClose={close} />}
      {open?.dialog === 'confirm' && <ConfirmEmailDialog member={open.member} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveDialog member={open.member} onClose={close} />}
    </>
  );
}
