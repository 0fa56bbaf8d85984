import { lockExceptionCalls } from '../../api/calls/lock-exception.ts';
import { ask } from '../../api/client/ask.ts';
import { firstOfMonth } from '../../domain/day.ts';
import { lockExceptionWords as words } from '../../domain/words/lock-exceptions.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';

interface LockExceptionDialogProps {
  members: readonly { id: string; name: string }[];
  /** The lock date: the exception is of days up to it. */
  lockedUntil: string;
  onClose: () => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: words.hour(hour) }));

/** The hour an exception ends at unless another is chosen: the end of a working day. */
const usualHour = '18';

/** Who may post on locked days, from which day on, until when and why. */
export function LockExceptionDialog({ members, lockedUntil, onClose }: LockExceptionDialogProps) {
  const { id: businessId } = useBusiness();
  const card = useCardForm({
    noun: 'lock-exception',
    opened: null,
    madeOf: lockedUntil,
    initial: {
      member: '',
      from: firstOfMonth(lockedUntil),
      untilDay: '',
      untilHour: usualHour,
      reason: '',
    },
    check: ({ member, from, untilDay, reason }) =>
      [
        { field: 'member', message: member ? '' : words.chooseMember },
        { field: 'from', message: from ? '' : words.chooseDay },
        { field: 'untilDay', message: untilDay ? '' : words.chooseDay },
        { field: 'reason', message: reason.trim() ? '' : words.enterReason },
      ].filter(({ message }) => message),
  });
  const { form, field } = card;
  return (
    <CardDialog
      title={words.grant}
      lead={words.grantLead}
      save={words.save}
      card={card}
      onSave={async () => {
        const { member, from, untilDay, untilHour, reason } = form;
        const answer = await card.save((intentKey) =>
          ask(
            lockExceptionCalls.grantLockException,
            { businessId, member, from, untilDay, untilHour: Number(untilHour), reason },
            { intentKey },
          ),
        );
        if (answer) onClose();
      }}
      onClose={onClose}
    >
      <SelectField
        {...field('member')}
        label={words.member}
        placeholder={words.chooseMember}
        options={members.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DateField {...field('from')} label={words.from} hint={words.fromHint} max={lockedUntil} />
      <DateField {...field('untilDay')} label={words.untilDay} hint={words.untilHint} />
      <SelectField {...field('untilHour')} label={words.untilHour} options={hours} />
      <LongTextField {...field('reason')} label={words.reason} hint={words.reasonHint} />
    </CardDialog>
  );
}
