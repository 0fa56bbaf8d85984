import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, in words. */
  lead: ReactNode;
  /** Named by the act: "Delete draft INV-0043". */
  act: string;
  onAct: () => void;
  /** Named by what stays: "Keep it". */
  keep: string;
  onKeep: () => void;
  pending?: boolean;
  /** What is done cannot be undone. */
  danger?: boolean;
  children?: ReactNode;
}

/** Asks once before an act with effects; while the act is under way the dialog stays and takes no answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, lead, act, onAct, keep, onKeep, pending = false, danger = false, children } = props;
  const foot = (
    <>
      <Button onClick={onKeep} disabled={pending} shortcut="Esc">
        {keep}
      </Button>
      <Button look={danger ? 'danger' : 'primary'} pending={pending} onClick={onAct}>
        {act}
      </Button>
    </>
  );
  return (
    <Dialog title={title} lead={lead} size="small" onClose={pending ? undefined : onKeep} foot={foot}>
      {children}
    </Dialog>
  );
}
