/** What the server takes, in base64. */
const longestAddress = 270_000;

interface Frame {
  width: number;
  height: number;
}

const drawn = async (file: Blob, largest: Frame): Promise<HTMLCanvasElement> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, largest.width / picture.width, largest.height / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** What has no PNG small enough becomes a JPEG, its clear parts white like the paper. */
const asJpeg = (canvas: HTMLCanvasElement): string => {
  const context = canvas.getContext('2d')!;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
};

/**
 * A chosen file as a `data:` address, drawn anew no larger than a frame in pixels.
 *
 * @returns null for what this browser can't read as a picture
 */
export const shrinkPicture = async (file: Blob, largest: Frame): Promise<string | null> => {
  try {
    const canvas = await drawn(file, largest);
    const png = canvas.toDataURL('image/png');
    return png.length <= longestAddress ? png : asJpeg(canvas);
  } catch {
    return null;
  }
};
