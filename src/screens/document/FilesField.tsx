import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { formFiles as words } from '../../domain/words/attachments.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { OnTouch } from '../kit/on-touch.ts';
import type { FormFilesProps } from './FormFiles.tsx';

const FormFiles = lazyDialog(async () => (await import('./FormFiles.tsx')).FormFiles);

/** Nothing is dropped on a phone. */
const DropHint = chakra('span', {
  base: { color: 'quiet', '@media (max-width: 47.99rem)': { display: 'none' } },
});

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Files that are let go anywhere over the page: without this the browser would leave the form to show them. */
const useDropped = (onDropped: (files: File[]) => void) => {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (bringsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      // The place for them has taken what fell there.
      if (!bringsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      onDropped([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [onDropped]);
};

/** The files of a form: one button while there are none. What it takes to bring some is fetched when somebody does. */
export function FilesField(props: Omit<FormFilesProps, 'begin'>) {
  const { id, files, problem } = props;
  /** What was asked for; null while nobody did. */
  const [begin, setBegin] = useState<FormFilesProps['begin']>(null);
  useDropped(setBegin);
  if (begin !== null || files.length > 0 || problem !== undefined)
    return <FormFiles {...props} begin={begin} onClose={() => setBegin(null)} />;
  return (
    <div>
      <Button
        id={id}
        onPointerEnter={FormFiles.intend}
        onFocus={FormFiles.intend}
        onClick={() => setBegin('choose')}
      >
        {words.attach}
      </Button>{' '}
      <OnTouch>
        <Button onClick={() => setBegin('photo')}>{words.takePhoto}</Button>
      </OnTouch>{' '}
      <DropHint>{words.orDrop}</DropHint>
    </div>
  );
}
