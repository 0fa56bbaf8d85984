import { useState } from 'react';
import { seatCalls } from '../../api/calls/seats.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { seatWords as words } from '../../domain/team/seats.words.ts';
import type { MemberView } from '../../domain/team/team.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { toast } from '../kit/notices/toast.ts';
import { nameOf } from './MemberDialogs.tsx';

interface ChooseSeatsDialogProps {
  /** Those who work in the business. */
  members: readonly MemberView[];
  seats: number;
  onClose: () => void;
}

/** Asks an owner who keeps working where there are more members than seats. */
export function ChooseSeatsDialog({ members, seats, onClose }: ChooseSeatsDialogProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    members.filter(({ aboveSeats }) => !aboveSeats).map(({ id }) => id),
  );
  const isChosen = ({ id }: MemberView) => chosen.includes(id);
  const commit = async () => {
    const { message } = await once(`team.seats ${chosen.join(' ')}`, (intentKey) =>
      ask(seatCalls.chooseSeats, { businessId, memberIds: [...chosen] }, { intentKey }),
    );
    await refresh();
    toast.success(message);
  };
  return (
    <CommandDialog
      title={words.chooseWhoKeepsWorking}
      lead={words.chooseLead(seats)}
      label={words.save}
      disabled={chosen.length === 0}
      commit={commit}
      onDone={onClose}
      onClose={onClose}
    >
      {members.map((member) => (
        <CheckField
          key={member.id}
          label={words.member({ name: nameOf(member), role: member.role })}
          checked={isChosen(member)}
          disabled={!isChosen(member) && chosen.length >= seats}
          onChange={(checked) =>
            setChosen(checked ? [...chosen, member.id] : chosen.filter((id) => id !== member.id))
          }
        />
      ))}
    </CommandDialog>
  );
}
