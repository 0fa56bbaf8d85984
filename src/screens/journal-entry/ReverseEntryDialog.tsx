import { useState } from 'react';
import { useLocation } from 'wouter';
import { journalEntryCalls } from '../../api/calls/journal-entry.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { journalEntryViewWords as words } from '../../domain/journal-entry/journal-entries.words.ts';
import { viewEntryAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { toast } from '../kit/notices/toast.ts';
import type { JournalEntry } from './copied-form.ts';

interface ReverseEntryDialogProps {
  entry: JournalEntry;
  today: string;
  onClose: () => void;
}

/** Asks on which day an entry is taken back; a pair is on its own days. */
export function ReverseEntryDialog({ entry, today, onClose }: ReverseEntryDialogProps) {
  const { id: businessId } = useBusiness();
  const [, navigate] = useLocation();
  const refresh = useRefresh();
  const [onDay, setOnDay] = useState(today > entry.onDay ? today : entry.onDay);

  async function reverse() {
    const answer = await once(`entry.reverse ${entry.id} ${onDay}`, (intentKey) =>
      ask(
        journalEntryCalls.reverseJournalEntry,
        { businessId, id: entry.id, onDay: entry.pair ? null : onDay },
        { intentKey },
      ),
    );
    await refresh();
    toast.success(answer.message);
    navigate(viewEntryAt(answer.id));
  }

  return (
    <CommandDialog
      title={words.reverseTitle(entry.number)}
      lead={entry.pair ? words.pairLead : words.reverseLead}
      label={words.reverseAct}
      danger
      commit={reverse}
      onDone={onClose}
      onClose={onClose}
    >
      {(fieldError) =>
        entry.pair === null && (
          <DateField
            {...fieldError('onDay')}
            label={words.reverseOn}
            value={onDay}
            min={entry.onDay}
            onChange={setOnDay}
          />
        )
      }
    </CommandDialog>
  );
}
