import { barcodeCalls } from '../../api/calls/barcode.ts';
import { ask } from '../../api/client/ask.ts';
import { barcodeHint } from '../../domain/barcode/barcode.ts';
import { itemBarcodeWords as words } from '../../domain/words/barcodes.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { toast } from '../kit/notices/toast.ts';
import { Stack } from '../kit/Stack.tsx';
import { useScanner } from '../scan/use-scanner.ts';

interface BarcodeFieldProps {
  id: string;
  value: string;
  onChange: (barcode: string) => void;
  problem: string | undefined;
}

/** The barcode of an item: typed, scanned or made. It says what it will be printed as. */
export function BarcodeField({ value, onChange, ...field }: BarcodeFieldProps) {
  const { id: businessId } = useBusiness();
  const may = useMay();
  // What is typed fast into another field is typed there.
  useScanner(onChange, field.id);
  async function make() {
    try {
      onChange((await ask(barcodeCalls.freeBarcode, { businessId })).barcode);
    } catch (problem) {
      toast.refusal(problem);
    }
  }
  return (
    <Stack>
      <TextField
        {...field}
        label={words.barcode}
        optional
        value={value}
        onChange={onChange}
        hint={barcodeHint(value) || words.hint}
      />
      {value === '' && may('inventory.barcode') && <Button onClick={() => void make()}>{words.make}</Button>}
    </Stack>
  );
}
