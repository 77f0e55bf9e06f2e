/** A key that makes a command of a letter. */
interface CommandKey {
  /** As events and `aria-keyshortcuts` name it. */
  readonly name: 'Meta' | 'Control';
  /** As it stands on the keyboard. */
  readonly sign: string;
}

/** The key for commands: on Apple's keyboards Control and K delete to the end of the line. */
export const commandKey = (): CommandKey =>
  /Mac|iPod|iPhone|iPad/.test(navigator.platform) ? { name: 'Meta', sign: '⌘' } : { name: 'Control', sign: 'Ctrl' };
