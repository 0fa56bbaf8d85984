/**
 * The colours, sizes and shadows of the look, as Chakra tokens.
 *
 * Every colour is named by what it is for, never by its hue, and has one value for light and one for dark. State colours
 * (draft, waiting, settled, stopped) stand for a status and for nothing else; each has a soft twin to sit on.
 * All text pairs used by the kit hold 4.5:1, and `edge` (the border of something to type in) holds 3:1.
 */

const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

export const semanticColors = {
  paper: both('#FAF8F3', '#14171A'),
  sheet: both('#FFFFFF', '#1C2024'),
  stub: both('#FCFBF8', '#181C1F'),
  ink: both('#1B2430', '#E8E6E1'),
  quiet: both('#5C6672', '#9AA3AD'),
  line: both('#E6E1D7', '#2C3238'),
  /** The border of something to press: seen on every ground, quieter than that of something to type in. */
  rim: both('#D8D2C5', '#414952'),
  edge: both('#8F8A7F', '#6E7781'),
  hover: both('#F3F0E8', '#22272C'),
  accent: both('#0B6B53', '#4CC29E'),
  accentStrong: both('#085541', '#6AD1B1'),
  accentSoft: both('#E4F1EC', '#16332B'),
  onAccent: both('#FFFFFF', '#0D1F1A'),
  draft: both('#5C6672', '#9AA3AD'),
  draftSoft: both('#EEECE6', '#262B30'),
  waiting: both('#835500', '#E0B055'),
  waitingSoft: both('#FBF0D9', '#3A2E14'),
  settled: both('#0B6B53', '#4CC29E'),
  settledSoft: both('#CFE9DD', '#1C4437'),
  stopped: both('#A3262A', '#F08C86'),
  stoppedSoft: both('#FBE6E4', '#3E1E1D'),
  onStopped: both('#FFFFFF', '#2A1010'),
  scrim: both('rgba(27, 36, 48, .42)', 'rgba(0, 0, 0, .62)'),
};

export const semanticShadows = {
  float: both(
    '0 12px 32px rgba(27, 36, 48, .16), 0 2px 6px rgba(27, 36, 48, .08)',
    '0 12px 32px rgba(0, 0, 0, .5), 0 0 0 1px #2C3238',
  ),
};

/** The 4 px grid; the names are Chakra's own, so that `padding="4"` means 16 px here as anywhere. */
const steps = ['0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '5', '6', '7', '8', '10', '12', '16'];
export const spacing = {
  0: { value: '0px' },
  ...Object.fromEntries(steps.map((step) => [step, { value: `${Number(step) / 4}rem` }])),
};

export const radii = { none: { value: '0px' }, base: { value: '6px' }, sheet: { value: '10px' } };

export const fonts = {
  body: { value: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif" },
};

/** Phone below 48rem; the counterfoil is beside the sheet from `lg` on. */
export const breakpoints = { md: '48rem', lg: '68rem', xl: '90rem' };
