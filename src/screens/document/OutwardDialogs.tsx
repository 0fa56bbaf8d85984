import type { OutwardView } from '../../api/queries/outward.ts';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import type { OutwardDocument } from './outward-commands.ts';
import { SendDialog } from './SendDialog.tsx';
import { SentDialog } from './SentDialog.tsx';

export type OutwardDialog = 'send' | 'deliver' | 'sent';

interface OutwardDialogsProps {
  open: OutwardDialog;
  document: OutwardDocument;
  /** Kind and number, as within a sentence: "invoice INV-0042". */
  name: string;
  /** Whose document it is. */
  from: string;
  /** Something is owed on it. */
  payable: boolean;
  outward: OutwardView | undefined;
  maySend: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** The dialogs of what leaves the house, for every kind of document. */
export function OutwardDialogs(props: OutwardDialogsProps) {
  const { open, outward, from, payable, maySend, onDone, ...common } = props;
  if (open === 'send') return <SendDialog {...common} from={from} payable={payable} onDone={onDone} />;
  if (!outward) return null;
  if (open === 'deliver') return <DeliveryDialog {...common} outward={outward} onDone={onDone} />;
  return <SentDialog {...common} outward={outward} maySend={maySend} onChanged={onDone} />;
}
