import { FileUpload } from '@chakra-ui/react/file-upload';
import type { ReactNode } from 'react';
import type { ControlTies } from './Field.tsx';
import { uploadRecipe } from './upload-recipe.ts';

/** Nothing is kept here: what was chosen is drawn anew and handed on, and the same picture can be chosen again. */
const none: File[] = [];

interface PictureUploadProps {
  /** What the input is called by those who hear it; left out where a field's label does. */
  name?: string;
  ties: Pick<ControlTies, 'id'> & Partial<ControlTies>;
  onPick: (file: File) => void;
  /** What was chosen is no PNG, JPEG or WebP file. */
  onRefuse: () => void;
  /** The button that opens the files, in `FileUpload.Trigger`, and what is beside. */
  children: ReactNode;
}

/** The choice of one PNG, JPEG or WebP file. */
export const PictureUpload = ({ name, ties, onPick, onRefuse, children }: PictureUploadProps) => (
  <FileUpload.Root
    recipe={uploadRecipe}
    accept="image/png,image/jpeg,image/webp"
    acceptedFiles={none}
    ids={{ hiddenInput: ties.id }}
    onFileAccept={({ files: [file] }) => file && onPick(file)}
    onFileReject={({ files: [file] }) => file && onRefuse()}
  >
    {/* Heard of, for a summary of problems leads to it. */}
    <FileUpload.HiddenInput {...ties} aria-hidden={false} aria-label={name} />
    {children}
  </FileUpload.Root>
);
