import { type ReactNode, useState } from 'react';
import { isViewable } from '../../domain/documents/attachment.ts';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { FilesField } from './FilesField.tsx';
import type { FormFilesProps } from './FormFiles.tsx';

const FilePane = lazyDialog(async () => (await import('./FilePane.tsx')).FilePane);

/** Wide enough for a file to stand beside the form it is typed from. */
const hasRoom = () => window.matchMedia('(min-width: 68rem)').matches;

/** The files of a form, and what ties them to it. */
export type FilesOfForm = Omit<FormFilesProps, 'begin' | 'onClose' | 'onShow' | 'openId'>;

/**
 * The files of a form: their field, and the one that is beside the form, on a wide screen the first that can be shown, until
 * somebody chooses another or closes it.
 */
export const useFormFiles = (of: FilesOfForm) => {
  /** Null once it was closed; undefined while nobody chose. */
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const viewable = of.files.filter(isViewable);
  const first = chosen === undefined && hasRoom() ? viewable[0] : undefined;
  const open = viewable.find(({ id }) => id === chosen) ?? first;
  return {
    field: <FilesField {...of} openId={open?.id} onShow={({ id }) => setChosen(id)} />,
    pane: open && <FilePane key={open.id} file={open} onClose={() => setChosen(null)} />,
  };
};

interface WithFilesProps {
  of: FilesOfForm;
  children: (files: ReturnType<typeof useFormFiles>) => ReactNode;
}

/** A form's page with its files. */
export const WithFiles = ({ of, children }: WithFilesProps) => children(useFormFiles(of));
