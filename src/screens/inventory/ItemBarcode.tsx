import { Link } from 'wouter';
import { barcodeCalls } from '../../api/calls/barcode.ts';
import { ask } from '../../api/client/ask.ts';
import { planHas } from '../../domain/access/plans.ts';
import type { ProductView } from '../../domain/stock/product.ts';
import { itemBarcodeWords as words } from '../../domain/words/barcodes.ts';
import { tellOne } from '../document/plain-commands.ts';
import { labelsAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Stack } from '../kit/Stack.tsx';
import { BarcodePicture } from './BarcodePicture.tsx';

interface ItemBarcodeProps {
  item: ProductView;
  /** Carries an act of the page out, and says why where it isn't done. */
  run: (act: () => Promise<unknown>) => Promise<void>;
}

/** The barcode of an item with the way to its labels; where it has none, what makes one. */
export function ItemBarcode({ item, run }: ItemBarcodeProps) {
  const { id: businessId, plan } = useBusiness();
  const may = useMay()('inventory.barcode') && !item.deleted;
  const { id, version, barcode } = item;
  if (barcode === '')
    return (
      may && (
        <Button
          onClick={() =>
            run(() =>
              tellOne(`item.barcode ${id} ${version}`, (intentKey) =>
                ask(barcodeCalls.makeBarcodes, { businessId, productIds: [id] }, { intentKey }),
              ),
            )
          }
        >
          {words.make}
        </Button>
      )
    );
  if (!may || !planHas(plan, 'barcode')) return barcode;
  return (
    <Stack>
      <BarcodePicture barcode={barcode} />
      <Link href={labelsAt(id)}>{words.printLabels}</Link>
    </Stack>
  );
}
