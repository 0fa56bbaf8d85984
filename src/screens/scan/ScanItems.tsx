import { useState } from 'react';
import type { ProductRow } from '../../domain/product.ts';
import { scanWords as words } from '../../domain/words/scan.ts';
import { styled } from '../kit/styled.ts';
import { toast } from '../kit/toast.ts';
import { CameraButton } from './CameraButton.tsx';
import { useItemScan, useScans } from './use-item-scan.ts';
import { useScanner } from './use-scanner.ts';

const Bar = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', fontSize: '14px' },
});

interface ScanItemsProps {
  /** Takes an item into the lines: the first time it adds it, then it raises its quantity by one. */
  onItem: (item: ProductRow) => void | Promise<void>;
  /** How many of an item the lines have, as it is written. */
  quantityOf: (productId: string) => string | undefined;
}

/** Lets items be scanned into lines wherever the focus is, and says what was scanned last. */
export function ScanItems({ onItem, quantityOf }: ScanItemsProps) {
  const scans = useScans();
  const [last, setLast] = useState<{ id: string; name: string } | null>(null);
  const scan = useItemScan(async (item) => {
    await onItem(item);
    setLast(item);
  });
  useScanner(
    scans
      ? (code) => {
          scan(code).catch(toast.refusal);
        }
      : null,
  );
  if (!scans) return null;
  const quantity = last && quantityOf(last.id);
  return (
    <Bar>
      <CameraButton scan={scan} quantityOf={quantityOf} />
      <span role="status" className="quiet">
        {last && quantity && words.scanned({ item: last.name, quantity })}
      </span>
    </Bar>
  );
}
