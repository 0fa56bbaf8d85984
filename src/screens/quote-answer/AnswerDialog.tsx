import { useState } from 'react';
import { answerNameLength, type GivenAnswer } from '../../domain/documents/answer.ts';
import { quoteAnswer } from '../../domain/words/quotes.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';

interface AnswerDialogProps {
  title: string;
  lead: string;
  label: string;
  keep: string;
  /** Whose name is asked for, what the browser may fill in for it, and what stands there first. */
  name: { label: string; autoComplete?: string; first: string };
  /** Carries the answer out; rejects with its problem. */
  give: (given: Pick<GivenAnswer, 'name' | 'note'>) => Promise<void>;
  onClose: () => void;
}

/** Asks who answers a quote, and for a note; the customer is asked on the public page, a member on the quote's own. */
export function AnswerDialog({ name: suggestedName, give, onClose, ...texts }: AnswerDialogProps) {
  const { first, ...nameField } = suggestedName;
  const [name, setName] = useState(first);
  const [note, setNote] = useState('');
  return (
    <CommandDialog {...texts} commit={() => give({ name, note })} onDone={onClose} onClose={onClose}>
      {(problem) => (
        <>
          <TextField
            {...nameField}
            value={name}
            onChange={setName}
            maxLength={answerNameLength}
            {...problem('name')}
          />
          <LongTextField
            label={quoteAnswer.yourNote}
            optional
            value={note}
            onChange={setNote}
            {...problem('note')}
          />
        </>
      )}
    </CommandDialog>
  );
}
