import type { ReactNode } from 'react';
import { kept as words } from '../../domain/words/frame.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Stack } from '../kit/Stack.tsx';
import { StaleChoice } from './StaleChoice.tsx';
import type { CardFormState } from './use-card-form.ts';

interface CardDialogProps {
  title: string;
  lead?: string | undefined;
  size?: 'small' | undefined;
  card: CardFormState;
  /** Named by what it does: "Save tax". */
  save: string;
  onSave: () => Promise<void>;
  onClose: () => void;
  /** True while it can't be sent yet: what it will do is being worked out. */
  waits?: boolean | undefined;
  /** Stands in place of Save and Discard where the card is only looked at. */
  foot?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form on one card over the list it belongs to. Closed, it keeps what was typed until that is saved or discarded. */
export function CardDialog({
  title,
  lead,
  size,
  card,
  save,
  onSave,
  onClose,
  waits,
  foot,
  children,
}: CardDialogProps) {
  const refresh = useRefresh();
  const id = `${card.noun}-form`;
  // Their version is fetched before it is shown.
  const takeTheirs = () => void card.forget().then(refresh).then(onClose);
  return (
    <Dialog
      title={title}
      lead={lead}
      size={size}
      onClose={card.pending ? undefined : onClose}
      foot={
        foot ?? (
          <>
            <Button look="ghost" disabled={card.pending} onClick={() => void card.forget().then(onClose)}>
              {words.discard}
            </Button>
            <Button look="primary" type="submit" form={id} pending={card.pending || waits}>
              {save}
            </Button>
          </>
        )
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSave();
        }}
      >
        <Stack>
          <ErrorSummary attempt={card.attempt} problems={card.problems} />
          {card.stale && (
            <StaleChoice
              problem={card.stale}
              onTheirs={takeTheirs}
              onMine={card.overwrite}
              conflict={card.conflict}
              onChoose={card.choose}
            />
          )}
          {card.ready && children}
        </Stack>
      </form>
    </Dialog>
  );
}
