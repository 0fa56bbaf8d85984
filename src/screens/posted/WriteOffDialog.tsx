import { useState } from 'react';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { isZero } from '../../domain/money.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { taxRelief as words } from '../../domain/words/posted.ts';
import { ActDayField } from '../document/ActDayField.tsx';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { ActDialog } from './ActDialog.tsx';
import { commandsOn, type PostedDialogProps } from './posted-commands.ts';
import { wordsOfKind } from './posted-words.ts';

/** Forgives what is still owed. Where the document has tax it is asked first whether that is taken back too. */
export function WriteOffDialog({ name, ...common }: PostedDialogProps & { name: string }) {
  const { document, commands, onClose } = common;
  const { id } = useBusiness();
  const [picked, setPicked] = useState<'gross' | 'net'>('gross');
  const [onDay, setOnDay] = useState('');
  const [chosen, setChosen] = useState(isZero(document.tax) && isZero(document.shippingTax));
  const labels = wordsOfKind(document.kind);
  const relief = words.ofSide[kindSpec(document.kind).side ?? 'receivable'];
  const title = labels.forgiveTitle({ document: name, isAll: isZero(document.standing.facts.settled) });
  const taxRelief = picked === 'net';
  if (chosen)
    return (
      <ActDialog
        {...common}
        preview="write-off"
        request={{ taxRelief, onDay: onDay || undefined }}
        title={title}
        lead={labels.forgiveLead}
        label={labels.forgiveIt}
        commit={commandsOn(id, document, commands).forgive({ taxRelief, onDay: onDay || undefined })}
      >
        {(field) => (
          <ActDayField
            {...field('onDay')}
            value={onDay}
            today={document.today}
            min={document.issuedOn}
            onChange={setOnDay}
          />
        )}
      </ActDialog>
    );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{dialogWords.close}</Button>
          <Button look="primary" onClick={() => setChosen(true)}>
            {words.next}
          </Button>
        </>
      }
    >
      <ChoiceField
        label={words.question}
        value={picked}
        onChange={(value) => setPicked(value as 'gross' | 'net')}
        choices={[
          { value: 'gross', label: words.gross, meaning: relief.grossMeans },
          { value: 'net', label: relief.net, meaning: relief.netMeans },
        ]}
      />
    </Dialog>
  );
}
