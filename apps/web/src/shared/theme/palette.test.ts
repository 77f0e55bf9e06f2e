// Guards: Both themes have enough contrast.
import { dark, light, type Tone } from './palette';

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const tones: readonly Tone[] = ['neutral', 'info', 'success', 'warning', 'error'];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, scheme) => {
  const surfaces = [scheme.ground, scheme.paper, scheme.raised, scheme.sunken, scheme.field];

  test('texts, including disabled ones, are legible on every surface', () => {
    for (const surface of surfaces)
      for (const text of Object.values(scheme.text)) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test('every tone is legible on its own surface and on paper', () => {
    for (const tone of tones) {
      const { text, surface } = scheme.tone[tone];
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text, scheme.paper)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the accent is legible as a text, as a surface and as the mark of the active item', () => {
    for (const surface of [...surfaces, scheme.accent.soft])
      expect(contrast(scheme.accent.main, surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scheme.accent.on, scheme.accent.main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scheme.accent.on, scheme.accent.strong)).toBeGreaterThanOrEqual(4.5);
  });

  test('the border of a field has a contrast of 3:1 to its surroundings', () => {
    for (const surface of [scheme.ground, scheme.paper, scheme.field])
      expect(contrast(scheme.control, surface)).toBeGreaterThanOrEqual(3);
  });
});

test('in the dark scheme a field differs from its card and from its dialog as much as a card from the page', () => {
  const step = contrast(dark.ground, dark.paper);
  expect(step).toBeGreaterThan(1.1);
  for (const surface of [dark.paper, dark.raised]) expect(contrast(dark.field, surface)).toBeGreaterThanOrEqual(step);
});
