const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const written = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Source: WCAG 2.2, "relative luminance". */
const luminance = (color: string): number => {
  const [red, green, blue] = channels(color)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

/** How well two colours stand apart, 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
};

const [white, dark] = ['#ffffff', '#1b2430'];
const enough = 4.5;

/** A template's colour as ink on white paper: darkened until it can be read. */
export const inkOf = (color: string): string => {
  let ink = color;
  for (let step = 0.95; contrast(ink, white) < enough; step -= 0.05)
    ink = written(channels(color).map((part) => part * step));
  return ink;
};

/** The ink that is read on a colour: white or dark, whichever stands out more. */
export const inkOn = (color: string): string =>
  contrast(white, color) >= contrast(dark, color) ? white : dark;

/** A colour thinned with white, as a ground for text. */
export const tintOf = (color: string): string =>
  written(channels(color).map((part) => 255 - (255 - part) * 0.1));
