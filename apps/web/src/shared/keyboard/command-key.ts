/** Modifier key for commands. */
interface CommandKey {
  /** Name in events and in `aria-keyshortcuts`. */
  readonly name: 'Meta' | 'Control';
  /** Sign on the keyboard. */
  readonly sign: string;
}

/**
 * Returns the modifier key for commands. Apple keyboards use Meta, because Control and K delete to the end of the line
 * there.
 */
export const commandKey = (): CommandKey =>
  /Mac|iPod|iPhone|iPad/.test(navigator.platform) ? { name: 'Meta', sign: '⌘' } : { name: 'Control', sign: 'Ctrl' };
