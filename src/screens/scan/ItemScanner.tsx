import { useState } from 'react';
import type { ProductRow } from '../../domain/stock/product.ts';
import { cameraWords, scanWords as words } from '../../domain/words/barcodes.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { toast } from '../kit/notices/toast.ts';
import { ScanDialog } from './scan-dialog.ts';
import { useHasCamera } from './use-has-camera.ts';
import { useItemScan } from './use-item-scan.ts';
import { useScanner } from './use-scanner.ts';

export interface ItemScannerProps {
  /** Takes an item: into lines the first time, and then one more of it. What it throws is said as the reason why not. */
  onItem: (item: ProductRow) => void | Promise<void>;
  /** How many of an item the lines have, as it is written; left out where nothing is counted. */
  quantityOf?: ((productId: string) => string | undefined) | undefined;
  /** The camera is opened from elsewhere, such as a menu: whether it is, and what closes it. No button stands here then. */
  camera?: { open: boolean; onClose: () => void } | undefined;
}

/** Takes items that are scanned, by hand wherever the focus is or by the camera, and says what was scanned last. */
export function ItemScanner({ onItem, quantityOf, camera }: ItemScannerProps) {
  const [last, setLast] = useState<{ id: string; name: string } | null>(null);
  const [open, setOpen] = useState(false);
  const hasCamera = useHasCamera();
  const scan = useItemScan(async (item) => {
    await onItem(item);
    setLast(item);
  });
  useScanner((code) => void scan(code).catch(toast.refusal));
  const quantity = last && quantityOf?.(last.id);
  return (
    <>
      {!camera && hasCamera && (
        <Button onPointerEnter={ScanDialog.intend} onClick={() => setOpen(true)}>
          {cameraWords.open}
        </Button>
      )}
      {quantityOf && (
        <span role="status" className="quiet">
          {last && quantity && words.scanned({ item: last.name, quantity })}
        </span>
      )}
      {(camera?.open ?? open) && (
        <ScanDialog scan={scan} quantityOf={quantityOf} onClose={camera?.onClose ?? (() => setOpen(false))} />
      )}
    </>
  );
}
