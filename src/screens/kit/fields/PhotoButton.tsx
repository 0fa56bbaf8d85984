import { useRef } from 'react';
import { Button } from '../buttons/Button.tsx';
import { OnTouch } from '../on-touch.ts';

interface PhotoButtonProps {
  label: string;
  /** The id of what opens the camera, for whoever opens it from elsewhere. */
  id?: string | undefined;
  /** A file is on its way. */
  pending: boolean;
  onPick: (files: File[]) => void;
}

/** The camera at once. It is beside the choice of a file: an input that asks for the camera offers nothing else. */
export function PhotoButton({ label, id, pending, onPick }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <OnTouch>
      <Button pending={pending} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => {
          const taken = [...(target.files ?? [])];
          // The same picture can be taken again.
          target.value = '';
          if (taken.length > 0) onPick(taken);
        }}
      />
    </OnTouch>
  );
}
