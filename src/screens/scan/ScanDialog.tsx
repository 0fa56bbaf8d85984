import { chakra } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { cameraWords, scanWords } from '../../domain/words/barcodes.ts';
import { type ScannedItem, scanByCameraFlow } from '../../machines/scan/scan-by-camera.flow.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { inspected } from '../kit/inspected.ts';
import { cameraPorts } from './camera-ports.ts';

const View = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& > video': {
      width: '100%',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      background: '#000',
      borderRadius: 'base',
    },
    '& > p': { minHeight: '1.5em', overflowWrap: 'anywhere' },
    '& > p.why': { color: 'stopped' },
  },
});

export interface ScanDialogProps {
  /** Takes a code and answers its item; rejects with a problem that says why it wasn't taken. */
  scan: (code: string) => Promise<ScannedItem>;
  /** How many of an item there are by now, as it is written; left out where nothing is counted. */
  quantityOf?: ((productId: string) => string | undefined) | undefined;
  onClose: () => void;
}

/** Scans barcodes by the camera, one after another, until it is closed. */
export function ScanDialog({ scan, quantityOf, onClose }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const gone = useRef(false);
  const latest = useRef(scan);
  latest.current = scan;
  const [machine] = useState(() =>
    scanByCameraFlow.provide({
      actors: cameraPorts(
        video,
        () => gone.current,
        (code) => latest.current(code),
      ),
    }),
  );
  const [state, dispatch] = useMachine(machine, inspected());
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const { problem, last } = state.context;
  const failed = state.hasTag('failed');

  const statusText = (): string => {
    if (state.hasTag('opening')) return cameraWords.opening;
    if (!last?.item) return cameraWords.ready;
    const quantity = quantityOf?.(last.item.id);
    return quantity ? scanWords.scanned({ item: last.item.name, quantity }) : last.item.name;
  };
  const why = failed ? problem?.message : last?.why;
  return (
    <Dialog
      title={cameraWords.title}
      lead={failed ? undefined : cameraWords.lead}
      size="small"
      onClose={onClose}
      foot={
        <>
          <Button look={failed ? 'ghost' : 'primary'} onClick={onClose}>
            {failed ? cameraWords.close : cameraWords.done}
          </Button>
          {failed && (
            <Button look="primary" onClick={() => dispatch({ type: 'camera.retry' })}>
              {cameraWords.retry}
            </Button>
          )}
        </>
      }
    >
      <View>
        <video ref={video} muted playsInline hidden={failed} aria-label={cameraWords.picture} />
        {why ? (
          <p role="alert" className="why">
            {why}
          </p>
        ) : (
          <p role="status">{statusText()}</p>
        )}
      </View>
    </Dialog>
  );
}
