import { useState } from 'react';
import { cameraWords as words } from '../../domain/words/scan.ts';
import type { ScannedItem } from '../../machines/scan/scan-by-camera.flow.ts';
import { Button } from '../kit/Button.tsx';
import { ScanDialog } from './scan-dialog.ts';

interface CameraButtonProps {
  scan: (code: string) => Promise<ScannedItem>;
  quantityOf?: (productId: string) => string | undefined;
}

/** Opens the camera to scan items. */
export function CameraButton({ scan, quantityOf }: CameraButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPointerEnter={ScanDialog.intend} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {open && <ScanDialog {...{ scan, quantityOf }} onClose={() => setOpen(false)} />}
    </>
  );
}
