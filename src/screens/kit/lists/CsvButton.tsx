import { useRef } from 'react';
import { Button } from '../buttons/Button.tsx';

interface CsvButtonProps {
  label: string;
  onFile: (file: File) => void;
}

/** A button that asks for a CSV file. */
export function CsvButton({ label, onFile }: CsvButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{label}</Button>
    </>
  );
}
