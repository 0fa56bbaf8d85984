import { type ReactNode, useState } from 'react';
import { editEffects as words } from '../../domain/words/documents.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import type { EditEffectsDialogProps } from './EditEffectsDialog.tsx';

const EditEffectsDialog = lazyDialog(() =>
  import('./EditEffectsDialog.tsx').then((file) => file.EditEffectsDialog),
);

/** What saving the typing changes in books and stock, planned by the server when somebody asks for it. */
export function EditEffects(props: Omit<EditEffectsDialogProps, 'onClose'>): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={EditEffectsDialog.intend}>
        {words.showWhatChanges}
      </Button>
      {open && <EditEffectsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
