import type { SharedDocument } from '../../api/documents/sharing.ts';
import type { SharingView } from '../../domain/documents/sharing.ts';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { SendDialog, type SendingMethod } from './SendDialog.tsx';
import { SentDialog } from './SentDialog.tsx';

export type SharingDialog = 'send' | 'remind' | 'confirm' | 'deliver' | 'sent';

/** The way a dialog of sending opens on; null where it is as it was sent last. */
const sendingMethods: Partial<Record<SharingDialog, SendingMethod | null>> = {
  send: null,
  remind: 'reminder',
  confirm: 'confirmation',
};

interface SharingDialogsProps {
  open: SharingDialog;
  document: SharedDocument;
  /** Kind and number, as within a sentence: "invoice INV-0042". */
  name: string;
  /** Whose document it is. */
  from: string;
  /** Something is owed on it. */
  payable: boolean;
  sharing: SharingView | undefined;
  maySend: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** The dialogs of sending and sharing, for every kind of document. */
export function SharingDialogs(props: SharingDialogsProps) {
  const { open, sharing, from, payable, maySend, onDone, ...common } = props;
  const method = sendingMethods[open];
  if (method !== undefined)
    return <SendDialog {...common} from={from} payable={payable} opensOn={method} onDone={onDone} />;
  if (!sharing) return null;
  if (open === 'deliver') return <DeliveryDialog {...common} sharing={sharing} onDone={onDone} />;
  return <SentDialog {...common} sharing={sharing} maySend={maySend} onChanged={onDone} />;
}
