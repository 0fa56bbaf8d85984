import { chakra } from '@chakra-ui/react';
import { planHas } from '../../domain/access/plans.ts';
import { useBusiness } from '../frame/business.ts';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import type { ItemScannerProps } from './ItemScanner.tsx';

// What can't be fetched is said, and the page goes on without it.
const Fetched = lazyDialog(
  () => import('./ItemScanner.tsx').then((file) => file.ItemScanner),
  () => {},
);

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    // As high as what comes a moment later.
    minHeight: '36px',
    fontSize: '14px',
  },
});

/** Lets items be scanned where the plan has barcodes; fetched when the page is there. */
export function ScanItems(props: ItemScannerProps) {
  const { plan } = useBusiness();
  if (!planHas(plan, 'barcode')) return null;
  if (props.camera) return <Fetched {...props} />;
  return (
    <Bar>
      <Fetched {...props} />
    </Bar>
  );
}
