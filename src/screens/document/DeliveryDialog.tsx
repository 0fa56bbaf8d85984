import { useState } from 'react';
import type { SharedDocument } from '../../api/commands/sharing.ts';
import type { DeliveryStatus } from '../../domain/delivery.ts';
import type { SharingView } from '../../domain/documents/sharing.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { ChoiceField } from '../kit/ChoiceField.tsx';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { TextField } from '../kit/TextField.tsx';
import { sharingCommands } from './sharing-commands.ts';

const choices = [
  { value: 'Shipped', label: 'Shipped', meaning: 'The goods are on their way.' },
  { value: 'Delivered', label: 'Delivered', meaning: 'The goods have arrived.' },
];

interface DeliveryDialogProps {
  document: SharedDocument;
  name: string;
  sharing: SharingView;
  onDone: () => void;
  onClose: () => void;
}

/** Says how far the goods of a document have come, and tells the customer where that is asked for. */
export function DeliveryDialog({ document, name, sharing, onDone, onClose }: DeliveryDialogProps) {
  const [status, setStatus] = useState<DeliveryStatus>(sharing.delivery.status ?? 'Shipped');
  const [tracking, setTracking] = useState(sharing.delivery.tracking);
  const [tells, setTells] = useState(false);
  const [address] = sharing.addresses;
  return (
    <CommandDialog
      title={`Delivery of ${name}`}
      lead="Delivery stands beside the status and changes nothing in the books."
      label="Save delivery"
      keep="Close"
      commit={() => sharingCommands(document).deliver(status, tracking, tells && address ? address : null)}
      onDone={onDone}
      onClose={onClose}
    >
      <ChoiceField
        label="How far are the goods?"
        value={status}
        onChange={(value) => setStatus(value as DeliveryStatus)}
        choices={choices}
      />
      <TextField label="Tracking number" optional maxLength={100} value={tracking} onChange={setTracking} />
      {address && <CheckField label={`E-mail this to ${address}`} checked={tells} onChange={setTells} />}
    </CommandDialog>
  );
}
