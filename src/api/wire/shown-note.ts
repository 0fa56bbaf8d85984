/** A credit note or a cancellation of an answer, its day called as ours are. */
export const creditNoteFrom = <Note extends { date: string }>({
  date,
  ...note
}: Note): Omit<Note, 'date'> & { onDay: string } => ({ ...note, onDay: date });
