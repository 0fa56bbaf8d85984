import { useState } from 'react';
import type { SharedDocument } from '../../api/documents/sharing.ts';
import type { SharingView } from '../../domain/documents/sharing.ts';
import type { DeliveryStatus } from '../../domain/values/delivery.ts';
import { deliveryDialog as words } from '../../domain/words/documents.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { sharingCommands } from './sharing-commands.ts';

const choices = [
  { value: 'Shipped', label: words.shipped, meaning: words.shippedMeans },
  { value: 'Delivered', label: words.delivered, meaning: words.deliveredMeans },
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
      title={words.title({ document: name })}
      lead={words.lead}
      label={words.save}
      keep={dialogWords.close}
      commit={() => sharingCommands(document).deliver(status, tracking, tells && address ? address : null)}
      onDone={onDone}
      onClose={onClose}
    >
      <ChoiceField
        label={words.howFar}
        value={status}
        onChange={(value) => setStatus(value as DeliveryStatus)}
        choices={choices}
      />
      <TextField
        label={words.trackingNumber}
        optional
        maxLength={100}
        value={tracking}
        onChange={setTracking}
      />
      {address && <CheckField label={words.emailTo({ address })} checked={tells} onChange={setTells} />}
    </CommandDialog>
  );
}
